import { isHistorical, leaderCard, nationCard } from '../catalogue.ts'
import { type NationId, nationIds } from '../content/ids.ts'
import type { PlacedUnit, Scenario, Setup } from '../content/scenario-schema.ts'
import { presentEntries } from '../present-entries.ts'
import { provinceCard } from '../queries/map/provinces.ts'
import { baseWorld } from '../queries/map/world-tables.ts'
import { isOffMap } from '../queries/pieces/placement.ts'
import { scenarioOf } from '../queries/time/scenario.ts'
import { positionProblems } from '../scenario-check/position.ts'
import type { Leader, Unit } from '../state.ts'
import type { InvasionsView } from '../view.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isProvinceId, isSeaId } from '../world/world-queries.ts'

const MOST_GOLD = 40

/**
 * A position as the start of the next turn. Hands and decks are left out: they are dealt anew, so that the file tells
 * nothing that was hidden. Null on the last turn, after which no turn begins.
 */
export function scenarioOfPosition(view: InvasionsView, title: string): Scenario | null {
  if (view.turn >= view.lastTurn) return null
  const { seats, sharing, combat, objectives } = scenarioOf(view)
  const firstTurn = view.turn + 1
  const name = title.slice(0, 80)
  const saved: Scenario = {
    id: 'own-scenario',
    name: { en: name, es: name },
    introduction: {
      en: `${name}, as it stood at the end of turn ${view.turn}.`,
      es: `${name}, tal como estaba al final del turno ${view.turn}.`
    },
    firstTurn,
    lastTurn: view.lastTurn,
    opening: 'whole-turn',
    scoringTurns: scenarioOf(view).scoringTurns.filter((turn) => turn >= firstTurn),
    seats: view.options.seats ?? seats,
    sharing,
    combat,
    nations: nationIds
      .filter((id) => view.nations[id].presence === 'in-play')
      .map((id) => setupOf(view, id, firstTurn)),
    areas: grouped(presentEntries(view.areaControl)).map(([nation, areas]) => ({ nation, areas })),
    provinces: heldProvinces(view),
    ...relationsOf(view),
    heresies: presentEntries(view.heresies).map(([area, { grade: side }]) => ({
      area,
      marker: 'Arius',
      side
    })),
    fortificationChanges: presentEntries(view.cities).flatMap(([province, { fortified }]) =>
      fortified === (provinceCard(province).city?.fortified ?? false) ? [] : [{ province, fortified }]
    ),
    cities: presentEntries(view.cities).flatMap(([province, { level }]) =>
      level === provinceCard(province).city?.level ? [] : [{ province, level }]
    ),
    revolts: presentEntries(view.revolts).map(([province, side]) => ({ province, side })),
    raids: presentEntries(view.raids)
      .filter(([, { turn }]) => turn === view.turn)
      .map(([province, { grade: side, by }]) => ({ province, side, ...(by ? { by } : {}) })),
    sacked: presentEntries(view.plundered).map(([province]) => province),
    gone: nationIds.filter((id) => view.nations[id].presence === 'gone'),
    score: presentEntries(view.score.nations).map(([nation, points]) => ({ nation, points })),
    ...(objectives ? { objectives } : {}),
    chronicle: view.chronicle,
    provenance: { source: 'ours', why: `Saved from the campaign "${name}".` }
  }
  return withoutDisputedClaims(saved)
}

/** In the middle of a turn some land may be held that would not be at its end: the rules settle it. */
function withoutDisputedClaims(scenario: Scenario): Scenario {
  const faults = new Set(positionProblems(scenario).map(({ field }) => field))
  const undisputed = <Item>(
    list: string,
    key: string,
    items: readonly Item[],
    entry: number
  ): readonly Item[] => items.filter((_, index) => !faults.has(`${list}[${entry}].${key}[${index}]`))
  return {
    ...scenario,
    areas: scenario.areas.map(({ nation, areas }, entry) => ({
      nation,
      areas: undisputed('areas', 'areas', areas, entry)
    })),
    provinces: (scenario.provinces ?? []).map(({ nation, provinces }, entry) => ({
      nation,
      provinces: undisputed('provinces', 'provinces', provinces, entry)
    }))
  }
}

