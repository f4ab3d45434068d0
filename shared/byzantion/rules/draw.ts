import type { OptionOf } from '../answers.ts'
import { ask, choice, type Script, type ValuedOption } from '../ask.ts'
import type { SideId } from '../campaign-options.ts'
import { figures } from '../figures.ts'
import type { ByzantionPlay } from '../game-types.ts'
import type { ByzantionState } from '../state.ts'
import { message, reference } from '../words/message.ts'
import { draw, fillOffer, hand, heroesGive, pay, removeFrom, seat } from './changes.ts'

type DrawChoice = OptionOf<'draw'>

/** A.2: the ways to draw that a player can pay for. */
export function drawOptions(state: ByzantionState, side: SideId): ValuedOption<'draw', DrawChoice>[] {
  const { auctoritas } = seat(state, side).goods
  const { offer, drawPile, discardPile } = state
  const top = discardPile.at(-1)
  const hasDeck = drawPile.length + discardPile.length > 0
  const options = [
    ...(auctoritas >= figures.draw.deck && hasDeck
      ? [{ key: { from: 'deck' as const }, label: message('option.draw-deck') }]
      : []),
    ...(auctoritas >= figures.draw.offer
      ? offer.map((card) => ({
          key: { from: 'offer' as const, card },
          label: message('option.draw-offer', { card: reference('card', card) })
        }))
      : []),
    ...(auctoritas >= figures.draw.discard && top
      ? [
          {
            key: { from: 'discard' as const },
            label: message('option.draw-discard', { card: reference('card', top) })
          }
        ]
      : [])
  ]
  return options.map((option) => ({ ...option, value: option.key }))
}

/** A.2: two of the deck, or one of the deck and one that lies open. The offer is filled at once. */
export function* drawCards(play: ByzantionPlay, side: SideId): Script {
  const { state, emit } = play
  const options = drawOptions(state, side)
  if (options.length === 0) return
  const chosen = yield* ask(
    choice(
      {
        side,
        kind: 'draw',
        rule: 'A.2',
        prompt: message('prompt.draw'),
        about: { auctoritas: seat(state, side).goods.auctoritas }
      },
      options
    )
  )
  pay(state, side, { auctoritas: figures.draw[chosen.from] })
  if (chosen.from === 'offer') {
    removeFrom(state.offer, chosen.card)
    hand(state, side).push(chosen.card)
    emit({ type: 'took-from-offer', side, card: chosen.card })
  }
  if (chosen.from === 'discard') {
    const card = state.discardPile.pop()
    if (card) {
      hand(state, side).push(card)
      emit({ type: 'took-discard', side, card })
    }
  }
  draw(play, side, chosen.from === 'deck' ? figures.draw.cards : 1)
  if (chosen.from === 'offer') fillOffer(play)
  heroesGive(play, side, 'draw-action')
}
