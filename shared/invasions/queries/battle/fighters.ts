import type { Board } from '../../board.ts'
import { isHistorical, leaderCard, sideOf, unitKind } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { LeaderId, Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { borderBetween } from '../../world/world-queries.ts'
import { isInForce } from '../cards/turn-effects.ts'
import { hasTrait } from '../nations/traits.ts'
import { unitById, unitsIn } from '../pieces/placement.ts'
import { isWall } from '../pieces/unit-arms.ts'
import { isNomadNow } from '../relations/relations.ts'
import { areFriendly } from '../relations/stance.ts'
import { isCivilised } from '../time/activation-order.ts'
import { type BattleArmy, type CrossedBorder, damage, type Fighter } from './situation.ts'

/** III.B, VI.H: the diamonds of a counter count only if its nation and the one it serves are Civilised. */
function eliteNow(state: Board, unit: Unit): 0 | 1 | 2 {
  const { elite } = unitKind(unit.kind)
  const civilised = isCivilised(state.nations[unit.nation]) && isCivilised(state.nations[unit.controller])
  return civilised && (elite === 1 || elite === 2) ? elite : 0
}

/** III.B: whether the unit is an elite now, so that a first hit only flips it. */
export function isElite(state: Board, id: UnitId): boolean {
  return eliteNow(state, unitById(state, id)) > 0
}

/** III.B: a unit as it fights now. */
export function fighterOf(state: Board, id: UnitId, crossed: CrossedBorder = 'none'): Fighter {
  const unit = unitById(state, id)
  const { arm, archer, heavy, amphibious, alpine, francisca } = unitKind(unit.kind)
  const fresh: Fighter = {
    mounted: arm === 'horse',
    archer,
    heavy,
    elite: eliteNow(state, unit),
    damaged: false,
    alpine,
    francisca,
    amphibious,
    nomad: isNomadNow(state, unit.nation),
    auxiliary: unit.people !== undefined,
    foreign: unit.nation !== unit.controller,
    status: state.nations[unit.nation].status,
    crossed,
    ...(arm === 'wall' ? { wall: true } : {})
  }
  return unit.damaged ? damage(fresh) : fresh
}

/**
 * XX.H: the units of a stack as they fight now, each with the player who chooses its losses. Camps are counted from the
 * player of the leading nation.
 */
export function fightersOf(
  state: Board,
  nation: NationId,
  units: readonly UnitId[],
  crossingOfUnit: (id: UnitId) => CrossedBorder = () => 'none'
): Fighter[] {
  const camps = [sideOf(nation)]
  return units.map((id) => {
    const player = sideOf(unitById(state, id).controller)
    if (!camps.includes(player)) camps.push(player)
    const camp = camps.indexOf(player)
    const fighter = fighterOf(state, id, crossingOfUnit(id))
    return camp > 0 ? { ...fighter, camp } : fighter
  })
}

export const isLimes = (state: Board, id: UnitId): boolean => isWall(unitById(state, id))

/** XVIII.I: the Limes that helps the defenders of a province. */
export function limesWith(state: Board, province: ProvinceId, nation: NationId): UnitId[] {
  return unitsIn(state, province)
    .filter(({ id, controller }) => isLimes(state, id) && areFriendly(state, controller, nation))
    .map(({ id }) => id)
}

/** XX.F: the border that a unit crossed into the province. Frozen rivers count as open, as does what boats bridge. */
export function crossingOf(
  state: Board,
  unit: UnitId,
  from: ProvinceId | undefined,
  province: ProvinceId
): CrossedBorder {
  const kind = from && borderBetween(from, province)?.kind
  if (!kind || kind === 'open') return 'none'
  if (kind === 'river' && isInForce(state, 'frozen-rivers')) return 'none'
  const bridged = (kind === 'river' || kind === 'strait') && state.movement?.marches[unit]?.boats
  return bridged ? 'none' : kind
}

/** XIII.E: a neutralised leader gives no bonus, except in defence. */
export function leaderOf(state: Board, id: LeaderId | null, defends: boolean): BattleArmy['leader'] {
  const leader = id === null ? undefined : state.leaders[id]
  if (!leader || (leader.inactiveUntil !== null && !defends)) return null
  const card = leaderCard(leader.id)
  return { combat: card.combat, mountain: isHistorical(card) && card.mountain }
}

/** XX.G: whether a nation is Rome or Byzantium, the two halves of the Empire. */
export const isRoman = (nation: NationId): boolean => hasTrait(nation, 'united-empire')

/** XXIII.B: whether the nation, or a friend, owns a fortified city there that helps its defence. */
export function holdsFortifiedCity(state: Board, nation: NationId, province: ProvinceId): boolean {
  const owner = state.control[province]
  return Boolean(state.cities[province]?.fortified && owner && areFriendly(state, owner, nation))
}