function setupOf(view: InvasionsView, nation: NationId, firstTurn: number): Setup {
  const { seat, treasury, age, status, religion, decline, converted } = view.nations[nation]
  const card = nationCard(nation)
  const units = Object.values(view.units).filter((unit) => unit.nation === nation && !isOffMap(unit.at))
  const stacks = [...Map.groupBy(units, ({ at }) => at)]
  const land = stacks.flatMap(([at, here]) =>
    isProvinceId(at) ? [{ province: at, units: placed(here) }] : []
  )
  return {
    nation,
    seat: seat?.at ?? null,
    treasury: Math.min(MOST_GOLD, treasury),
    age,
    ...(status === card.status ? {} : { status }),
    ...(religion === card.religion ? {} : { religion }),
    ...(decline === 0 ? {} : { decline }),
    ...(converted ? { converted: true as const } : {}),
    land,
    sea: stacks.flatMap(([at, here]) => (isSeaId(at) ? [{ sea: at, units: placed(here) }] : [])),
    leaders: leadersAmong(
      Object.values(view.leaders),
      nation,
      firstTurn,
      new Set(land.map(({ province }) => province))
    ),
    provenance: { source: 'ours', why: 'Saved from a campaign.' }
  }
}

/** Counters of a kind together. A mercenary is an entry of its own. */
function placed(units: readonly Unit[]): PlacedUnit[] {
  const kinds = Map.groupBy(units, (unit) => JSON.stringify(entryOf(unit, 1)))
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike
    if (!first) return []
    return first.controller === first.nation
      ? [entryOf(first, alike.length)]
      : alike.map((unit) => entryOf(unit, 1))
  })
}

function entryOf({ kind, people, title, damaged, nation, controller }: Unit, count: number): PlacedUnit {
  return {
    kind,
    count,
    ...(people ? { people } : {}),
    ...(title ? { title } : {}),
    ...(damaged ? { damaged: true as const } : {}),
    ...(controller === nation ? {} : { serves: controller })
  }
}

/** IX.C: the leaders who stand with troops. The others come in the Reinforcements. */
function leadersAmong(
  leaders: readonly Leader[],
  nation: NationId,
  firstTurn: number,
  troops: ReadonlySet<ProvinceId>
): Setup['leaders'] {
  const serving = leaders.flatMap(({ id, nation: own, presence, at }) => {
    const card = leaderCard(id)
    const stays =
      own === nation &&
      presence === 'in-play' &&
      (!isHistorical(card) || card.turns.some((turn) => turn === firstTurn || turn === firstTurn - 1))
    return stays && at && isProvinceId(at) && troops.has(at) ? [{ leader: id, province: at, card }] : []
  })
  const hasNamed = serving.some(({ card }) => isHistorical(card) && card.turns.includes(firstTurn))
  return serving
    .filter(({ card }) => isHistorical(card) || card.rank !== 'king' || !hasNamed)
    .map(({ leader, province }) => ({ leader, province }))
}

/** Every province by its holder, and those that nobody holds in a held Area. */
function heldProvinces(view: InvasionsView): NonNullable<Scenario['provinces']> {
  const held = grouped(presentEntries(view.control)).map(([nation, provinces]) => ({ nation, provinces }))
  const free = baseWorld.provinces
    .filter(({ id, area }) => view.areaControl[area] !== undefined && view.control[id] === undefined)
    .map(({ id }) => id)
  return free.length > 0 ? [...held, { nation: null, provinces: free }] : held
}

function relationsOf({ relations }: InvasionsView): Pick<Scenario, 'clients' | 'vassals' | 'foedera'> {
  return {
    clients: relations.flatMap((tie) => {
      if (tie.kind !== 'client' || tie.until) return []
      const tribute = Math.min(2, Math.max(0, tie.tribute))
      return [{ client: tie.client, patron: tie.patron, tribute }]
    }),
    vassals: relations.flatMap((tie) =>
      tie.kind === 'vassal' ? [{ vassal: tie.vassal, suzerain: tie.suzerain }] : []
    ),
    foedera: relations.flatMap((tie) => {
      if (tie.kind !== 'foedus') return []
      const [one, other] = tie.provinces
      return [{ federate: tie.federate, federator: tie.federator, provinces: [one, other] as const }]
    })
  }
}

function grouped<Key extends string, Value extends string>(
  entries: readonly (readonly [Key, Value])[]
): [Value, Key[]][] {
  return [...Map.groupBy(entries, ([, value]) => value)].map(([value, found]) => [
    value,
    found.map(([key]) => key)
  ])
}
