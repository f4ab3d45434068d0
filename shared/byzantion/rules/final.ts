import type { OptionOf } from '../answers.ts'
import { ask, choice, type Script, type ValuedOption } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { type CardId, card } from '../content/cards/index.ts'
import type { WindowId } from '../content/effects.ts'
import type { MissionId } from '../content/missions.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { resourcesIn } from '../queries/amounts.ts'
import { costOf } from '../queries/costs.ts'
import {
  costInPlay,
  costRanking,
  missionDoxa,
  type Ranked,
  resourceRanking,
  winnersOf
} from '../queries/scoring.ts'
import { initiativeOrder } from '../queries/seats.ts'
import { playableIntrigue, windowOf } from '../queries/windows.ts'
import type { ByzantionState } from '../state.ts'
import type { Ending, FinalScore } from '../table.ts'
import { message, reference } from '../words/message.ts'
import { addDoxa, discardCards, hand, seat } from './changes.ts'
import { playIntrigue } from './intrigue.ts'

/** V: the last intrigue, the ranks, the missions, the winner. */
export function* playFinal(play: ByzantionPlay): Script {
  const { state, emit } = play
  state.phase = 'final'
  emit({ type: 'final-began' })
  yield* lastIntrigue(play)
  scoreRanks(play)
  const ending = scoreMissions(play)
  state.phase = 'over'
  state.ending = ending
  emit({ type: 'ended', ending })
}

/** V.1: cards of the end of the game, and those that move units at any time. */
const END_WINDOWS: readonly WindowId[] = ['end-game', 'any-time']

/** V.1: in the order of initiative, until all have done with it. */
function* lastIntrigue(play: ByzantionPlay): Script {
  const { state } = play
  const done = new Set<SideId>()
  while (done.size < state.sides.length) {
    for (const side of initiativeOrder(state)) {
      if (done.has(side)) continue
      if (hand(state, side).length === 0 || !(yield* endIntrigue(play, side))) done.add(side)
    }
  }
}

function* endIntrigue(play: ByzantionPlay, side: SideId): Script<boolean> {
  const { state } = play
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'end-intrigue',
        rule: 'V.1',
        prompt: message('prompt.end-intrigue'),
        about: { nomismata: seat(state, side).goods.nomismata }
      },
      endOptions(state, side)
    )
  )
  if (chosen.do === 'done') return false
  if (chosen.do === 'discard') discardCards(play, side, [chosen.card], 'income')
  else yield* playIntrigue(play, side, chosen.card, {})
  return true
}

/** V.1: the cards that change the map; discards only for who cannot pay for one of them. */
function endOptions(
  state: ByzantionState,
  side: SideId
): ValuedOption<'end-intrigue', OptionOf<'end-intrigue'>>[] {
  const held = hand(state, side)
  const playable = playableIntrigue(state, side, held, END_WINDOWS).filter((each) => isForTheEnd(each.card))
  const { nomismata } = seat(state, side).goods
  const tooDear = held.filter(isForTheEnd).filter((id) => costOf(state, side, id) > nomismata)
  const options = [
    ...playable.map(({ card: id, cost }) => ({
      key: { do: 'intrigue' as const, card: id },
      label: message('option.intrigue', { card: reference('card', id), cost })
    })),
    ...(tooDear.length > 0
      ? held.map((id) => ({
          key: { do: 'discard' as const, card: id },
          label: message('option.discard', { card: reference('card', id) })
        }))
      : []),
    { key: { do: 'done' as const }, label: message('option.end-done') }
  ]
  return options.map((option) => ({ ...option, value: option.key }))
}

/** V.1: the last intrigue is about the map: other any-time cards have had their time. */
function isForTheEnd(id: CardId): boolean {
  const window = windowOf(id)
  const isOpen = window !== null && END_WINDOWS.includes(window)
  return isOpen && card(id).effects.some((effect) => effect.do.endsWith('-units'))
}

/** V.2: resources that are left, and the cost of all cards in play. */
function scoreRanks(play: ByzantionPlay): void {
  const { state, emit } = play
  const rankings: readonly ['resources' | 'costs', readonly Ranked[]][] = [
    ['resources', resourceRanking(state)],
    ['costs', costRanking(state)]
  ]
  for (const [what, ranking] of rankings) {
    for (const { side, doxa } of ranking) addDoxa(state, side, doxa, what)
    emit({ type: 'ranked', in: what, ranking })
  }
}

/** V.3, V.4: all missions are shown in the order of initiative; the chariot that is ahead wins. */
function scoreMissions({ state, emit, reveal }: ByzantionPlay): Ending {
  // Missions are secret until now, so nobody may take the last answer back once he has seen them.
  reveal(message('reveal.missions'))
  const scores: Partial<Record<SideId, FinalScore>> = {}
  const earned = initiativeOrder(state).flatMap((side) =>
    (state.missions[side] ?? []).map((mission) => ({
      side,
      mission,
      doxa: missionDoxa(state, side, mission)
    }))
  )
  for (const side of state.sides) {
    const owner = seat(state, side)
    const own = earned.filter((each) => each.side === side)
    const missions: Partial<Record<MissionId, number>> = Object.fromEntries(
      own.map(({ mission, doxa }) => [mission, doxa])
    )
    scores[side] = { missions, resources: resourcesIn(owner.goods), cost: costInPlay(owner) }
  }
  for (const { side, mission, doxa } of earned) {
    addDoxa(state, side, doxa, 'missions')
    emit({ type: 'mission-scored', side, mission, doxa })
  }
  return { winners: winnersOf(state), scores, rank: null }
}
