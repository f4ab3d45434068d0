import type { Language } from '../../words/dictionary.ts'
import type { DisplayName } from '../../words/game-words.ts'
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

/** Names of places and leaders are Latin in every language; all others are translated. */
type NameText = string | Readonly<Record<Language, string>>

interface NameEntry {
  readonly text: NameText
  readonly many: boolean
}
type Names = ReadonlyMap<string, NameEntry>

function named(id: string, text: NameText): [string, NameEntry] {
  return [id, { text, many: false }]
}

function namesOf(records: readonly { readonly id: string; readonly name: NameText }[]): Names {
  return new Map(records.map(({ id, name }) => named(id, name)))
}

/** Names of nations and sides are plurals in every language: the Huns play. */
function peoplesOf(records: readonly { readonly id: string; readonly name: NameText }[]): Names {
  return new Map(records.map(({ id, name }) => [id, { text: name, many: true }]))
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

/** The tables for each kind of reference. The first table with the id wins. */
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

// `alliance-2` is a copy of `alliance`; as the reason of a modifier a card is `card.alliance`.
const COPY = /-\d+$/
const PREFIX = /^card\./

/** The name of something in the game's tables, or undefined. */
export function nameInGame(ref: string, id: string, language: Language): DisplayName | undefined {
  const found = (wanted: string) => tables[ref]?.find((names) => names.has(wanted))?.get(wanted)
  const entry = found(id) ?? found(id.replace(COPY, '').replace(PREFIX, ''))
  if (!entry) return undefined
  const { text, many } = entry
  return { text: typeof text === 'object' ? text[language] : text, many }
}
