import type { NationId, SpecialRuleId, UnitKindId } from '../../content/ids.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'

/** The input of control, relation stances and income: plain data, built from a scenario or from the state. */
export interface MapPosition {
  readonly nations: readonly PositionNation[]
  readonly units: readonly PositionUnit[]
  /** Who held each province when control was last settled. Decides empty provinces only (XII.B). */
  readonly held: Readonly<Partial<Record<ProvinceId, NationId>>>
  readonly alliances: readonly (readonly [NationId, NationId])[]
  readonly clients: readonly {
    readonly client: NationId
    readonly patron: NationId
    readonly tribute: number
  }[]
  readonly vassals: readonly { readonly vassal: NationId; readonly suzerain: NationId }[]
  readonly foedera: readonly {
    readonly federate: NationId
    readonly federator: NationId
    readonly provinces: readonly ProvinceId[]
  }[]
  readonly revolts: readonly { readonly province: ProvinceId; readonly side: '+' | '-' }[]
  readonly heresies: readonly { readonly area: AreaId }[]
  /** Areas and sea zones that pay nothing this turn because of a card. */
  readonly barren?: readonly AreaId[]
  readonly closedSeas?: readonly SeaId[]
  /** Cities with a plunder marker (XXIV.D). */
  readonly sacked: readonly ProvinceId[]
  /** Founded or grown cities, which differ from the map (III.F). */
  readonly cities: Readonly<Partial<Record<ProvinceId, { readonly level: number }>>>
}

/** A horde or a capital. A Kingdom without a city keeps its horde in place of a capital (VII.D). */
export interface NationSeat {
  readonly kind: 'horde' | 'capital'
  readonly at: ProvinceId
}

export interface PositionNation {
  readonly id: NationId
  readonly status: 'barbarian' | 'kingdom' | 'empire'
  readonly seat: NationSeat | null
  /** False in the turn in which a lost capital is set up again (XIV.B). */
  readonly capitalPays: boolean
  readonly decline: 0 | 1 | 2
  readonly hooks: readonly SpecialRuleId[]
}

export interface PositionUnit {
  /** The nation that the unit serves now; a mercenary serves its employer. */
  readonly nation: NationId
  /** Whose counter a mercenary is. */
  readonly lentBy?: NationId
  readonly kind: UnitKindId
  readonly place: ProvinceId | SeaId
  readonly count: number
}

interface NationIndex {
  readonly byId: ReadonlyMap<NationId, PositionNation>
  readonly seats: ReadonlyMap<ProvinceId, readonly PositionNation[]>
}

/** Keyed by the list of nations, which never changes. */
const nationIndexes = new WeakMap<MapPosition['nations'], NationIndex>()

function nationIndexOf({ nations }: MapPosition): NationIndex {
  const known = nationIndexes.get(nations)
  if (known) return known
  const seats = new Map<ProvinceId, PositionNation[]>()
  for (const nation of nations) {
    const at = nation.seat?.at
    if (at) seats.set(at, [...(seats.get(at) ?? []), nation])
  }
  const index = { byId: new Map(nations.map((nation) => [nation.id, nation])), seats }
  nationIndexes.set(nations, index)
  return index
}

export function nationOf(position: MapPosition, id: NationId): PositionNation | undefined {
  return nationIndexOf(position).byId.get(id)
}

const NOBODY: readonly PositionNation[] = []

/** The nations whose horde or capital is in a province. */
export function seatedAt(position: MapPosition, province: ProvinceId): readonly PositionNation[] {
  return nationIndexOf(position).seats.get(province) ?? NOBODY
}
