import type { Script } from '../ask.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isLandUnit, isWall } from '../queries/arms.ts'
import { barredFrom } from '../queries/boundaries.ts'
import {
  byCommand,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  pieceById,
  piecesIn,
  provincesWithPieces,
  type UnitPiece
} from '../queries/pieces.ts'
import { unitsIn } from '../queries/placement.ts'
import { leadingNation } from '../queries/reach.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { isPresent, lookout } from '../queries/surroundings.ts'
import { wayInto } from '../queries/ways-in.ts'
import { questionFor } from '../question-header.ts'
import type { InvasionsState, PieceId, Unit } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { eliminateUnit } from './hits.ts'
import { goHomeAlone, leadersLeave } from './lone-leaders.ts'
import { chooseUnits, leastLoss } from './picks.ts'
import { nearestRefuge, placePiece } from './pieces.ts'
import { havens } from './retreat/havens.ts'
import { retreat, retreatTheWayTheyCame } from './retreat.ts'

/** No province is farther from another. */
const ANY_DISTANCE = 40

/** XX.L, XXIV.A: pieces leave a province by the rules of retreat, attackers the way they came; a horde always finds one. */
export function* withdraw(
  play: InvasionsPlay,
  nation: NationId,
  pieces: readonly PieceId[],
  from: ProvinceId,
  barred?: readonly ProvinceId[]
): Script {
  const { state } = play
  const staying = () =>
    pieces.flatMap((id) => {
      const piece = pieceById(state, id)
      return piece?.at === from ? [piece] : []
    })
  const here = staying()
  if (here.length === 0) return
  const order = {
    nation,
    units: here.filter(isUnitPiece).flatMap(({ id, unit }) => (isLandUnit(unit) ? [id] : [])),
    leaders: byCommand(here.filter(isLeaderPiece).map(({ leader }) => leader)).map(({ id }) => id),
    withHorde: here.some((piece) => 'horde' in piece),
    from
  }
  if (barred) yield* retreat(play, { ...order, barred })
  else yield* retreatTheWayTheyCame(play, { ...order, cameFrom: (id) => wayInto(state, id, from) })
  for (const piece of staying()) fallBack(play, piece, 'XX.L')
}

/** A piece goes back to where it came from, or to the nearest place for it; a unit that has none is lost. */
export function fallBack(play: InvasionsPlay, piece: Piece, rule: string): void {
  if (isLeaderPiece(piece)) goHomeAlone(play, piece.leader.id)
  else fallBackTo(play, piece, refugeOf(play.state, piece), rule)
}

function fallBackTo(play: InvasionsPlay, piece: Piece, to: ProvinceId | null, rule: string): void {
  const { id, nation, at: from } = piece
  if (to) {
    placePiece(play.state, id, to)
    play.emit({ type: 'fell-back', nation, piece: id, from, to, rule })
    leadersLeave(play, to)
  } else if (isUnitPiece(piece)) {
    eliminateUnit(play, id)
  }
}

function refugeOf(state: InvasionsState, piece: Piece): ProvinceId | null {
  return isUnitPiece(piece) ? havenFor(state, piece) : nearestRefuge(state, piece, ANY_DISTANCE)
}

/** XVII.A, XX.L: where it came from if it may stand there, else the nearest haven with room for it. */
function havenFor(state: InvasionsState, piece: UnitPiece): ProvinceId | null {
  const { id, nation, at, unit } = piece
  if (isWall(unit)) return null
  const open = havens(state, { nation, units: 1, from: at })
    .filter(({ isolated }) => !isolated)
    .filter(({ to }) => barredFrom(state, piece, to) === null && stackingRoom(state, nation, to) > 0)
    .toSorted((one, other) => one.way.length - other.way.length)
  const back = wayInto(state, id, at)
  return open.find(({ to }) => to === back)?.to ?? open[0]?.to ?? null
}

/** XVII.A: after a movement substep no stack may exceed its limit; what does falls back (XX.L) or is lost. */
export function* checkStacking(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  for (const province of provincesWithPieces(state, nations)) {
    const own = unitsIn(state, province).filter(
      (unit) => nations.includes(unit.controller) && isLandUnit(unit)
    )
    const nation = leadingNation(
      own.map((unit) => ({ id: unit.id, nation: unit.controller, at: province, unit })),
      nations
    )
    const excess = Math.min(own.length, -stackingRoom(state, nation, province))
    if (excess > 0) {
      for (const unit of yield* chooseExcess(nation, province, own, excess)) {
        fallBack(play, { id: unit.id, nation: unit.controller, at: province, unit }, 'XVII.A')
      }
    }
    leadersLeave(play, province)
  }
}

function chooseExcess(
  nation: NationId,
  province: ProvinceId,
  units: readonly Unit[],
  count: number
): Script<readonly Unit[]> {
  return chooseUnits({
    asked: {
      ...questionFor(nation, 'excess-units', 'XVII.A'),
      place: province,
      prompt: message('prompt.excess-units', {
        nation: reference('nation', nation),
        province: reference('province', province),
        amount: count
      }),
      about: { nation, province, count }
    },
    label: message('field.excess-units'),
    units,
    count,
    preset: leastLoss(units, count)
  })
}

/** XII.D: those who may not share a province part; the active nation's pieces go. */
export function* partFromNeutrals(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  let from = lookout(state)
  for (const province of provincesWithPieces(state, nations)) {
    const pieces = piecesIn(state, province, nations).filter(({ id }) => state.movement?.marches[id])
    if (pieces.length === 0) continue
    const nation = leadingNation(pieces, nations)
    const look = from(nation)
    if (!isPresent(look.forces(province, 'neutral')) || look.defended(province)) continue
    yield* withdraw(
      play,
      nation,
      pieces.map(({ id }) => id),
      province
    )
    from = lookout(state)
  }
}
