import { sideOf } from '../../catalogue.ts'
import type { DiplomacyCard, EventCard, PlunderMarker, PrintedPlay } from '../../content/cards/card-schema.ts'
import { eventCards } from '../../content/cards/decks.ts'
import { diplomacyCards } from '../../content/cards/diplomacy.ts'
import { plunderMarkers } from '../../content/cards/plunder.ts'
import type { Window } from '../../content/cards/vocabulary.ts'
import { type NationId, nationIds, type SideId } from '../../content/ids.ts'
import type { InvasionsState } from '../../state.ts'

const eventsById: ReadonlyMap<string, EventCard> = new Map(eventCards.map((card) => [card.id, card]))
const eventsByNumber: ReadonlyMap<number, EventCard> = new Map(eventCards.map((card) => [card.number, card]))

/** Indexes designs by the ids of their copies, which are the design's id and a number: `alliance-2`. */
function byCopy<D extends { readonly id: string; readonly copies: number }>(
  designs: readonly D[]
): ReadonlyMap<string, D> {
  return new Map(
    designs.flatMap((design) =>
      Array.from({ length: design.copies }, (_, n) => [`${design.id}-${n + 1}`, design] as const)
    )
  )
}
const diplomacyByCopy = byCopy<DiplomacyCard>(diplomacyCards)
const markersByCopy = byCopy<PlunderMarker>(plunderMarkers)

export function eventCard(id: string): EventCard {
  return known(eventsById.get(id), id)
}
export function eventByNumber(number: number): EventCard {
  return known(eventsByNumber.get(number), `#${number}`)
}
export function diplomacyCard(copy: string): DiplomacyCard {
  return known(diplomacyByCopy.get(copy), copy)
}
export function plunderMarker(copy: string): PlunderMarker {
  return known(markersByCopy.get(copy), copy)
}

/** A card, or a plunder marker kept like one (XXIV.D), that a player may play. */
export interface HeldCard {
  /** The card or marker itself. */
  readonly id: string
  readonly deck: 'events' | 'plunder' | 'diplomacy'
  readonly design: EventCard | DiplomacyCard
  /** XXX.A: the nation that holds a diplomacy card; events belong to the player. */
  readonly holder: NationId | null
}

/** X.B, XXIV.D: the events that a player holds as cards or as kept plunder markers. */
export function heldEventCards(state: InvasionsState, side: SideId): HeldCard[] {
  return heldEvents(state, side, () => true)
}

type DesignFilter = (design: HeldCard['design']) => boolean

function heldEvents(state: InvasionsState, side: SideId, wanted: DesignFilter): HeldCard[] {
  const { events, markers } = state.hands[side]
  const cards: HeldCard[] = []
  for (const id of events) {
    const design = eventCard(id)
    if (wanted(design)) cards.push({ id, deck: 'events', design, holder: null })
  }
  for (const id of markers) {
    const { effect } = plunderMarker(id)
    const design = effect.kind === 'event' ? eventByNumber(effect.number) : null
    if (design && wanted(design)) cards.push({ id, deck: 'plunder', design, holder: null })
  }
  return cards
}

/** XXX.A: the diplomacy cards of a player's nations. */
function heldDiplomacy(state: InvasionsState, side: SideId, wanted: DesignFilter): HeldCard[] {
  const cards: HeldCard[] = []
  for (const nation of nationsOfSide.get(side) ?? []) {
    for (const id of state.nations[nation].diplomacy) {
      const design = diplomacyCard(id)
      if (wanted(design)) cards.push({ id, deck: 'diplomacy', design, holder: nation })
    }
  }
  return cards
}

const nationsOfSide: ReadonlyMap<SideId, readonly NationId[]> = Map.groupBy(nationIds, sideOf)

const windowsOf = (cards: readonly { readonly plays: readonly PrintedPlay[] }[]): ReadonlySet<Window> =>
  new Set(cards.flatMap(({ plays }) => plays.map(({ window }) => window)))
const windowsOfEvents = windowsOf(eventCards)
const windowsOfDiplomacy = windowsOf(diplomacyCards)

/** X.B, XXX.A: the cards in a player's hand that can be played in this window. */
export function cardsForWindow(state: InvasionsState, side: SideId, window: Window): HeldCard[] {
  const fits: DesignFilter = ({ plays }) => plays.some((play) => play.window === window)
  const events = windowsOfEvents.has(window) ? heldEvents(state, side, fits) : []
  return windowsOfDiplomacy.has(window) ? [...events, ...heldDiplomacy(state, side, fits)] : events
}

function known<T>(record: T | undefined, id: string): T {
  if (record === undefined) throw new Error(`there is no card '${id}'`)
  return record
}
