import { nationCard } from '#shared/invasions/catalogue.ts'
import { type NationId, nationIds } from '#shared/invasions/content/ids.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { type ProvinceRecord, provinces } from '#shared/invasions/world/provinces.ts'

/** Units of one kind and state. */
export interface Company {
  readonly kind: string
  readonly damaged: boolean
  /** Whose counters they are, where they serve another. */
  readonly hiredFrom: string | null
  readonly count: number
}

/** All that one nation commands at a place. */
export interface Force {
  readonly nation: string
  readonly side: string
  readonly companies: readonly Company[]
  readonly units: number
  readonly leaders: readonly string[]
  readonly horde: boolean
}

export interface Ground {
  readonly terrain: ProvinceRecord['terrain'] | null
  readonly city: { readonly level: number; readonly fortified: boolean } | null
  readonly holder: string | null
  readonly forces: readonly Force[]
}

const terrainOf: ReadonlyMap<string, ProvinceRecord['terrain']> = new Map(
  provinces.map(({ id, terrain }) => [id, terrain])
)

/** Who stands at a place, and on what ground. */
export function groundAt(view: InvasionsView, place: string): Ground {
  const city = Object.entries(view.cities).find(([id]) => id === place)?.[1]
  const holder = Object.entries(view.control).find(([id]) => id === place)?.[1]
  const forces = nationIds.map((nation): Force => {
    const units = Object.values(view.units).filter((unit) => unit.at === place && unit.controller === nation)
    const companies = Map.groupBy(units, (unit) => [unit.kind, unit.damaged, unit.nation].join())
    return {
      nation,
      side: nationCard(nation).side,
      companies: [...companies.values()].flatMap(([first, ...others]) =>
        first ? [{ ...companyOf(first, nation), count: 1 + others.length }] : []
      ),
      units: units.length,
      leaders: Object.values(view.leaders)
        .filter((leader) => leader.at === place && leader.nation === nation && leader.presence === 'in-play')
        .map(({ id }) => id),
      horde: view.nations[nation]?.seat?.kind === 'horde' && view.nations[nation].seat.at === place
    }
  })
  return {
    terrain: terrainOf.get(place) ?? null,
    city: city ?? null,
    holder: holder ?? null,
    forces: forces.filter(({ units, leaders, horde }) => units > 0 || leaders.length > 0 || horde)
  }
}

/** A side of a battle of which nobody stands any more. */
export function fallen(nation: string): Force {
  const known = nationIds.find((id) => id === nation)
  const side = known ? nationCard(known).side : nation
  return { nation, side, companies: [], units: 0, leaders: [], horde: false }
}

function companyOf(
  unit: { readonly kind: string; readonly damaged: boolean; readonly nation: NationId },
  commander: NationId
): Omit<Company, 'count'> {
  const { kind, damaged, nation } = unit
  return { kind, damaged, hiredFrom: nation === commander ? null : nation }
}
