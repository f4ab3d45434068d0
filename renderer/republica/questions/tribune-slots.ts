import type { Immutable } from '#shared/republica/board/index.ts'
import { type Proposal, proposalSchema } from '#shared/republica/board/proposal.ts'
import type { SenateAbouts } from '#shared/republica/decisions/senate.ts'
import { idsIn } from '#shared/republica/entries.ts'
import {
  governorCandidates,
  openCensorCandidates,
  openPairs,
  vacantProvinces
} from '#shared/republica/queries/senate/candidates.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { message } from '#shared/republica/words/message.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { filling, type Slot } from '../interaction/slots.ts'
import { proposalSlots, withTopic } from './propose/proposal-slots.ts'

type About = Immutable<SenateAbouts['tribune-proposal']>

/** 9.21: candidates for the consulate are nominated in pairs. */
export function pairSlot(candidates: readonly string[]): Slot {
  return { id: 'pair', label: message('slot.pair'), options: [...new Set(candidates)], most: 2 }
}

/** 9.22: what a tribune may put forward: candidates while an election goes on, else any business. */
export function tribuneSlots(view: RepublicView, draft: Draft, { election, only }: About): readonly Slot[] {
  switch (election) {
    case 'consuls':
      return [pairSlot(openPairs(view).flat())]
    case 'censor':
      return [{ id: 'senator', label: message('slot.candidate'), options: openCensorCandidates(view) }]
    case 'governors': {
      const vacant = vacantProvinces(view)
      const province = vacant.find((id) => filling(draft, { id: 'province' }).includes(id))
      return [
        { id: 'province', label: message('slot.province'), options: vacant },
        {
          id: 'senator',
          label: message('slot.governor'),
          options: province ? governorCandidates(view, province) : idsIn(view.senators)
        }
      ]
    }
    case null:
      return proposalSlots(view, only ? withTopic(draft, only) : draft)
  }
}

/** The candidates whom a tribune nominates; null as long as somebody is missing. */
export function nominationIn(election: NonNullable<About['election']>, draft: Draft): Proposal | null {
  const [senator] = filling(draft, { id: 'senator' })
  const [province] = filling(draft, { id: 'province' })
  const content = {
    consuls: { about: 'consuls', pair: filling(draft, { id: 'pair' }) },
    censor: { about: 'censor', senator },
    governors: { about: 'governors', posts: [{ province, senator }] }
  }[election]
  return proposalSchema.safeParse(content).data ?? null
}
