import type { Board } from '../../board.ts'
import { hordeMovement, leaderCard, nationCard, unitKind } from '../../catalogue.ts'
import { figures } from '../../content/figures.ts'
import { type NationId, nationIds } from '../../content/ids.ts'
import type { Leader, LeaderId, March, PieceId, Unit } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isInForce } from '../cards/turn-effects.ts'
import { isProvince } from '../map/provinces.ts'
import { hordeProvince, nationList } from '../nations/nation-list.ts'
import { allLeaders, allUnits, isOffMap, leadersIn, provincesGarrisoned, unitsIn } from './placement.ts'
import { isLandUnit } from './unit-arms.ts'

/** Anything that moves on land: a unit, a leader or a horde. */
export type Piece =
  | { readonly id: PieceId; readonly nation: NationId; readonly at: ProvinceId; readonly unit: Unit }
  | { readonly id: PieceId; readonly nation: NationId; readonly at: ProvinceId; readonly leader: Leader }
  | { readonly id: PieceId; readonly nation: NationId; readonly at: ProvinceId; readonly horde: true }

export type UnitPiece = Extract<Piece, { readonly unit: Unit }>
export type LeaderPiece = Extract<Piece, { readonly leader: Leader }>

/** XVIII.B: a leader moves as fast as cavalry. */
const LEADER_STEPS = figures.movement.leader
const INFANTRY_STEPS = figures.movement.hordeInAnInvasion
const LEADER_BONUS = figures.movement.withALeader

export const isUnitPiece = (piece: Piece): piece is UnitPiece => 'unit' in piece
export const isLeaderPiece = (piece: Piece): piece is LeaderPiece => 'leader' in piece
export const isHordePiece = (piece: Piece): boolean => 'horde' in piece

const LEADER = 'leader:'
export const leaderPiece = (id: LeaderId): PieceId => `${LEADER}${id}`
/** The leader of a piece id; null for a unit or a horde. */
export const leaderOfPiece = (id: PieceId): LeaderId | null =>
  id.startsWith(LEADER) ? id.slice(LEADER.length) : null
export const hordePiece = (nation: NationId): PieceId => `horde:${nation}`

/** The pieces of some nations in a province: units, then leaders, then hordes, without fleets and walls. */
export function piecesIn(state: Board, province: ProvinceId, nations: readonly NationId[]): readonly Piece[] {
  const units = unitsIn(state, province)
    .filter((unit) => nations.includes(unit.controller) && isLandUnit(unit))
    .map((unit): Piece => ({ id: unit.id, nation: unit.controller, at: province, unit }))
  const leaders = leadersIn(state, province)
    .filter(({ nation }) => nations.includes(nation))
    .map((leader): Piece => ({ id: leaderPiece(leader.id), nation: leader.nation, at: province, leader }))
  const hordes = nations
    .filter((nation) => hordeSeat(state, nation) === province)
    .map((nation): Piece => ({ id: hordePiece(nation), nation, at: province, horde: true }))
  return [...units, ...leaders, ...hordes]
}

/** The provinces in which some nations have pieces, sorted by id. */
export function provincesWithPieces(state: Board, nations: readonly NationId[]): ProvinceId[] {
  const found = new Set<ProvinceId>()
  for (const nation of nations) for (const at of provincesGarrisoned(state, nation)) found.add(at)
  for (const { nation, presence, at } of allLeaders(state)) {
    if (presence === 'in-play' && at && nations.includes(nation) && isProvince(at)) found.add(at)
  }
  for (const nation of nations) {
    const seat = hordeSeat(state, nation)
    if (seat) found.add(seat)
  }
  return [...found].sort()
}

/** The provinces in which each nation has pieces. */
export function placesByNation(state: Board): ReadonlyMap<NationId, ReadonlySet<ProvinceId>> {
  const found = new Map<NationId, Set<ProvinceId>>()
  const note = (nation: NationId, at: ProvinceId) => {
    const places = found.get(nation)
    if (places) places.add(at)
    else found.set(nation, new Set([at]))
  }
  for (const unit of allUnits(state)) {
    if (!isOffMap(unit.at) && isLandUnit(unit) && isProvince(unit.at)) note(unit.controller, unit.at)
  }
  for (const { nation, presence, at } of allLeaders(state)) {
    if (presence === 'in-play' && at && isProvince(at)) note(nation, at)
  }
  for (const nation of nationIds) {
    const seat = hordeSeat(state, nation)
    if (seat) note(nation, seat)
  }
  return found
}

