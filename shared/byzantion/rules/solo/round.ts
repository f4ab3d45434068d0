import type { Script } from '../../ask.ts'
import { type SoloEventId, soloEvent } from '../../content/events/solo.ts'
import { figures } from '../../figures.ts'
import type { ByzantionPlay } from '../../game-types.ts'
import { heroesOn } from '../../queries/abilities.ts'
import { soloRank } from '../../queries/scoring.ts'
import { isSoloDone, soloSlotOf } from '../../queries/solo.ts'
import type { ByzantionState } from '../../state.ts'
import type { SoloSlot, SoloTable } from '../../table.ts'
import { addDoxa, fillOffer, give, heroesGive, removeFrom, seat } from '../changes.ts'
import { runHeroes } from '../effects.ts'
import { tidyUp, trimHands } from '../round-end.ts'

const SIDE = 'justinian'

export function soloTable({ solo }: ByzantionState): SoloTable {
  if (!solo) throw new Error('not a solo game')
  return solo
}

/** J.3: the event of the round is turned over. The first round has none. */
export function* beginSoloRound(play: ByzantionPlay): Script {
  const { state, emit, schedule } = play
  const solo = soloTable(state)
  state.round += 1
  state.phase = 'actions'
  solo.hasSealed = false
  const slot = ownSlot(state)
  if (slot) slot.isRevealed = true
  emit({ type: 'solo-round-began', round: state.round, event: slot?.event ?? null })
  const owner = seat(state, SIDE)
  owner.passed = false
  owner.dynamis = figures.dynamis[1]
  heroesGive(play, SIDE, 'round-start')
  schedule({ task: 'solo-turn' })
}

/** The event of this round, with its card. */
export function ownSlot(state: ByzantionState): SoloSlot<SoloEventId> | null {
  return soloTable(state).events[state.round - 2] ?? null
}

/** J.6: the event succeeds or fails; then the offer, the hand and the next round, or the end. */
export function* resolveSolo(play: ByzantionPlay): Script {
  const { state, emit, schedule } = play
  state.phase = 'resolution'
  state.current = null
  const slot = ownSlot(state)
  if (slot) yield* decide(play, slot)
  if (seat(state, SIDE).doxa <= 0) {
    end(play)
    return
  }
  renewOffer(play)
  yield* trimHands(play)
  tidyUp(state)
  emit({ type: 'round-ended', round: state.round })
  if (state.round < state.rounds) schedule({ task: 'solo-round' })
  else end(play)
}

function* decide(play: ByzantionPlay, slot: SoloSlot<SoloEventId>): Script {
  const { state, emit } = play
  const { event } = slot
  const { reward, penalty } = soloEvent(event)
  const succeeds = isSoloDone(state, soloSlotOf(state) ?? slot)
  slot.outcome = succeeds ? 'completed' : 'cancelled'
  if (succeeds) {
    give(state, SIDE, reward, 'events')
    emit({ type: 'solo-succeeded', event, stuff: reward })
    yield* runHeroes(play, SIDE, heroesOn(seat(state, SIDE), 'victor'), null)
    return
  }
  addDoxa(state, SIDE, -penalty, 'penalties')
  emit({ type: 'solo-failed', event, doxa: penalty })
  heroesGive(play, SIDE, 'defeated')
}

/** J.6: cards that are not reserved leave the offer. */
function renewOffer(play: ByzantionPlay): void {
  const { state } = play
  const solo = soloTable(state)
  for (const card of [...state.offer]) {
    if (solo.reserved.includes(card)) continue
    removeFrom(state.offer, card)
    state.discardPile.push(card)
  }
  solo.reserved = []
  fillOffer(play)
}

/** J.7 */
export function end({ state, emit }: ByzantionPlay): void {
  const { doxa } = seat(state, SIDE)
  const rank = soloRank(doxa)
  state.phase = 'over'
  state.current = null
  state.agenda = []
  state.ending = { winners: rank === 'defeat' ? [] : [SIDE], scores: {}, rank }
  emit({ type: 'solo-ended', rank, doxa })
}
