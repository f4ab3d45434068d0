import { discard, reshuffle } from '../../../engine/deck.ts'
import { choose, type Script } from '../../ask.ts'
import type { SideId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { type HeldCard, heldEventCards } from '../../queries/cards/held-cards.ts'
import { message, reference } from '../../words/message.ts'
import type { EffectRun } from './effect-run.ts'

/** X.B, XXIV.D: moves a card from its holder to the discards, or a kept marker back to the pool. */
export function discardHeldCard(
  { state }: InvasionsPlay,
  side: SideId,
  { id, deck, holder }: HeldCard
): void {
  const without = (cards: readonly string[]) => cards.filter((card) => card !== id)
  if (deck === 'events') state.hands[side].events = without(state.hands[side].events)
  else if (deck === 'plunder') state.hands[side].markers = without(state.hands[side].markers)
  else if (holder) state.nations[holder].diplomacy = without(state.nations[holder].diplomacy)
  discard(state.decks[deck], id)
}

/** X.B: the player sees another's events and markers and discards one of them. */
export function* spyHand({ play, player, aim, card, rule }: EffectRun): Script {
  const victim = aim.player
  if (!player || !victim) return
  const hand = heldEventCards(play.state, victim)
  if (hand.length === 0) return
  play.emit(
    { type: 'hand-seen', card, side: victim, by: player, cards: hand.map(({ design }) => design.id) },
    [player, victim]
  )
  play.reveal(message('reveal.hand', { side: reference('side', victim) }))
  const chosen = yield* choose(
    {
      side: player,
      kind: 'discard-from-hand',
      rule,
      prompt: message('prompt.discard-from-hand', { side: reference('side', victim) }),
      about: { side: victim, cards: hand.map(({ id, design }) => ({ key: id, card: design.id })) }
    },
    hand.map((held) => ({
      key: held.id,
      label: message('option.card', { card: reference('event-card', held.design.id) }),
      value: held
    }))
  )
  discardHeldCard(play, victim, chosen)
  play.emit({ type: 'card-lost', card: chosen.design.id, side: victim, by: player })
}

/** X.B: shuffles the discards, this card included, into the draw pile. */
export function reshuffleEvents({ play, card }: EffectRun): void {
  reshuffle(play.state.random, play.state.decks.events)
  play.emit({ type: 'events-reshuffled', card })
}
