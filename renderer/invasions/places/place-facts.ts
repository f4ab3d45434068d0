import { nationCard } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds } from '#shared/invasions/content/ids.ts'
import type { BattleInProgress, BattleLine } from '#shared/invasions/queries/battle/battle-in-progress.ts'
import { battleInProvince } from '#shared/invasions/queries/battle/fights.ts'
import type { BattleSide } from '#shared/invasions/queries/battle/situation.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { type ProvinceRecord, provinces } from '#shared/invasions/world/provinces.ts'

/** Units of one kind, owner and state of damage. */
export interface UnitGroup {
  readonly kind: string
  readonly damaged: boolean
  /** The nation that lends the counters, if they serve another. */
  readonly hiredFrom: string | null
  readonly count: number
}

/** All that one nation commands at a place. */
export interface Force {
  readonly nation: string
  readonly side: string
  readonly companies: readonly UnitGroup[]
  readonly units: number
  readonly leaders: readonly string[]
  readonly horde: boolean
  /** Its part in the battle in progress there, if any. */
  readonly fighting: BattleRole | null
}

/** One side of a battle in progress. */
export interface BattleRole {
  readonly role: BattleSide
  /** The dice it rolls in this round; the basic system only. */
  readonly pool: { readonly white: number; readonly black: number } | null
  /** Hits scored in this round; null before its roll. */
  readonly hits: number | null
}

export interface PlaceFacts {
  readonly terrain: ProvinceRecord['terrain'] | null
  readonly city: { readonly level: number; readonly fortified: boolean } | null
  readonly holder: string | null
  /** In a battle the attacker comes first, then the defender, then the other forces. */
  readonly forces: readonly Force[]
}

const terrainOf: ReadonlyMap<string, ProvinceRecord['terrain']> = new Map(
  provinces.map(({ id, terrain }) => [id, terrain])
)

/** Terrain, city, holder and forces of a place. */
export function placeFactsAt(view: InvasionsView, place: string): PlaceFacts {
  const city = Object.entries(view.cities).find(([id]) => id === place)?.[1]
  const holder = Object.entries(view.control).find(([id]) => id === place)?.[1]
  const battle = battleInProvince(view, place)
  const present = Object.values(view.units).filter((unit) => unit.at === place)
  const led = Object.values(view.leaders).filter(
    (leader) => leader.at === place && leader.presence === 'in-play'
  )
  const forces = nationIds.map((nation): Force => {
    const units = present.filter((unit) => unit.controller === nation)
    const companies = Map.groupBy(units, (unit) => [unit.kind, unit.damaged, unit.nation].join())
    return {
      nation,
      side: nationCard(nation).side,
      companies: [...companies.values()].flatMap(([first, ...others]) =>
        first ? [{ ...unitGroupOf(first, nation), count: 1 + others.length }] : []
      ),
      units: units.length,
      leaders: led.filter((leader) => leader.nation === nation).map(({ id }) => id),
      horde: view.nations[nation]?.seat?.kind === 'horde' && view.nations[nation].seat.at === place,
      fighting: fightingOf(battle, nation)
    }
  })
  return {
    terrain: terrainOf.get(place) ?? null,
    city: city ?? null,
    holder: holder ?? null,
    forces: forces.filter(isShown).sort((left, right) => rankOf(left) - rankOf(right))
  }
}

/** A side of a battle is shown even after it lost all its units. */
function isShown({ units, leaders, horde, fighting }: Force): boolean {
  return units > 0 || leaders.length > 0 || horde || fighting !== null
}

function rankOf({ fighting }: Force): number {
  if (fighting === null) return 2
  return fighting.role === 'attacker' ? 0 : 1
}

function fightingOf(battle: BattleInProgress | null, nation: NationId): BattleRole | null {
  if (battle?.attacker.nation === nation) return roleInBattle(battle.attacker)
  return battle?.defender.nation === nation ? roleInBattle(battle.defender) : null
}

function roleInBattle({ side, pool, hits }: BattleLine): BattleRole {
  return { role: side, pool, hits }
}

function unitGroupOf(
  unit: { readonly kind: string; readonly damaged: boolean; readonly nation: NationId },
  commander: NationId
): Omit<UnitGroup, 'count'> {
  const { kind, damaged, nation } = unit
  return { kind, damaged, hiredFrom: nation === commander ? null : nation }
}
