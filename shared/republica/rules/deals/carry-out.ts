import type { FactionId } from '../../campaign-options.ts'
import { entriesIn } from '../../entries.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { type PendingTerm, pendingTerms, type TermThat } from '../../queries/deals.ts'
import type { RepublicState } from '../../state.ts'
import { settleTerm } from './ledger.ts'

/**
 * 6.3, R29: what was promised is paid before the redistribution, from the faction's treasury first, then from the purses
 * of its senators. Nobody pays for a service that was refused or never came about.
 */
export function carryOutPayments(play: RepublicPlay): void {
  const { state } = play
  for (const pending of pendingTerms(state, 'pay')) {
    const { by, to, talents } = pending.term
    if (isForfeited(state, pending)) {
      settleTerm(play, pending, 'void')
      continue
    }
    const paid = collect(state, by, talents)
    state.purses[to] = (state.purses[to] ?? 0) + paid
    settleTerm(play, pending, paid === talents ? 'kept' : 'broken')
  }
}

/** Whoever is to be paid has not kept his own part of the deal. */
function isForfeited({ deals }: RepublicState, { deal, term }: PendingTerm<TermThat<'pay'>>): boolean {
  const terms = deals.ledger.find(({ id }) => id === deal)?.terms ?? []
  return terms.some(
    (each) => each.term.by === term.to && (each.status === 'broken' || each.status === 'void')
  )
}

/** 6.3, 11.4: money of the faction and of its loyal senators; that of exiles is frozen (9.421). */
function collect(state: RepublicState, side: FactionId, talents: number): number {
  const purse = state.purses[side] ?? 0
  let left = talents - Math.min(purse, talents)
  state.purses[side] = purse - (talents - left)
  const payers = entriesIn(state.senators)
    .filter(([, { faction, at }]) => faction === side && at !== 'exile' && at !== 'rebellion')
    .toSorted(([, one], [, other]) => other.talents - one.talents)
  for (const [, senator] of payers) {
    const part = Math.min(senator.talents, left)
    senator.talents -= part
    left -= part
  }
  return talents - left
}

/** 11.1: promised cards change hands before anybody plays. */
export function carryOutCards(play: RepublicPlay): void {
  const { state } = play
  for (const pending of pendingTerms(state, 'card')) {
    const { by, to, card } = pending.term
    const hand = state.hands[by] ?? []
    if (!hand.includes(card)) {
      settleTerm(play, pending, 'broken')
      continue
    }
    state.hands[by] = hand.filter((id) => id !== card)
    state.hands[to] = [...(state.hands[to] ?? []), card]
    settleTerm(play, pending, 'kept')
  }
}
