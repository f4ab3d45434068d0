import type { Language } from '../../words/dictionary.ts'
import type { Name } from '../../words/game-words.ts'
import { administrationCards } from '../content/cards/administration.ts'
import { calamities } from '../content/cards/calamities.ts'
import { eventCards } from '../content/cards/decks.ts'
import { diplomacyCards } from '../content/cards/diplomacy.ts'
import { intrinsicLeaders } from '../content/intrinsic-leaders.ts'
import { historicalLeaders } from '../content/leaders.ts'
import { nations } from '../content/nations/index.ts'
import { sides } from '../content/sides.ts'
import { unitKinds } from '../content/unit-kinds.ts'
import { areas } from '../world/areas.ts'
import { provinces } from '../world/provinces.ts'
import { seas } from '../world/seas.ts'

/** Names of places and leaders are Latin in every language; the rest is said in the reader's own. */
type Told = string | Readonly<Record<Language, string>>

interface Entry {
  readonly told: Told
  readonly many: boolean
}
type Names = ReadonlyMap<string, Entry>

function named(id: string, told: Told): [string, Entry] {
  return [id, { told, many: false }]
}

function namesOf(records: readonly { readonly id: string; readonly name: Told }[]): Names {
  return new Map(records.map(({ id, name }) => named(id, name)))
}

/** Nations and sides are called by their people, in the plural in every language: the Huns play. */
function peoplesOf(records: readonly { readonly id: string; readonly name: Told }[]): Names {
  return new Map(records.map(({ id, name }) => [id, { told: name, many: true }]))
}

const provinceNames = namesOf(provinces)
const areaNames = namesOf(areas)
const seaNames = namesOf(seas)
const nationNames = peoplesOf(nations)
const sideNames = peoplesOf(sides)
const leaderNames: Names = new Map([
  ...intrinsicLeaders.map(({ id, title }) => named(id, title)),
  ...historicalLeaders.map(({ id, name }) => named(id, name))
])
const unitKindNames = namesOf(unitKinds)
const eventNames = namesOf(eventCards)
const diplomacyNames = namesOf(diplomacyCards)
const administrationNames = namesOf(administrationCards)
const calamityNames = namesOf(calamities)

/** Where to look a reference up, by its kind: the first table that has the id counts. */
const tables: Readonly<Record<string, readonly Names[]>> = {
  side: [sideNames],
  nation: [nationNames],
  actor: [nationNames, sideNames],
  leader: [leaderNames],
  'unit-kind': [unitKindNames],
  province: [provinceNames],
  area: [areaNames],
  sea: [seaNames],
  place: [provinceNames, seaNames, areaNames],
  card: [eventNames, diplomacyNames, administrationNames, calamityNames],
  'event-card': [eventNames],
  'diplomacy-card': [diplomacyNames],
  calamity: [calamityNames],
  // A card may be the reason for a modifier.
  modifier: [eventNames, diplomacyNames, administrationNames]
}

// Cards of which there are several carry a number; a card as the reason for something says that it is one.
const COPY = /-\d+$/
const PREFIX = /^card\./

/** What the game's own tables call something, if they know it. */
export function nameInGame(ref: string, id: string, language: Language): Name | undefined {
  const found = (wanted: string) => tables[ref]?.find((names) => names.has(wanted))?.get(wanted)
  const entry = found(id) ?? found(id.replace(COPY, '').replace(PREFIX, ''))
  if (!entry) return undefined
  const { told, many } = entry
  return { text: typeof told === 'object' ? told[language] : told, many }
}
