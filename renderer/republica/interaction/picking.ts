import type { Republica } from '#shared/republica/game-types.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { slotsOf } from '../questions/slots-of.ts'
import { type PickState, pickState, type Subject, withPick } from './pick.ts'
import { slotState, withSubject } from './slots.ts'

export interface Picking {
  readonly stateOf: (subject: Subject) => PickState
  /** Points at a thing on the table. False if the open question is not about it. */
  readonly pick: (subject: Subject) => boolean
}

/** What pointing at things on the table means to the open question. */
export function picking(table: TableOf<Republica>, draft: Draft, onDraft: (draft: Draft) => void): Picking {
  const { decision } = table
  if (!decision) return { stateOf: () => null, pick: () => false }
  const slots = slotsOf(table, decision, draft)
  if (slots)
    return {
      stateOf: (subject) => slotState(draft, slots, subject),
      pick: (subject) => {
        const next = withSubject(draft, slots, subject)
        if (next) onDraft(next)
        return next !== null
      }
    }
  return {
    stateOf: (subject) => pickState(draft, decision, subject),
    pick: (subject) => {
      if (pickState(draft, decision, subject) === null) return false
      onDraft(withPick(draft, decision, subject))
      return true
    }
  }
}
