import type { Refusal } from '#shared/engine/decision.ts'
import type { CallError, CallErrorCode } from '#shared/ipc/contract.ts'
import { StoreConflict } from '../store/campaign-store.ts'
import { isDiskFull, isLockedElsewhere } from '../store/sqlite-errors.ts'

/** A call that failed, with the error that the page receives. */
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

  /** For errors of the store, which then has written nothing. The code names reasons that the player can act on. */
  static notSaved(error: unknown): CallFailure {
    const detail = error instanceof Error ? error.message : String(error)
    return new CallFailure({ code: codeOf(error), detail }, error)
  }
}

function codeOf(error: unknown): CallErrorCode {
  if (error instanceof StoreConflict) return 'conflict'
  if (isDiskFull(error)) return 'disk-full'
  return isLockedElsewhere(error) ? 'busy' : 'not-saved'
}
