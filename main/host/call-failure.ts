import type { Refusal } from '#shared/engine/decision.ts'
import type { CallError, CallErrorCode } from '#shared/ipc/contract.ts'

/** A call that could not be carried out, with what the page is told about it. */
export class CallFailure extends Error {
  readonly error: CallError

  constructor(error: CallError) {
    super(error.code === 'refused' ? error.refusal.reason.key : error.detail)
    this.error = error
  }

  static of(code: CallErrorCode, detail: string): CallFailure {
    return new CallFailure({ code, detail })
  }

  static refused(refusal: Refusal): CallFailure {
    return new CallFailure({ code: 'refused', refusal })
  }
}
