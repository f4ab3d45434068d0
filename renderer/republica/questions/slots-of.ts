import type { Republica } from '#shared/republica/game-types.ts'
import { message } from '#shared/republica/words/message.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import type { Slot } from '../interaction/slots.ts'
import type { AnyQuestion } from './kinds.ts'
import { isArmed, murderSlots } from './murder-part.tsx'
import { proposalSlots } from './propose/proposal-slots.ts'
import { trialSlots } from './trial-draft.ts'
import { pairSlot, tribuneSlots } from './tribune-slots.ts'

/** The parts of an answer that are filled by pointing; null where the question lists its options itself. */
export function slotsOf(
  { view }: TableOf<Republica>,
  decision: AnyQuestion,
  draft: Draft
): readonly Slot[] | null {
  switch (decision.kind) {
    case 'nominate-consuls':
      return [pairSlot(decision.about.candidates)]
    case 'nominate-dictator':
    case 'nominate-censor':
      return [{ id: 'senator', label: message('slot.candidate'), options: decision.about.candidates }]
    case 'prosecute':
      return trialSlots(decision.about, draft)
    case 'nominate-governors':
      return decision.about.provinces.map(({ province, candidates }) => ({
        id: province,
        label: message('slot.governor-of', { province: { ref: 'province', id: province } }),
        options: candidates
      }))
    case 'preside':
      return proposalSlots(view, draft)
    case 'tribune-proposal':
      return tribuneSlots(view, draft, decision.about)
    case 'vote':
    case 'interrupt':
    case 'last-word':
      return isArmed(draft) ? murderSlots(decision.about.murder) : []
    default:
      return null
  }
}
