import { discard } from '../../../engine/deck.ts'
import type { Script } from '../../ask.ts'
import type { SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { eventCard } from '../../queries/cards/held-cards.ts'

export type EventCardEvent =
  // Everybody sees the colour of the back. Only its owner sees a private card.
  | {
      readonly type: 'event-drawn'
      readonly side: SideId
      readonly back: 'public' | 'private'
      readonly card?: string
    }
  | { readonly type: 'event-received'; readonly side: SideId; readonly card: string }
  | { readonly type: 'no-event-left'; readonly side: SideId }

/** X.A: the Events step begins with one card for each player. Raids and caravans are steps of their own. */
export function* drawEventOfTurn(play: InvasionsPlay, side: SideId): Script {
  yield* drawEvents(play, side, 1)
}

/**
 * X.B: plays a public event at once and puts a private one into the hand. Only the card Reserve brings discards back,
 * so the deck may run out.
 */
export function* drawEvents(play: InvasionsPlay, side: SideId, cards: number): Script {
  const { state } = play
  for (let drawn = 0; drawn < cards; drawn++) {
    const id = state.decks.events.drawPile.pop()
    if (id === undefined) {
      play.emit({ type: 'no-event-left', side })
      return
    }
    state.random.moves += 1
    const card = eventCard(id)
    if (card.back === 'private') {
      state.hands[side].events.push(id)
      play.emit({ type: 'event-drawn', side, back: 'private' })
      play.emit({ type: 'event-received', side, card: id }, [side])
    } else {
      discard(state.decks.events, id)
      play.emit({ type: 'event-drawn', side, back: 'public', card: id })
      yield* play.cards.playPublicEvent(play, side, card)
    }
  }
}
