import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { PieceId, Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { entryProvince } from '../movement/entry-province.ts'
import { bestLeader, isLeaderPiece, isUnitPiece, mayAct, type Piece, pieceById } from '../pieces/pieces.ts'
import { leadersIn } from '../pieces/placement.ts'
import { areFriendly } from '../relations/stance.ts'
import { type StanceMap, stanceMap } from '../relations/stance-map.ts'
import type { BattleForce, BattleSetup } from './battle-setup.ts'
import { leadingDefender } from './leading-defender.ts'

/** The pieces that attack the enemies in a province. */
export interface AttackRequest {
  readonly province: ProvinceId
  /** The nation that decides who is friend or enemy, whichever of the pieces fight. */
  readonly nation: NationId
  /** The pieces of the attacker that fight. */
  readonly pieces: readonly PieceId[]
  /** Pieces that stay outside the battle and share the fate of the others (XIX.A). */
  readonly waiting?: readonly PieceId[]
  readonly intercepted: boolean
}

/** An attack that may be one of pieces still on their way. */
export interface ForeseenAttack extends AttackRequest {
  /** The province from which each unit will have come, if by land. Absent: as all have entered already. */
  readonly from?: (id: UnitId) => ProvinceId | undefined
  /** Defenders who will have come from elsewhere. */
  readonly joining?: readonly Piece[]
}

/** XX.A: sets up the battle of these pieces in a province, which somebody must defend. */
export function setUpBattle(
  state: Board,
  { province, nation, pieces, waiting = [], intercepted, from: foreseen, joining }: ForeseenAttack,
  stances = stanceMap(state, nation)
): BattleSetup {
  const attacker = attackingForce(state, nation, pieces)
  const from: Record<string, ProvinceId> = {}
  const entered = (id: UnitId) =>
    state.movement?.marches[id] ? entryProvince(state, id, province) : undefined
  for (const id of [...attacker.units, ...waiting]) {
    const way = (foreseen ?? entered)(id)
    if (way) from[id] = way
  }
  const defender = forceAgainst(state, stances, province, joining)
  if (!defender) throw new Error(`nobody defends ${province}`)
  return { province, attacker, defender, from, intercepted }
}

function attackingForce(state: Board, nation: NationId, ids: readonly PieceId[]): BattleForce {
  const pieces = ids.flatMap((id) => pieceById(state, id) ?? [])
  const leaders = pieces.filter(isLeaderPiece).map(({ leader }) => leader)
  return {
    nation,
    units: pieces.filter(isUnitPiece).map(({ id }) => id),
    leader: bestLeader(leaders.filter((leader) => mayAct(state, leader)))?.id ?? null,
    hordes: pieces.filter((piece) => 'horde' in piece).map(({ nation }) => nation)
  }
}

/** XX.A: the hostile nation that leads the defence of a province, with its friends there; null when nobody defends it. */
export function defendingForce(state: Board, attacker: NationId, province: ProvinceId): BattleForce | null {
  return forceAgainst(state, stanceMap(state, attacker), province)
}

function forceAgainst(
  state: Board,
  stances: StanceMap,
  province: ProvinceId,
  joining: readonly Piece[] = []
): BattleForce | null {
  const { units: present, walls, hordes } = stances.forces(province, 'hostile')
  const units = joining.length > 0 ? withUnits(state, present, joining) : present
  const leaders = [
    ...leadersIn(state, province),
    ...joining.filter(isLeaderPiece).map(({ leader }) => leader)
  ]
  const nations = [...units, ...walls].map(({ controller }) => controller)
  const nation = leadingDefender(state, province, [...nations, ...hordes])
  if (!nation) return null
  const side = (other: NationId) => other === nation || areFriendly(state, other, nation)
  return {
    nation,
    units: [...units, ...walls].filter(({ controller }) => side(controller)).map(({ id }) => id),
    leader: bestLeader(leaders.filter((leader) => side(leader.nation)))?.id ?? null,
    hordes: hordes.filter(side)
  }
}

/** The units with those that join them, in the order of the state, as the rules will list them. */
function withUnits(state: Board, units: readonly Unit[], joining: readonly Piece[]): Unit[] {
  const all = new Set([...units.map(({ id }) => id), ...joining.filter(isUnitPiece).map(({ id }) => id)])
  return Object.values(state.units).filter(({ id }) => all.has(id))
}
