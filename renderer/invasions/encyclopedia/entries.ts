import { books } from '#shared/invasions/content/books/index.ts'
import { administrationCards } from '#shared/invasions/content/cards/administration.ts'
import { calamities } from '#shared/invasions/content/cards/calamities.ts'
import { eventCards } from '#shared/invasions/content/cards/decks.ts'
import { diplomacyCards } from '#shared/invasions/content/cards/diplomacy.ts'
import { type NationId, nationIds } from '#shared/invasions/content/ids.ts'
import { historicalLeaders } from '#shared/invasions/content/leaders.ts'
import { type ProvinceId, provinces } from '#shared/invasions/world/provinces.ts'
import type { Language } from '#shared/words/dictionary.ts'
import { foldAccents } from '../../table/rules/rule-search.ts'
import { type CardDesign, cardReference } from '../cards/card-designs.ts'
import type { InvasionsTranslator } from '../i18n/invasions-translator.ts'

export const entryKinds = ['nation', 'leader', 'province', 'card'] as const
export type EntryKind = (typeof entryKinds)[number]

/** A page of the encyclopedia. */
export type EncyclopediaEntry =
  | { readonly kind: 'nation'; readonly id: NationId }
  | { readonly kind: 'leader'; readonly id: string }
  | { readonly kind: 'province'; readonly id: ProvinceId }
  | { readonly kind: 'card'; readonly id: string; readonly design: CardDesign }

const designs: readonly CardDesign[] = [
  ...eventCards,
  ...diplomacyCards,
  ...administrationCards,
  ...calamities
]

/** The id includes the kind, because two decks may share an id. */
export const cardEntry = (design: CardDesign): EncyclopediaEntry => ({
  kind: 'card',
  id: `${design.kind} ${design.id}`,
  design
})

const all: Readonly<Record<EntryKind, readonly EncyclopediaEntry[]>> = {
  nation: nationIds.map((id) => ({ kind: 'nation', id })),
  leader: historicalLeaders.map(({ id }) => ({ kind: 'leader', id })),
  province: provinces.map(({ id }) => ({ kind: 'province', id })),
  card: designs.map(cardEntry)
}

export function entryName(entry: EncyclopediaEntry, words: InvasionsTranslator): string {
  if (entry.kind !== 'card') return words.name(entry.kind, entry.id)
  const { ref, id } = cardReference(entry.design)
  return words.name(ref, id)
}

/** The entries of a kind by name; with a query, the matching entries of all kinds. */
export function findEntries(
  kind: EntryKind,
  query: string,
  words: InvasionsTranslator
): readonly EncyclopediaEntry[] {
  const sought = foldAccents(query)
  const listed = sought === '' ? all[kind] : entryKinds.flatMap((each) => all[each])
  return listed
    .map((entry) => ({ entry, name: entryName(entry, words) }))
    .filter(({ name }) => foldAccents(name).includes(sought))
    .sort((one, other) => one.name.localeCompare(other.name, words.language))
    .map(({ entry }) => entry)
}

/** The historical text about it. */
export function entryText(
  { kind, id }: Exclude<EncyclopediaEntry, { readonly kind: 'card' }>,
  language: Language
): string {
  const { nations, leaders, provinces: lands } = books[language]
  const chapter: Readonly<Record<string, string>> = { nation: nations, leader: leaders, province: lands }[
    kind
  ]
  return chapter[id] ?? ''
}
