import type { Republica } from '#shared/republica/game-types.ts'
import { openPairs } from '#shared/republica/queries/senate/candidates.ts'
import { message } from '#shared/republica/words/message.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import type { Slot } from '../interaction/slots.ts'
import type { Asked } from './kinds.ts'
import { murderSlots } from './murder-part.tsx'
import { proposalSlots } from './propose/proposal-slots.ts'
import { trialSlots } from './trial-draft.ts'

/** The parts of an answer that are filled by pointing; null where the question lists its options itself. */
export function slotsOf({ view }: TableOf<Republica>, decision: Asked, draft: Draft): readonly Slot[] | null {
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
      return decision.about.isElection ? [pairSlot(openPairs(view).flat())] : proposalSlots(view, draft)
    case 'vote':
    case 'interrupt':
      return murderSlots(decision.about.murder)
    default:
      return null
  }
}

/** 9.21: candidates for the consulate are nominated in pairs. */
export function pairSlot(candidates: readonly string[]): Slot {
  return { id: 'pair', label: message('slot.pair'), options: [...new Set(candidates)], most: 2 }
}
