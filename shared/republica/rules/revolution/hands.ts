import { ask, choice, type Question, type Script, type ValuedOption } from '../../ask.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { OptionOf } from '../../decisions/index.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { clockwiseFrom, leadingFaction } from '../../queries/precedence.ts'
import type { RepublicState } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { playableCards, playCard } from '../changes/hand.ts'

type HandAction = OptionOf<'play-hand'>

/** No. 32; 11.1: clockwise from the highest official, everybody plays statesmen and concessions and discards the excess. */
export function* playHands(play: RepublicPlay): Script {
  const { state } = play
  for (const side of clockwiseFrom(state, leadingFaction(state))) {
    if (!state.factions[side]?.isEliminated) yield* playHand(play, side)
  }
}

function* playHand(play: RepublicPlay, side: FactionId): Script {
  const { state, emit } = play
  for (;;) {
    const options = handOptions(state, side)
    if (options.every(({ do: action }) => action === 'done')) return
    const chosen = yield* ask(handQuestion(state, side, options))
    if (chosen.do === 'done') return
    if (chosen.do === 'play') {
      const playable = playableCards(state, side).find(
        ({ card, to }) => card === chosen.card && to === chosen.to
      )
      if (playable) playCard(play, side, playable)
    } else {
      state.hands[side] = (state.hands[side] ?? []).filter((card) => card !== chosen.card)
      state.discards.push(chosen.card)
      emit({ type: 'card-discarded', faction: side, card: chosen.card })
    }
  }
}

function excessOf(state: RepublicState, side: FactionId): number {
  return Math.max(0, (state.hands[side]?.length ?? 0) - figures.hand.limit)
}

/** 11.1: a hand above the limit must shrink, by playing or discarding. */
function handOptions(state: RepublicState, side: FactionId): readonly HandAction[] {
  const hand = state.hands[side] ?? []
  const isExcessive = excessOf(state, side) > 0
  return [
    ...playableCards(state, side).map(({ card, to }) => ({ do: 'play' as const, card, to })),
    ...(isExcessive ? hand.map((card) => ({ do: 'discard' as const, card })) : [{ do: 'done' as const }])
  ]
}

function handQuestion(
  state: RepublicState,
  side: FactionId,
  options: readonly HandAction[]
): Question<HandAction> {
  const excess = excessOf(state, side)
  return choice(
    {
      side,
      kind: 'play-hand',
      rule: '11.1',
      prompt:
        excess > 0 ? message('prompt.play-hand-excess', { count: excess }) : message('prompt.play-hand'),
      about: { hand: state.hands[side] ?? [], excess }
    },
    options.map((key): ValuedOption<'play-hand', HandAction> => ({ key, label: labelOf(key), value: key }))
  )
}

function labelOf(action: HandAction) {
  if (action.do === 'done') return message('option.hand-done')
  const card = reference('card', action.card)
  if (action.do === 'discard') return message('option.discard-card', { card })
  return action.to
    ? message('option.play-concession', { card, senator: reference('senator', action.to) })
    : message('option.play-statesman', { card })
}
