import { administrationCards } from '#shared/invasions/content/cards/administration.ts'
import { calamities } from '#shared/invasions/content/cards/calamities.ts'
import { eventCards } from '#shared/invasions/content/cards/decks.ts'
import { diplomacyCards } from '#shared/invasions/content/cards/diplomacy.ts'
import { intrinsicLeaders } from '#shared/invasions/content/intrinsic-leaders.ts'
import { historicalLeaders } from '#shared/invasions/content/leaders.ts'
import { nations } from '#shared/invasions/content/nations/index.ts'
import { sides } from '#shared/invasions/content/sides.ts'
import { unitKinds } from '#shared/invasions/content/unit-kinds.ts'
import { areas } from '#shared/invasions/world/areas.ts'
import { provinces } from '#shared/invasions/world/provinces.ts'
import { seas } from '#shared/invasions/world/seas.ts'
import type { Language } from '../i18n/dictionary.ts'

/** Names of places and leaders are Latin in every language; the rest is said in the reader's own. */
type Name = string | Readonly<Record<Language, string>>
type Names = ReadonlyMap<string, Name>

function namesOf(records: readonly { readonly id: string; readonly name: Name }[]): Names {
  return new Map(records.map(({ id, name }) => [id, name]))
}

const cities: Names = new Map(
  provinces.flatMap(({ id, city }): [string, Name][] => (city ? [[id, city.name]] : []))
)
const provinceNames = namesOf(provinces)
const areaNames = namesOf(areas)
const seaNames = namesOf(seas)
const nationNames = namesOf(nations)
const sideNames = namesOf(sides)
const leaderNames: Names = new Map([
  ...intrinsicLeaders.map(({ id, title }): [string, Name] => [id, title]),
  ...historicalLeaders.map(({ id, name }): [string, Name] => [id, name])
])
const unitKindNames = namesOf(unitKinds)
const eventNames = namesOf(eventCards)
const diplomacyNames = namesOf(diplomacyCards)
const administrationNames = namesOf(administrationCards)
const calamityNames = namesOf(calamities)
const places = [provinceNames, seaNames, areaNames]

/** Where to look a reference up, by its kind: the first table that has the id counts. */
const tables: Readonly<Record<string, readonly Names[]>> = {
  side: [sideNames],
  nation: [nationNames],
  actor: [nationNames, sideNames],
  leader: [leaderNames],
  // A unit is spoken of by its kind until the table knows which one it is.
  unit: [unitKindNames],
  'unit-kind': [unitKindNames],
  province: [provinceNames],
  area: [areaNames],
  sea: [seaNames],
  city: [cities],
  place: places,
  any: [...places, nationNames, sideNames, leaderNames, eventNames, diplomacyNames],
  card: [eventNames, diplomacyNames, administrationNames, calamityNames],
  // A card may be the reason for a modifier.
  modifier: [eventNames, diplomacyNames, administrationNames],
  event: [eventNames],
  diplomacy: [diplomacyNames],
  administration: [administrationNames],
  calamity: [calamityNames]
}

// Cards of which there are several carry a number; a card as the reason for something says that it is one.
const COPY = /-\d+$/
const PREFIX = /^card\./

/** What the game's own tables call something, if they know it. */
export function nameInGame(ref: string, id: string, language: Language): string | undefined {
  const found = (wanted: string) => tables[ref]?.find((names) => names.has(wanted))?.get(wanted)
  const name = found(id) ?? found(id.replace(COPY, '').replace(PREFIX, ''))
  return typeof name === 'object' ? name[language] : name
}
