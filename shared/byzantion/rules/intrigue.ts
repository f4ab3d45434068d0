import { askAny } from '../../engine/script.ts'
import { choice, type HeaderOf, passOnly, type Question, type Script } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { type CardId, card as cardOf } from '../content/cards/index.ts'
import type { WindowId } from '../content/effects.ts'
import type { ByzantionPlay } from '../game-types.ts'
import { heroesOn } from '../queries/abilities.ts'
import { costOf } from '../queries/costs.ts'
import { initiativeOrder } from '../queries/seats.ts'
import { mightReact, type PlayableIntrigue, playableIntrigue } from '../queries/windows.ts'
import type { ByzantionState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { give, hand, pay, seat, takeFromHand } from './changes.ts'
import { type Moment, runIntrigue } from './intrigue-effects.ts'

type ReactionKind = 'react-vote' | 'react-action' | 'react-intrigue' | 'react-outcome' | 'react-challenge'

/** A window: who may react with what. `header` completes the question for a side. */
interface Window<Kind extends ReactionKind> {
  readonly sides: readonly SideId[]
  windowsFor(side: SideId): readonly WindowId[]
  header(side: SideId, cards: readonly PlayableIntrigue[], windows: readonly WindowId[]): HeaderOf<Kind>
}

/** I.1: the first reaction to a moment, or null when all pass. Who openly cannot react is not asked. */
function* firstReaction<Kind extends ReactionKind>(
  { state }: ByzantionPlay,
  window: Window<Kind>
): Script<{ readonly side: SideId; readonly card: CardId } | null> {
  const able = () =>
    window.sides.filter((side) => mightReact(state, side, hand(state, side).length, window.windowsFor(side)))
  if (able().length === 0) return null
  const acted = yield* askAny(() => able().map((side) => reactionQuestion(state, side, window)), {
    curtain: 'no-one',
    phase: `round ${state.round} ${state.phase}`
  })
  const side = state.sides.find((id) => id === acted?.side)
  return acted && side ? { side, card: acted.value } : null
}

function reactionQuestion<Kind extends ReactionKind>(
  state: ByzantionState,
  side: SideId,
  { windowsFor, header }: Window<Kind>
): Question<CardId> {
  const windows = windowsFor(side)
  const cards = playableIntrigue(state, side, hand(state, side), windows)
  const asked: HeaderOf<ReactionKind> = header(side, cards, windows)
  if (cards.length === 0) return passOnly(asked)
  return choice(
    asked,
    cards.map(({ card, cost }) => ({
      key: card,
      label: message('option.intrigue', { card: reference('card', card), cost }),
      value: card
    }))
  )
}

/** I.1: a moment stays open until everybody passes, or until it is over. */
export function* openMoment<Kind extends ReactionKind>(
  play: ByzantionPlay,
  window: Window<Kind>,
  moment: Moment
): Script {
  while (!moment.isOver) {
    const reaction = yield* firstReaction(play, window)
    if (!reaction) return
    yield* playIntrigue(play, reaction.side, reaction.card, moment)
  }
}

/**
 * I.1: pays for a card, lays it down, and carries it out unless somebody cancels it. Returns false if it was cancelled.
 * A cancel may be cancelled in its turn: the last one played is resolved first.
 */
export function* playIntrigue(
  play: ByzantionPlay,
  side: SideId,
  card: CardId,
  moment: Moment
): Script<boolean> {
  const { state, emit } = play
  const cost = costOf(state, side, card)
  const against = state.pending.at(-1)?.side ?? null
  pay(state, side, { nomismata: cost })
  takeFromHand(state, side, card)
  const owner = seat(state, side)
  owner.area.push({ cards: [card], marked: false })
  owner.intrigues += 1
  emit({ type: 'intrigue-played', side, card, cost, against })
  cardPlayedGifts(play, side, card)
  state.pending.push({ side, card })
  const canceller = yield* cancelled(play, side, card)
  state.pending.pop()
  if (canceller) {
    emit({ type: 'intrigue-cancelled', side, card, by: canceller })
    return false
  }
  yield* runIntrigue(play, side, card, moment)
  return true
}

/** A.3: heroes of the card's type bring their gifts also for intrigue. */
function cardPlayedGifts({ state, emit }: ByzantionPlay, side: SideId, card: CardId): void {
  const types = cardOf(card).types.map(({ type }) => type)
  for (const hero of heroesOn(seat(state, side), 'play-type')) {
    if (hero.trigger.on !== 'play-type' || !types.includes(hero.trigger.type)) continue
    for (const effect of hero.effects) {
      if (effect.do !== 'gain') continue
      give(state, side, effect.stuff, 'cards')
      emit({ type: 'gained', side, stuff: effect.stuff, by: hero.card })
    }
  }
}

/** I.1: who cancels this card for good; null if nobody does. */
function* cancelled(play: ByzantionPlay, side: SideId, card: CardId): Script<SideId | null> {
  const { state } = play
  const windows: readonly WindowId[] = ['intrigue-played']
  for (;;) {
    const reaction = yield* firstReaction(play, {
      sides: initiativeOrder(state).filter((other) => other !== side),
      windowsFor: () => windows,
      header: (reacting, cards): HeaderOf<'react-intrigue'> => ({
        side: reacting,
        kind: 'react-intrigue',
        rule: 'I.1',
        prompt: message('prompt.react-intrigue', {
          side: reference('side', side),
          card: reference('card', card)
        }),
        about: { windows, cards, against: { side, card } }
      })
    })
    if (!reaction) return null
    const works = yield* playIntrigue(play, reaction.side, reaction.card, {})
    if (works) return reaction.side
  }
}

/** I.1: any-time cards belong to every moment but a reply to intrigue. */
export function withAnyTime(...windows: readonly WindowId[]): readonly WindowId[] {
  return [...windows, 'any-time']
}
