import type { Script } from '../ask.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import {
  bestLeader,
  isLandUnit,
  isLeaderPiece,
  isUnitPiece,
  isWall,
  leaderPiece,
  type Piece,
  pieceById,
  piecesIn,
  provincesWithPieces
} from '../queries/pieces.ts'
import { leadersIn, unitsIn } from '../queries/placement.ts'
import { leadingNation } from '../queries/reach.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { isPresent, lookout, surroundings } from '../queries/surroundings.ts'
import type { PieceId, Unit } from '../state.ts'
import { message, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { eliminateUnit } from './hits.ts'
import { chooseUnits, leastLoss } from './picks.ts'
import { nearestRefuge, placePiece } from './pieces.ts'
import { retreat } from './retreat.ts'

const MOST_STEPS = 3
/** No province is farther from another. */
const ANY_DISTANCE = 40

/** XX.L, XXIV.A: pieces leave a province by the rules of retreat; what is still there falls back or is lost. */
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
  const units = here.filter(isUnitPiece).filter(({ unit }) => isLandUnit(unit))
  const towards = [...new Set(here.flatMap(({ id }) => state.movement?.marches[id]?.from ?? []))]
  yield* retreat(play, {
    nation,
    units: units.map(({ id }) => id),
    leader: bestLeader(here.filter(isLeaderPiece).map(({ leader }) => leader))?.id ?? null,
    withHorde: here.some((piece) => 'horde' in piece),
    from,
    ...(barred ? { barred } : { towards })
  })
  for (const piece of staying()) fallBack(play, piece, 'XX.L')
}

/** A piece goes back to where it came from, or to the nearest place for it; a unit that has none is lost. */
export function fallBack(play: InvasionsPlay, piece: Piece, rule: string): void {
  const { state } = play
  const from = piece.at
  const most = isUnitPiece(piece) ? MOST_STEPS : ANY_DISTANCE
  const wall = isUnitPiece(piece) && isWall(piece.unit)
  const to = wall ? null : nearestRefuge(state, piece, most, state.movement?.marches[piece.id]?.from)
  if (to) {
    placePiece(state, piece.id, to)
    play.emit({ type: 'fell-back', nation: piece.nation, piece: piece.id, from, to, rule })
  } else if (isUnitPiece(piece)) {
    eliminateUnit(play, piece.id)
  }
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
    rescueLoneLeaders(play, nations, province)
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
      side: sideOf(nation),
      kind: 'excess-units',
      rule: 'XVII.A',
      actor: nation,
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

/** XX.J: a leader without troops does not stay on hostile ground. */
export function rescueLoneLeaders(
  play: InvasionsPlay,
  nations: readonly NationId[],
  province: ProvinceId
): void {
  const { state } = play
  for (const leader of leadersIn(state, province)) {
    if (!nations.includes(leader.nation)) continue
    const look = surroundings(state, leader.nation)
    if (look.forces(province, 'friendly').units.length > 0 || look.ground(province) === 'friendly') continue
    const onEnemyGround = look.defended(province) || look.enemyOwner(province) !== null
    const piece = pieceById(state, leaderPiece(leader.id))
    if (piece && onEnemyGround) fallBack(play, piece, 'XX.J')
  }
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
