import { type RandomState, shuffled } from '../engine/random.ts'
import { sideOf } from './catalogue.ts'
import { nationIds, sideIds } from './content/ids.ts'
import { eventByNumber, eventCard, plunderMarker } from './queries/cards.ts'
import type { InvasionsState } from './state.ts'
import { isProvinceId } from './world/queries.ts'

/** Cards somewhere out of sight, and which of the deck can lie there at all. */
interface HiddenPlace {
  readonly cards: readonly string[]
  put(cards: readonly string[]): void
  takes(card: string): boolean
}

/** Deals anew what a side cannot see: the hands of others, markers face down, what will be drawn. */
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

/** X.B: only a private event is kept. */
function isPrivateEvent(card: string): boolean {
  return eventCard(card).back === 'private'
}

/** XXIV.D: a private number is kept, all other markers go back to the pool. */
function isKeptMarker(marker: string): boolean {
  const { effect } = plunderMarker(marker)
  return effect.kind === 'event' && eventByNumber(effect.number).back === 'private'
}

/** A script may be holding the very list: it is filled anew, not replaced. */
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

/** As many cards in every place as before. Those that take fewest kinds come first; the last takes what is left. */
function dealAnew(random: RandomState, places: readonly HiddenPlace[]): void {
  // Sorted first: how they really lie must not show in how they are dealt.
  let rest = shuffled(random, places.flatMap(({ cards }) => cards).sort())
  for (const { cards, takes, put } of places) {
    if (cards.length === 0) continue
    const dealt = rest.filter(takes).slice(0, cards.length)
    const gone = new Set(dealt)
    rest = rest.filter((card) => !gone.has(card))
    put(dealt)
  }
}
