import { memoize, once } from '../../../engine/memoize.ts'
import type { Board } from '../../board.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isBarbarianProvince } from '../map/provinces.ts'
import { hordeProvince, nationList } from '../nations/nation-list.ts'
import { unitsIn } from '../pieces/placement.ts'
import { isWall } from '../pieces/unit-arms.ts'
import type { Stance } from './relation-stance.ts'
import { stance } from './stance.ts'

/** The forces in a province that have one stance to a nation. */
export interface Forces {
  readonly units: readonly Unit[]
  readonly walls: readonly Unit[]
  readonly hordes: readonly NationId[]
}

/** XII.D: the stance of a province to a nation's units; `empty` is nobody's land or undefended enemy land. */
export type ProvinceStance = 'friendly' | 'neutral' | 'empty' | 'hostile'

/** Who and what on the map is friendly, neutral or hostile to one nation. Caches its results: make a new one when the state changes. */
export interface StanceMap {
  readonly nation: NationId
  stance(other: NationId, province?: ProvinceId): Stance
  forces(province: ProvinceId, as: Stance): Forces
  /** Whether hostile units, walls or a horde are there. */
  isDefended(province: ProvinceId): boolean
  /** The hostile nation that controls the province. */
  enemyOwner(province: ProvinceId): NationId | null
  /** Whether a city is there that nobody or a hostile nation controls, which must be besieged. */
  hasHostileCity(province: ProvinceId): boolean
  provinceStance(province: ProvinceId): ProvinceStance
}

type Mutable<Lists> = {
  -readonly [Name in keyof Lists]: Lists[Name] extends readonly (infer Item)[] ? Item[] : never
}

const NONE: Forces = { units: [], walls: [], hordes: [] }
const NOBODY: Readonly<Record<Stance, Forces>> = { friendly: NONE, neutral: NONE, hostile: NONE }

/** The hordes in each province. */
export type HordesByProvince = ReadonlyMap<ProvinceId, readonly NationId[]>

export function hordesByProvince(state: Board): HordesByProvince {
  const camps = new Map<ProvinceId, NationId[]>()
  nationList(state).forEach((nation, number) => {
    const id = nationIds[number]
    const camp = hordeProvince(nation)
    if (!id || !camp) return
    const there = camps.get(camp)
    if (there) there.push(id)
    else camps.set(camp, [id])
  })
  return camps
}

/** XII.D */
export function stanceMap(
  state: Board,
  nation: NationId,
  camps: () => HordesByProvince = once(() => hordesByProvince(state))
): StanceMap {
  const anywhere = new Map<NationId, Stance>()
  const onBarbarianGround = new Map<NationId, Stance>()
  const seen = new Map<ProvinceId, Readonly<Record<Stance, Forces>>>()

  const standingIn = (ground: Map<NationId, Stance>, other: NationId, province?: ProvinceId): Stance => {
    const known = ground.get(other)
    if (known) return known
    const found = stance(state, nation, other, province)
    ground.set(other, found)
    return found
  }
  const standing = (other: NationId, province?: ProvinceId): Stance => {
    const general = standingIn(anywhere, other)
    // Only hostility depends on the province, and all Barbarian Areas are alike.
    if (general !== 'hostile' || !province || !isBarbarianProvince(province)) return general
    return standingIn(onBarbarianGround, other, province)
  }

  const sorted = (province: ProvinceId, here: readonly Unit[], hordes: readonly NationId[]) => {
    const forces: Partial<Record<Stance, Mutable<Forces>>> = {}
    const of = (other: NationId): Mutable<Forces> => {
      const as = standing(other, province)
      forces[as] ??= { units: [], walls: [], hordes: [] }
      return forces[as]
    }
    for (const unit of here) of(unit.controller)[isWall(unit) ? 'walls' : 'units'].push(unit)
    for (const horde of hordes) of(horde).hordes.push(horde)
    const { friendly = NONE, neutral = NONE, hostile = NONE } = forces
    return { friendly, neutral, hostile }
  }
  const look = (province: ProvinceId): Readonly<Record<Stance, Forces>> => {
    const known = seen.get(province)
    if (known) return known
    const here = unitsIn(state, province)
    const hordes = camps().get(province)
    const found = here.length === 0 && !hordes ? NOBODY : sorted(province, here, hordes ?? [])
    seen.set(province, found)
    return found
  }

  const enemyOwner = (province: ProvinceId): NationId | null => {
    const owner = state.control[province]
    return owner && standing(owner, province) === 'hostile' ? owner : null
  }
  const hostileCity = (province: ProvinceId): boolean =>
    state.cities[province] !== undefined && (!state.control[province] || enemyOwner(province) !== null)

  const ground = (province: ProvinceId): ProvinceStance => {
    const here = look(province)
    if (isPresent(here.hostile)) return 'hostile'
    const owner = state.control[province]
    const occupied = isPresent(here.friendly)
    if (hostileCity(province)) return occupied ? 'hostile' : 'empty'
    if (owner && state.revolts[province] && standing(owner, province) === 'friendly')
      return occupied ? 'hostile' : 'empty'
    if (owner && standing(owner, province) === 'friendly') return 'friendly'
    if (isPresent(here.neutral)) return 'neutral'
    if (occupied) return 'friendly'
    return owner && standing(owner, province) === 'neutral' ? 'neutral' : 'empty'
  }

  return {
    nation,
    stance: standing,
    forces: (province, as) => look(province)[as],
    isDefended: (province) => isPresent(look(province).hostile),
    enemyOwner,
    hasHostileCity: hostileCity,
    provinceStance: ground
  }
}

/** One stance map per nation, built on demand. */
export type StanceMaps = (nation: NationId) => StanceMap

export function stanceMaps(state: Board): StanceMaps {
  const camps = once(() => hordesByProvince(state))
  return memoize((nation) => stanceMap(state, nation, camps))
}

export function isPresent({ units, walls, hordes }: Forces): boolean {
  return units.length + walls.length + hordes.length > 0
}

/** XII.D: whether nations stand in a province with whom this one may not stack, hostile or neutral. */
export function hasStrangers(look: StanceMap, province: ProvinceId): boolean {
  return isPresent(look.forces(province, 'hostile')) || isPresent(look.forces(province, 'neutral'))
}

/** III.D: the number of units and hordes, without walls. In defence a horde counts as one unit. */
export function forceStrength({ units, hordes }: Forces): number {
  return units.length + hordes.length
}
