import type { NationId } from '../content/ids.ts'
import { nations } from '../content/nations/index.ts'
import type { Scenario } from '../content/schema.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { Position } from './position.ts'
import type { WorldTables } from './world-tables.ts'

/** The position at the start of a scenario (V.A). */
export function openingPosition(scenario: Scenario, world: WorldTables): Position {
  const held: Partial<Record<ProvinceId, NationId>> = {}
  for (const { nation, areas } of scenario.areas)
    for (const province of world.provinces) if (areas.includes(province.area)) held[province.id] = nation
  const united = nations.filter((nation) => nation.hooks.some((hook) => hook === 'united-empire'))
  const [west, east] = united.map((nation) => nation.id)
  return {
    nations: scenario.nations.flatMap((setup) => {
      const nation = nations.find((record) => record.id === setup.nation)
      if (!nation) return []
      const { id, status, hooks } = nation
      return [{ id, status, seat: setup.seat, capitalPays: true, decline: 0, hooks }]
    }),
    units: scenario.nations.flatMap((setup) => [
      ...setup.land.flatMap(({ province, units }) =>
        units.map(({ kind, count }) => ({ nation: setup.nation, kind, count, place: province }))
      ),
      ...setup.sea.flatMap(({ sea, units }) =>
        units.map(({ kind, count }) => ({ nation: setup.nation, kind, count, place: sea }))
      )
    ]),
    held,
    // VI.K: united on turns 1 and 2, which reads as an alliance here.
    alliances: west && east ? [[west, east]] : [],
    clients: scenario.clients,
    vassals: [],
    foedera: [],
    revolts: [],
    heresies: scenario.heresies,
    sacked: [],
    cities: {}
  }
}
