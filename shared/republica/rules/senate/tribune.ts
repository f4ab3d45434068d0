import { pickOne, type RandomState } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import type { Motion } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { TribuneAct } from '../../decisions/senate.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { intriguesAmong } from '../../queries/cards.ts'
import { highestOfficial } from '../../queries/precedence.ts'
import { abilityOf } from '../../queries/ratings.ts'
import type { OpenMotion, OpenProposal } from '../../queries/senate/session.ts'
import { mayBook, mayVeto, ownTribunes, type TribuneUse } from '../../queries/senate/tribunes.ts'
import type { RepublicState } from '../../state.ts'
import type { RefusalKey } from '../../words/message.ts'
import { tribuneStands } from './against-tribunes.ts'
import { sessionIn } from './chair.ts'
import { noteRejection } from './rejected.ts'

/** 9.22, 9.72: why a faction cannot use a tribune so; null if it can. */
export function tribuneProblem(
  state: RepublicState,
  side: FactionId,
  { use, by }: TribuneAct,
  motion: OpenMotion | null
): RefusalKey | null {
  if (use === 'veto' && !(motion && mayVeto(state, motion))) return 'no-veto'
  if (use === 'book' && !mayBook(state)) return 'no-booking'
  const has = by
    ? ownTribunes(state, side, use, motion?.proposal ?? null).includes(by)
    : intriguesAmong(state.hands[side] ?? [], 'tribune').length > 0
  return has ? null : 'no-tribune'
}

/** The tribunes that a faction could use: null is a card. */
export function usableTribunes(
  state: RepublicState,
  side: FactionId,
  use: TribuneUse,
  proposal: OpenProposal | null
): readonly TribuneAct['by'][] {
  const own = ownTribunes(state, side, use, proposal)
  return intriguesAmong(state.hands[side] ?? [], 'tribune').length > 0 ? [...own, null] : own
}

export function sampleTribune(
  state: RepublicState,
  side: FactionId,
  motion: OpenMotion | null,
  random: RandomState
): TribuneAct | null {
  const acts = (['veto', 'book'] as const).flatMap((use) =>
    usableTribunes(state, side, use, motion?.proposal ?? null)
      .map((by): TribuneAct => ({ do: 'tribune', use, by }))
      .filter((act) => tribuneProblem(state, side, act, motion) === null)
  )
  return acts.length > 0 ? pickOne(random, acts) : null
}

/** 9.7: a tribune is used up. Returns false if somebody stops him. */
export function* spendTribune(
  play: RepublicPlay,
  faction: FactionId,
  { use, by }: TribuneAct,
  proposal: Motion['proposal'] | null
): Script<boolean> {
  const { state, emit } = play
  spend(state, faction, by)
  const meaning = meaningOf(state, use, proposal)
  emit({ type: 'tribune-played', faction, use: meaning, by, proposal })
  return yield* tribuneStands(play, faction, meaning)
}

function spend(state: RepublicState, faction: FactionId, by: TribuneAct['by']): void {
  if (by) {
    sessionIn(state).tribunes.push(by)
    return
  }
  const [card] = intriguesAmong(state.hands[faction] ?? [], 'tribune')
  if (!card) throw new Error(`${faction} has no tribune`)
  state.hands[faction] = (state.hands[faction] ?? []).filter((id) => id !== card)
  state.discards.push(card)
}

/** 9.65: on a vote that sends the highest official to war, a tribune makes the vote wait. */
function meaningOf(state: RepublicState, use: TribuneAct['use'], proposal: OpenProposal | null) {
  if (use === 'veto') return 'veto'
  if (!proposal) return 'reopen'
  return suspends(state, proposal) ? 'suspend' : 'book'
}

function suspends(state: RepublicState, proposal: OpenProposal): boolean {
  const top = highestOfficial(state)
  return (
    top !== null &&
    sessionIn(state).stage === 'business' &&
    ((proposal.about === 'send' && proposal.armies.some(({ commander }) => commander === top)) ||
      (proposal.about === 'recall' && proposal.successor === top) ||
      (proposal.about === 'bequest' && state.senators[top]?.office === 'field-consul'))
  )
}

/** 9.72: the vote is cancelled, however it stood, and its matter does not return. */
export function vetoMotion(play: RepublicPlay, motion: Motion): void {
  const { state } = play
  sessionIn(state).motions.pop()
  noteRejection(state, motion.proposal)
}

/** 9.22: the faction has the next proposal. 9.65: or this one waits until its proposal has been considered. */
export function bookOrSuspend(
  { state, schedule }: RepublicPlay,
  faction: FactionId,
  { by }: TribuneAct,
  motion: OpenMotion
): void {
  const ability = by ? abilityOf(by) : null
  const only = ability?.does === 'tribune' && ability.uses === 'propose-land-bill' ? 'land-bill' : null
  const { booked } = sessionIn(state)
  if (suspends(state, motion.proposal)) {
    booked.unshift({ faction, only })
    schedule({ task: 'tribune-proposal' })
    return
  }
  booked.push({ faction, only })
}

/** 9.22: a tribune after the session has been closed, which is open again for his proposal. */
export function reopen({ state, schedule }: RepublicPlay, faction: FactionId, { by }: TribuneAct): void {
  const ability = by ? abilityOf(by) : null
  const only = ability?.does === 'tribune' && ability.uses === 'propose-land-bill' ? 'land-bill' : null
  sessionIn(state).booked.unshift({ faction, only })
  schedule({ task: 'tribune-proposal' }, { task: 'business' })
}
