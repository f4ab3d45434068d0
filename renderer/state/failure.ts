import { z } from 'zod'
import type { Refusal } from '#shared/engine/decision.ts'
import { type CallError, callErrorCodes } from '#shared/ipc/contract.ts'

/** Why a call failed: the host's error, or our own if we could not reach the host. */
export type Failure =
  | CallError
  | { readonly code: 'connection-lost' }
  /** The detail is for developers. */
  | { readonly code: 'bad-reply'; readonly detail: string }

const refusalSchema = z.custom<Refusal>((value) => typeof value === 'object' && value !== null)
const callErrorSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('refused'), refusal: refusalSchema }),
  z.object({ code: z.enum(callErrorCodes), detail: z.string() })
])

/** Reads the error of a reply. An unreadable error is a failure of its own. */
export function readCallError(error: unknown): Failure {
  const parsed = callErrorSchema.safeParse(error)
  return parsed.success ? parsed.data : { code: 'bad-reply', detail: 'unreadable error' }
}

export class CallFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(`call failed: ${failure.code}`)
    this.failure = failure
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailure) return error.failure
  return { code: 'internal', detail: error instanceof Error ? error.message : String(error) }
}
