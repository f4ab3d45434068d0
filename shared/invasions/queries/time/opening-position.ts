import type { NationId } from '../../content/ids.ts'
import { nations } from '../../content/nations/index.ts'
import type { PlacedUnit, Scenario } from '../../content/scenario-schema.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { MapPosition, PositionUnit } from '../control/map-position.ts'
import type { WorldTables } from '../map/world-tables.ts'

/** The position at the start of a scenario (V.A). */
export function openingPosition(scenario: Scenario, world: WorldTables): MapPosition {
  const united = nations.filter((nation) => nation.hooks.some((hook) => hook === 'united-empire'))
  const [west, east] = scenario.firstTurn < 3 ? united.map((nation) => nation.id) : []
  return {
    nations: scenario.nations.flatMap((setup) => {
      const nation = nations.find((record) => record.id === setup.nation)
      if (!nation) return []
      const { id, hooks } = nation
      const status = setup.status ?? nation.status
      const kind = status === 'barbarian' ? 'horde' : 'capital'
      const seat = setup.seat && ({ kind, at: setup.seat } as const)
      return [{ id, status, seat, capitalPays: true, decline: setup.decline ?? 0, hooks }]
    }),
    units: scenario.nations.flatMap((setup) => [
      ...setup.land.flatMap(({ province, units }) =>
        units.flatMap((unit) => servants(setup.nation, unit, province))
      ),
      ...setup.sea.flatMap(({ sea, units }) =>
        units.map(({ kind, count }) => ({ nation: setup.nation, kind, count, place: sea }))
      )
    ]),
    held: heldAtStart(scenario, world),
    // VI.K: the Empire is united on turns 1 and 2. A position represents that as an alliance.
    alliances: west && east ? [[west, east]] : [],
    clients: scenario.clients,
    vassals: scenario.vassals ?? [],
    foedera: scenario.foedera ?? [],
    revolts: scenario.revolts ?? [],
    heresies: scenario.heresies,
    sacked: scenario.sacked ?? [],
    cities: Object.fromEntries((scenario.cities ?? []).map(({ province, level }) => [province, { level }]))
  }
}

/** The units of an entry by whom they serve: the first one may be a mercenary. */
function servants(nation: NationId, { kind, count, serves }: PlacedUnit, place: ProvinceId): PositionUnit[] {
  if (!serves) return [{ nation, kind, count, place }]
  const others = count > 1 ? [{ nation, kind, count: count - 1, place }] : []
  return [{ nation: serves, lentBy: nation, kind, count: 1, place }, ...others]
}

/** V.A: at the start a province belongs to its garrison, unless the holder of the Area has units there too. */
export function heldAtStart(scenario: Scenario, world: WorldTables): Partial<Record<ProvinceId, NationId>> {
  const held: Partial<Record<ProvinceId, NationId>> = {}
  for (const { nation, areas } of scenario.areas)
    for (const { id, area } of world.provinces) if (areas.includes(area)) held[id] = nation
  for (const [province, garrison] of garrisons(scenario)) {
    const holder = held[province]
    const [first] = garrison
    if (first && (!holder || !garrison.has(holder))) held[province] = first
  }
  for (const { nation, provinces } of scenario.provinces ?? []) {
    for (const id of provinces) {
      if (nation) held[id] = nation
      else delete held[id]
    }
  }
  return held
}

/** The nations with land units in each province. */
function garrisons(scenario: Scenario): Map<ProvinceId, Set<NationId>> {
  const found = new Map<ProvinceId, Set<NationId>>()
  for (const { nation, land } of scenario.nations) {
    for (const { province } of land) found.set(province, (found.get(province) ?? new Set()).add(nation))
  }
  return found
}
