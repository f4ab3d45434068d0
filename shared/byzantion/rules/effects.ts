import { askTogether } from '../../engine/script.ts'
import { ask, choice, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import type { CardId } from '../content/cards/index.ts'
import type { Effect, EffectOf } from '../content/effects.ts'
import { type ResourceId, resourceIds } from '../content/ids.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { othersOf } from '../queries/seats.ts'
import type { ByzantionState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { activate } from './activate.ts'
import { discardCards, draw, gain, hand, lose, removeFrom } from './changes.ts'
import { tradeBy } from './trade.ts'

/** The turn in which a card is played. */
export interface Turn {
  /** Actions without Dynamis that are still to come. */
  extra: number
}

/** Who plays what, and what the moment adds to the general effects. */
export interface EffectContext {
  readonly side: SideId
  readonly card: CardId
  readonly turn: Turn | null
  /** A.3: plays one more card for this payment; only while cards are played. */
  playFor?(pay: ResourceId): Script
}

/** The effects that work the same wherever they come from. The others belong to a window of intrigue. */
export function* runEffect(play: ByzantionPlay, context: EffectContext, effect: Effect): Script<boolean> {
  const { side, card, turn } = context
  switch (effect.do) {
    case 'gain':
      gain(play, side, effect.stuff, card)
      return true
    case 'gain-any':
      yield* gainAny(play, side, effect.count, card)
      return true
    case 'draw':
      draw(play, side, effect.count)
      return true
    case 'take-discard':
      yield* takeDiscard(play, side, effect)
      return true
    case 'others-draw':
      for (const other of othersOf(play.state, side)) draw(play, other, effect.count)
      return true
    case 'others-discard':
      yield* othersDiscard(play, side, card, effect)
      return true
    case 'others-lose':
      othersLose(play, side, card, effect)
      return true
    case 'play-for':
      if (context.playFor) yield* context.playFor(effect.pay)
      return true
    case 'free-action':
      if (turn) turn.extra += 1
      return true
    case 'activate':
      yield* activate(play, side, { by: card, marks: effect.marks })
      return true
    case 'trade':
      yield* tradeBy(play, side, card, effect.count)
      return true
    default:
      return false
  }
}

/** Resources of the player's choice, one by one. */
export function* gainAny(play: ByzantionPlay, side: SideId, count: number, by: CardId | null): Script {
  for (let left = count; left > 0; left--) {
    const id = yield* ask(
      choice(
        { side, kind: 'gain-any', rule: 'C.1', prompt: message('prompt.gain-any'), about: { left } },
        resourceIds.map((resource) => ({
          key: resource,
          label: message('option.resource', { resource: reference('good', resource) }),
          value: resource
        }))
      )
    )
    gain(play, side, { [id]: 1 }, by)
  }
}

/** The top of the discard pile, or any card of it. */
function* takeDiscard(play: ByzantionPlay, side: SideId, { which }: EffectOf<'take-discard'>): Script {
  const { state, emit } = play
  const { discardPile } = state
  const top = discardPile.at(-1)
  if (!top) return
  const card =
    which === 'top'
      ? top
      : yield* ask(
          choice(
            {
              side,
              kind: 'take-discard',
              rule: 'I.2',
              prompt: message('prompt.take-discard'),
              about: { cards: [...discardPile] }
            },
            discardPile.map((id) => ({
              key: id,
              label: message('option.card', { card: reference('card', id) }),
              value: id
            }))
          )
        )
  removeFrom(discardPile, card)
  hand(state, side).push(card)
  emit({ type: 'took-discard', side, card })
}

/** C.1: all others discard a card, together and without its income. Alone one draws instead (J.2). */
function* othersDiscard(
  play: ByzantionPlay,
  side: SideId,
  by: CardId,
  { count }: EffectOf<'others-discard'>
): Script {
  const { state } = play
  if (state.solo) {
    draw(play, side, count)
    return
  }
  for (let time = 0; time < count; time++) {
    const victims = othersOf(state, side).filter((other) => hand(state, other).length > 0)
    if (victims.length === 0) return
    const lost = yield* askTogether(() => victims.map((victim) => loseCardQuestion(state, victim, by)))
    for (const [victim, card] of victims.map((victim) => [victim, lost.get(victim)] as const)) {
      if (card) discardCards(play, victim, [card], 'forced')
    }
  }
}

function loseCardQuestion(state: ByzantionState, side: SideId, by: CardId): Question<CardId> {
  return choice(
    {
      side,
      kind: 'lose-card',
      rule: 'C.1',
      prompt: message('prompt.lose-card', { card: reference('card', by) }),
      about: { by }
    },
    hand(state, side).map((id) => ({
      key: id,
      label: message('option.card', { card: reference('card', id) }),
      value: id
    }))
  )
}

/** J.2: alone one receives what the others would lose. */
function othersLose(play: ByzantionPlay, side: SideId, by: CardId, { stuff }: EffectOf<'others-lose'>): void {
  if (play.state.solo) gain(play, side, stuff, by)
  else for (const other of othersOf(play.state, side)) lose(play, other, stuff, by)
}

/** The effects of heroes that answer to an event, beyond their plain gifts. */
export function* runHeroes(
  play: ByzantionPlay,
  side: SideId,
  heroes: readonly { readonly card: CardId; readonly effects: readonly Effect[] }[],
  turn: Turn | null
): Script {
  for (const { card, effects } of heroes) {
    for (const effect of effects) yield* runEffect(play, { side, card, turn }, effect)
  }
}