/** The piece with an id, in its current province; null when it is no longer on land. */
export function pieceById(state: Board, id: PieceId): Piece | null {
  const unit = state.units[id]
  if (unit) return isProvince(unit.at) ? { id, nation: unit.controller, at: unit.at, unit } : null
  const leader = state.leaders[leaderOfPiece(id) ?? '']
  if (leader) {
    const { presence, at, nation } = leader
    return presence === 'in-play' && at && isProvince(at) ? { id, nation, at, leader } : null
  }
  const nation = nationIds.find((candidate) => hordePiece(candidate) === id)
  const at = nation ? placeOfHorde(state, nation) : null
  return nation && at ? { id, nation, at, horde: true } : null
}

/** III.D: the province of a Barbarian nation's horde, which moves with its people. */
export function hordeSeat(state: Board, nation: NationId): ProvinceId | null {
  return state.nations[nation].status === 'barbarian' ? placeOfHorde(state, nation) : null
}

/** The province of a nation's horde, also of a horde in place of a capital. */
export function placeOfHorde(state: Board, nation: NationId): ProvinceId | null {
  return hordeProvince(state.nations[nation])
}

export function hordesIn(state: Board, province: ProvinceId): NationId[] {
  const found: NationId[] = []
  nationList(state).forEach((nation, number) => {
    const id = nationIds[number]
    if (id && hordeProvince(nation) === province) found.push(id)
  })
  return found
}

/** III.B: a damaged elite counts as the unit on its back. */
export function isCavalry(unit: Unit): boolean {
  return faceOf(unit).arm === 'horse'
}

export function faceOf(unit: Unit) {
  const front = unitKind(unit.kind)
  return unit.damaged && front.damagedAs ? unitKind(front.damagedAs) : front
}

export function isNomadPeople(nation: NationId): boolean {
  return nationCard(nation).people === 'nomad'
}

/** XIII.E: whether a leader may act. An inactive leader is idle only during his own nation's activation. */
export function mayAct(state: Board, leader: Leader): boolean {
  return leader.inactiveUntil === null || !state.active.includes(leader.nation)
}

/** The leader with the highest combat bonus; the first by id among equals. */
export function bestLeader(leaders: readonly Leader[]): Leader | null {
  return inOrderOfCommand(leaders)[0] ?? null
}

/** Leaders in the order of command. */
export function inOrderOfCommand(leaders: readonly Leader[]): Leader[] {
  return leaders.toSorted(
    (one, other) =>
      leaderCard(other.id).combat - leaderCard(one.id).combat ||
      leaderCard(other.id).stacking - leaderCard(one.id).stacking ||
      one.id.localeCompare(other.id)
  )
}

/** XVIII.B, XVIII.D: the steps that a piece has left when it moves with these leaders; infantry has 3, cavalry 4. */
export function stepsLeft(state: Board, piece: Piece, leaders: readonly LeaderId[]): number {
  const march = state.movement?.marches[piece.id]
  if (march?.halted || mustStay(state, piece)) return 0
  const led = march && march.spent > 0 ? march.led : undefined
  return Math.max(0, capacityOf(state, piece, led, leaders) + (march?.bonus ?? 0) - (march?.spent ?? 0))
}

/** Whether a card keeps the stack of the piece from moving this turn, such as a mutiny. */
function mustStay(state: Board, { nation, at }: Piece): boolean {
  return isInForce(state, 'may-not-move', { nation, place: at })
}

function capacityOf(
  state: Board,
  piece: Piece,
  led: LeaderId | null | undefined,
  leaders: readonly LeaderId[]
): number {
  if (isLeaderPiece(piece)) return LEADER_STEPS
  if (!isUnitPiece(piece)) return hordeCapacity(state, piece.nation)
  const ledAllTheWay = led === undefined ? leaders.length > 0 : led !== null && leaders.includes(led)
  return faceOf(piece.unit).movement + (ledAllTheWay ? LEADER_BONUS : 0)
}

/** III.D, XVIII.B, XVIII.G: a horde migrates with the movement on its counter, and moves like infantry in an invasion. */
function hordeCapacity(state: Board, nation: NationId): number {
  return state.thisTurn.invading.includes(nation) ? INFANTRY_STEPS : hordeMovement(nation)
}

/** XVIII.D: the leader whose bonus a piece keeps: only the one who has led it all the way. */
export function leaderAllTheWay(before: March | undefined, leaders: readonly LeaderId[]): LeaderId | null {
  if (!before || (before.spent === 0 && before.led === null)) return leaders[0] ?? null
  return before.led !== null && leaders.includes(before.led) ? before.led : null
}
