import { type RandomState, shuffled } from '../engine/random.ts'
import { sideOf } from './catalogue.ts'
import { nationIds, sideIds } from './content/ids.ts'
import { eventByNumber, eventCard, plunderMarker } from './queries/cards/held-cards.ts'
import type { InvasionsState } from './state.ts'
import { isProvinceId } from './world/world-queries.ts'

/** A place with hidden cards, and a test for the cards that may lie there. */
interface HiddenPlace {
  readonly cards: readonly string[]
  put(cards: readonly string[]): void
  takes(card: string): boolean
}

/** Redeals the cards that a side cannot see: other hands, face-down markers and draw piles. */
export function reshuffleHidden(state: InvasionsState, side: string, random: RandomState): void {
  const others = sideIds.filter((other) => other !== side).map((other) => state.hands[other])
  const strangers = nationIds.filter((id) => sideOf(id) !== side).map((id) => state.nations[id])
  const { events, administration, diplomacy, plunder } = state.decks
  dealAnew(random, [
    ...others.map(({ events: hand }) => heldIn(hand, isPrivateEvent)),
    heldIn(events.drawPile)
  ])
  dealAnew(random, [heldIn(administration.drawPile)])
  dealAnew(random, [...strangers.map((nation) => heldIn(nation.diplomacy)), heldIn(diplomacy.drawPile)])
  dealAnew(random, [
    ...others.map(({ markers }) => heldIn(markers, isKeptMarker)),
    faceDown(state.plundered),
    heldIn(plunder.drawPile)
  ])
}

/** X.B: players keep only private events. */
function isPrivateEvent(card: string): boolean {
  return eventCard(card).back === 'private'
}

/** XXIV.D: players keep markers with a private event; all other markers return to the pool. */
function isKeptMarker(marker: string): boolean {
  const { effect } = plunderMarker(marker)
  return effect.kind === 'event' && eventByNumber(effect.number).back === 'private'
}

/** Refills the list instead of replacing it, because a script may hold a reference to it. */
function heldIn(cards: string[], takes: (card: string) => boolean = () => true): HiddenPlace {
  return { cards: [...cards], takes, put: (dealt) => void cards.splice(0, cards.length, ...dealt) }
}

function faceDown(plundered: InvasionsState['plundered']): HiddenPlace {
  const provinces = Object.keys(plundered).filter(isProvinceId)
  return {
    cards: Object.values(plundered),
    takes: () => true,
    put: (dealt) => {
      for (const [index, card] of dealt.entries()) {
        const province = provinces[index]
        if (province) plundered[province] = card
      }
    }
  }
}

/** Keeps the number of cards in every place. `places` lists the most restrictive first; the last takes the remainder. */
function dealAnew(random: RandomState, places: readonly HiddenPlace[]): void {
  // Sorts first, so that the true order cannot influence the new deal.
  let rest = shuffled(random, places.flatMap(({ cards }) => cards).sort())
  for (const { cards, takes, put } of places) {
    if (cards.length === 0) continue
    const dealt = rest.filter(takes).slice(0, cards.length)
    const gone = new Set(dealt)
    rest = rest.filter((card) => !gone.has(card))
    put(dealt)
  }
}
