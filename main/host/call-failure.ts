import type { Refusal } from '#shared/engine/decision.ts'
import type { CallError, CallErrorCode } from '#shared/ipc/contract.ts'
import { StoreConflict } from '../store/campaign-store.ts'
import { isDiskFull, isHeldElsewhere } from '../store/sqlite-errors.ts'

/** A call that could not be carried out, with what the page is told about it. */
export class CallFailure extends Error {
  readonly error: CallError

  constructor(error: CallError, cause?: unknown) {
    super(error.code === 'refused' ? error.refusal.reason.key : error.detail, { cause })
    this.error = error
  }

  static of(code: CallErrorCode, detail: string): CallFailure {
    return new CallFailure({ code, detail })
  }

  static refused(refusal: Refusal): CallFailure {
    return new CallFailure({ code: 'refused', refusal })
  }

  /** The store has thrown, and nothing was written: the reason as far as a player can do something about it. */
  static notSaved(error: unknown): CallFailure {
    const detail = error instanceof Error ? error.message : String(error)
    return new CallFailure({ code: codeOf(error), detail }, error)
  }
}

function codeOf(error: unknown): CallErrorCode {
  if (error instanceof StoreConflict) return 'conflict'
  if (isDiskFull(error)) return 'disk-full'
  return isHeldElsewhere(error) ? 'busy' : 'not-saved'
}
