import type { HookId, NationId, UnitKindId } from '../content/ids.ts'
import type { AreaId } from '../world/areas.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** What control, standing and income read of a game: plain data, built from a scenario or from the state. */
export interface Position {
  readonly nations: readonly PositionNation[]
  readonly units: readonly PositionUnit[]
  /** Who held each province at the last look: decides empty provinces only (XII.B). */
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
  /** Areas and sea zones that a card keeps from yielding anything this turn. */
  readonly barren?: readonly AreaId[]
  readonly closedSeas?: readonly SeaId[]
  /** Cities with a plunder marker (XXIV.D). */
  readonly sacked: readonly ProvinceId[]
  /** Cities that are not as printed: founded or grown ones (III.F). */
  readonly cities: Readonly<Partial<Record<ProvinceId, { readonly level: number }>>>
}

export interface PositionNation {
  readonly id: NationId
  readonly status: 'barbarian' | 'kingdom' | 'empire'
  /** Province of the horde or capital; null while there is none. */
  readonly seat: ProvinceId | null
  /** False in the turn in which a lost capital is set up again (XIV.B). */
  readonly capitalPays: boolean
  readonly decline: 0 | 1 | 2
  readonly hooks: readonly HookId[]
}

export interface PositionUnit {
  /** Whom the unit serves now: a mercenary counts for its employer. */
  readonly nation: NationId
  /** Whose counter a mercenary is. */
  readonly lentBy?: NationId
  readonly kind: UnitKindId
  readonly place: ProvinceId | SeaId
  readonly count: number
}

interface Roll {
  readonly byId: ReadonlyMap<NationId, PositionNation>
  readonly hordes: ReadonlyMap<ProvinceId, readonly NationId[]>
}

/** A position never changes, so its nations are looked through once. */
const rolls = new WeakMap<Position, Roll>()

function rollOf(position: Position): Roll {
  const known = rolls.get(position)
  if (known) return known
  const hordes = new Map<ProvinceId, NationId[]>()
  for (const { id, status, seat } of position.nations) {
    if (status === 'barbarian' && seat) hordes.set(seat, [...(hordes.get(seat) ?? []), id])
  }
  const roll = { byId: new Map(position.nations.map((nation) => [nation.id, nation])), hordes }
  rolls.set(position, roll)
  return roll
}

export function nationOf(position: Position, id: NationId): PositionNation | undefined {
  return rollOf(position).byId.get(id)
}

/** The Barbarian nations whose horde is in a province. */
export function hordesAt(position: Position, province: ProvinceId): readonly NationId[] {
  return rollOf(position).hordes.get(province) ?? []
}
