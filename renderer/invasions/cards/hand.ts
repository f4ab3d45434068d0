import type { NationId } from '#shared/invasions/content/ids.ts'
import { nationIds, sideIds } from '#shared/invasions/content/ids.ts'
import { eventByNumber, plunderMarker } from '#shared/invasions/queries/cards/held-cards.ts'
import { defaultStandingOrders, type StandingOrders } from '#shared/invasions/standing-orders.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { type CardDesign, designByReference } from './card-designs.ts'

/** A card in the viewer's hand. */
export interface HeldCard {
  /** The id of the card or marker. Options that play it begin with it. */
  readonly id: string
  readonly design: CardDesign
  /** The nation whose envoys carry it; null for events, which belong to the player. */
  readonly nation: NationId | null
}

/** The viewing side; null for a spectator. */
export function viewerOf({ viewer }: InvasionsView) {
  return sideIds.find((side) => side === viewer) ?? null
}

/** The viewer's hand: events, markers kept as events, and the envoys of each nation. */
export function handOf(view: InvasionsView): readonly HeldCard[] {
  const side = viewerOf(view)
  if (!side) return []
  const { events, markers } = view.hands[side]
  return [
    ...own(events).flatMap((id) => held(id, designByReference('event-card', id), null)),
    ...own(markers).flatMap((id) => held(id, eventOfMarker(id), null)),
    ...nationIds.flatMap((nation) =>
      own(view.diplomacy[nation]).flatMap((id) => held(id, designByReference('diplomacy-card', id), nation))
    )
  ]
}

export function standingOrdersOf(view: InvasionsView): StandingOrders {
  const side = viewerOf(view)
  return (side && view.hands[side].orders) || defaultStandingOrders
}

/** Of another side's cards the view has only the number. */
function own(cards: readonly string[] | number): readonly string[] {
  return typeof cards === 'number' ? [] : cards
}

function held(id: string, design: CardDesign | null, nation: NationId | null): HeldCard[] {
  return design ? [{ id, design, nation }] : []
}

function eventOfMarker(id: string): CardDesign | null {
  const { effect } = plunderMarker(id)
  return effect.kind === 'event' ? eventByNumber(effect.number) : null
}
