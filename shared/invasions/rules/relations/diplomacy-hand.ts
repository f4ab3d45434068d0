import { discard, drawCard, reshuffle } from '../../../engine/deck.ts'
import type { Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { bestLeaderValue } from '../../queries/nations/realm.ts'
import type { InvasionsState } from '../../state.ts'
import { changeTreasury } from '../administration/bookkeeping.ts'

/** XXX.A: an Empire draws this many cards before its leader's bonus. */
const CARDS_OF_AN_EMPIRE = figures.diplomacy.cardsOfAnEmpire
/** XXX.A: gold for an unused card. */
const GOLD_FOR_A_DISCARD = figures.diplomacy.goldForADiscard

/** XXX.A: a Kingdom draws its leader's diplomacy bonus, an Empire one card more, Barbarians none. */
export function cardsToDraw(state: InvasionsState, nation: NationId): number {
  const { status } = state.nations[nation]
  if (status === 'barbarian') return 0
  return bestLeaderValue(state, nation, 'diplomacy') + (status === 'empire' ? CARDS_OF_AN_EMPIRE : 0)
}

/** XXX.A: draws cards; when the pile is empty the rest of the draw is lost. */
export function* drawDiplomacy(play: InvasionsPlay, nation: NationId, count: number): Script {
  const { state } = play
  const deck = state.decks.diplomacy
  const drawn: string[] = []
  while (drawn.length < count && deck.drawPile.length > 0) {
    const card = drawCard(state.random, deck)
    if (card) drawn.push(card)
  }
  if (drawn.length === 0) return
  state.nations[nation].diplomacy.push(...drawn)
  play.emit({ type: 'diplomacy-drawn', nation, cards: drawn.length, rule: 'XXX.A' })
  play.emit({ type: 'diplomacy-hand', nation, cards: state.nations[nation].diplomacy.slice() }, [
    sideOf(nation)
  ])
}

/** XXX.A: moves a card from the hand to the discards. */
export function discardDiplomacyCard(play: InvasionsPlay, nation: NationId, card: string): void {
  const own = play.state.nations[nation]
  own.diplomacy = own.diplomacy.filter((held) => held !== card)
  discard(play.state.decks.diplomacy, card)
}

/** XXX.A: unused cards bring one gold each, and the discards are shuffled back. */
export function discardUnusedDiplomacy(play: InvasionsPlay): void {
  const { state } = play
  for (const nation of nationIds) {
    const cards = state.nations[nation].diplomacy
    if (cards.length === 0) continue
    for (const card of [...cards]) discardDiplomacyCard(play, nation, card)
    play.emit({ type: 'diplomacy-discarded', nation, cards: cards.length, rule: 'XXX.A' })
    changeTreasury(play, nation, cards.length * GOLD_FOR_A_DISCARD, 'unused-diplomacy', 'XXX.A')
  }
  reshuffle(state.random, state.decks.diplomacy)
}
