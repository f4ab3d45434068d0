import { accepted, refused, type Verdict } from '../../../engine/decision.ts'
import type { DealTerm } from '../../board/deals.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { RepublicState } from '../../state.ts'
import { message } from '../../words/message.ts'

/** What is offered, between whom. */
export interface DraftDeal {
  readonly terms: readonly DealTerm[]
  readonly words: string
}

/** 7.37: every term names factions of the deal, nobody promises himself anything, and cards must be there to give. */
export function checkDeal(
  state: RepublicState,
  between: readonly FactionId[],
  speaker: FactionId,
  deal: DraftDeal
): Verdict<DraftDeal> {
  if (deal.terms.length === 0 && deal.words.trim() === '')
    return refused(message('refusal.deal-empty'), '7.37')
  for (const term of deal.terms) {
    if (!between.includes(term.by) || !namesOther(term, between))
      return refused(message('refusal.deal-strangers'), '7.37')
    if (term.does === 'card' && term.by === speaker && !state.hands[speaker]?.includes(term.card))
      return refused(message('refusal.deal-card'), '7.37')
  }
  return accepted(deal)
}

function namesOther(term: DealTerm, between: readonly FactionId[]): boolean {
  if (term.does === 'pay' || term.does === 'card') return term.to !== term.by && between.includes(term.to)
  return term.does !== 'spare' || (term.faction !== term.by && between.includes(term.faction))
}

/** A faction that accepts must hold the cards that it is to give. */
export function canGive(state: RepublicState, side: FactionId, terms: readonly DealTerm[]): boolean {
  return terms.every(
    (term) => term.does !== 'card' || term.by !== side || state.hands[side]?.includes(term.card)
  )
}
