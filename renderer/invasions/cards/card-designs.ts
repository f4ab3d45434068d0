import { administrationCards } from '#shared/invasions/content/cards/administration.ts'
import { calamities } from '#shared/invasions/content/cards/calamities.ts'
import type {
  AdministrationCard,
  Calamity,
  DiplomacyCard,
  EventCard
} from '#shared/invasions/content/cards/card-schema.ts'
import { eventCards } from '#shared/invasions/content/cards/decks.ts'
import { diplomacyCards } from '#shared/invasions/content/cards/diplomacy.ts'
import { reference } from '#shared/invasions/words/message.ts'

/** What is printed on a card of any deck. */
export type CardDesign = EventCard | DiplomacyCard | AdministrationCard | Calamity

type Designs = ReadonlyMap<string, CardDesign>
const byId = (designs: readonly CardDesign[]): Designs =>
  new Map(designs.map((design) => [design.id, design]))

const events = byId(eventCards)
const diplomacy = byId(diplomacyCards)
const administration = byId(administrationCards)
const blows = byId(calamities)

/** The designs that each kind of reference may name. */
const tables: Readonly<Record<string, readonly Designs[]>> = {
  'event-card': [events],
  'diplomacy-card': [diplomacy],
  calamity: [blows],
  card: [events, diplomacy, administration, blows]
}

// Copies of a card carry a number.
const COPY = /-\d+$/

/** The design that a reference in a sentence names, if any. */
export function designByReference(ref: string, id: string): CardDesign | null {
  const found = (wanted: string) => tables[ref]?.find((designs) => designs.has(wanted))?.get(wanted)
  return found(id) ?? found(id.replace(COPY, '')) ?? null
}

/** The kind of a card, for its colour and its title. */
export function cardKindOf(
  design: CardDesign
): 'event' | 'public-event' | 'diplomacy' | 'administration' | 'calamity' {
  return design.kind === 'event' && design.back === 'public' ? 'public-event' : design.kind
}

/** The plays of a card; empty for a card that nobody plays. */
export function playsOf(design: CardDesign) {
  return 'plays' in design ? design.plays : []
}

/** The reference that names a card in a sentence. Two decks may have a card of the same name. */
export function cardReference({ kind, id }: CardDesign) {
  switch (kind) {
    case 'event':
      return reference('event-card', id)
    case 'diplomacy':
      return reference('diplomacy-card', id)
    case 'administration':
    case 'calamity':
      return reference('card', id)
  }
}

/** A key that no other card has. Decks share ids, so the kind is part of it. */
export function designKey({ kind, id }: CardDesign): string {
  return `${kind}/${id}`
}

const byKey: Designs = new Map(
  [events, diplomacy, administration, blows]
    .flatMap((designs) => [...designs.values()])
    .map((design) => [designKey(design), design])
)

export function designByKey(key: string): CardDesign | null {
  return byKey.get(key) ?? null
}
