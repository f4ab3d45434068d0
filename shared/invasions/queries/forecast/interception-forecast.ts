import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { Modifier } from '../../rolls.ts'
import type { LeaderId, PieceId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { chanceAtLeast, INTERCEPTION_SUCCEEDS_AT } from '../movement/interception.ts'
import { stackingLimit, stackingRoom } from '../movement/stacking.ts'
import { leadingNation } from '../movement/step-rules.ts'
import { isUnitPiece, leaderPiece, pieceById } from '../pieces/pieces.ts'
import { unitById } from '../pieces/placement.ts'
import { mostWorth } from '../pieces/unit-worth.ts'
import { actingNations } from './attackers.ts'
import { type FightForecast, forecastFight } from './fight-forecast.ts'

/** The pieces that have entered a province, and the nation that leads them. */
export interface Intruders {
  readonly intruder: NationId
  readonly movers: readonly PieceId[]
  readonly province: ProvinceId
}

/** The pieces that one stack sends to intercept. */
export interface InterceptingForce {
  readonly nation: NationId
  readonly units: readonly UnitId[]
  /** Null if no leader goes with them. */
  readonly leader: LeaderId | null
  /** Those of the stack with its leader. */
  readonly modifiers: readonly Modifier[]
}

/** XIX.A: what happens if a stack intercepts and no other does. */
export interface InterceptionForecast {
  readonly chance: number
  readonly modifiers: readonly Modifier[]
  /** The battle of those who find room, beside the defenders, if the stack arrives. */
  readonly fight: FightForecast | null
}

/** XIX.A: forecasts an interception by a whole stack or by a part of it. */
export function forecastInterception(
  board: Board,
  { intruder, movers, province }: Intruders,
  { nation, units, leader, modifiers: ofStack }: InterceptingForce
): InterceptionForecast {
  const modifiers = leader ? ofStack : ofStack.filter(({ why }) => why !== 'leader-combat')
  const room = Math.max(0, stackingRoom(board, nation, province, leader ? [leader] : []))
  const arriving = mostWorth(
    units.map((id) => unitById(board, id)),
    room
  ).map(({ id }) => id)
  return {
    chance: chanceAtLeast(modifiers, INTERCEPTION_SUCCEEDS_AT),
    modifiers,
    fight:
      arriving.length > 0 ? forecastMeeting(board, { intruder, movers, province }, arriving, leader) : null
  }
}

/** XIX.A: the battle at once of intruders with interceptors who have arrived, and with the defenders of the province. */
export function forecastMeeting(
  board: Board,
  { movers, province }: Intruders,
  arriving: readonly UnitId[],
  leader: LeaderId | null
): FightForecast | null {
  const joining = [...arriving, ...(leader ? [leaderPiece(leader)] : [])].flatMap(
    (id) => pieceById(board, id) ?? []
  )
  const stack = movers.flatMap((id) => pieceById(board, id) ?? []).filter(({ at }) => at === province)
  const units = stack.filter(isUnitPiece).map(({ unit }) => unit)
  if (units.length === 0) return null
  const nation = leadingNation(stack, actingNations(board))
  const fighting = new Set(mostWorth(units, stackingLimit(board, nation, province)).map(({ id }) => id))
  const pieces = stack.filter((piece) => !isUnitPiece(piece) || fighting.has(piece.id)).map(({ id }) => id)
  return forecastFight(board, { province, nation, pieces, intercepted: true, joining })
}
