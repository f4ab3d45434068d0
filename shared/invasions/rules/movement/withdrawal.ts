import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { entryRefusal } from '../../queries/movement/entry-limits.ts'
import { entryProvince } from '../../queries/movement/entry-province.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { leadingNation } from '../../queries/movement/step-rules.ts'
import {
  inOrderOfCommand,
  isLeaderPiece,
  isUnitPiece,
  type Piece,
  pieceById,
  piecesIn,
  provincesWithPieces,
  type UnitPiece
} from '../../queries/pieces/pieces.ts'
import { piecesByPlayer, sharesOfPlayers } from '../../queries/pieces/pieces-by-player.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import { isLandUnit, isWall } from '../../queries/pieces/unit-arms.ts'
import { isPresent, stanceMaps } from '../../queries/relations/stance-map.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { retreat, retreatToOrigin } from '../battle/retreat.ts'
import { retreatTargets } from '../battle/retreat-targets.ts'
import { chooseUnits, leastLossPreset } from '../pieces/choose-units.ts'
import { sendLeaderHome, sendLoneLeadersHome } from '../pieces/lone-leaders.ts'
import { nearestRefuge, placePiece } from '../pieces/place-piece.ts'
import { eliminateUnit } from '../pieces/unit-losses.ts'

/** More steps than lie between any two provinces. */
const ANY_DISTANCE = 40

/** XX.L, XXIV.A: pieces leave a province by the retreat rules, attackers to where they came from. A horde always finds a target. */
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
    leaders: inOrderOfCommand(here.filter(isLeaderPiece).map(({ leader }) => leader)).map(({ id }) => id),
    withHorde: here.some((piece) => 'horde' in piece),
    from
  }
  if (barred) yield* retreat(play, { ...order, barred })
  else yield* retreatToOrigin(play, { ...order, cameFrom: (id) => entryProvince(state, id, from) })
  for (const piece of staying()) fallBack(play, piece, 'XX.L')
}

/** Moves a piece back to where it came from, or else to the nearest province for it. Eliminates a unit that has none. */
export function fallBack(play: InvasionsPlay, piece: Piece, rule: string): void {
  if (isLeaderPiece(piece)) sendLeaderHome(play, piece.leader.id)
  else fallBackTo(play, piece, refugeOf(play.state, piece), rule)
}

function fallBackTo(play: InvasionsPlay, piece: Piece, to: ProvinceId | null, rule: string): void {
  const { id, nation, at: from } = piece
  if (to) {
    placePiece(play.state, id, to)
    play.emit({ type: 'fell-back', nation, piece: id, from, to, rule })
    sendLoneLeadersHome(play, to)
  } else if (isUnitPiece(piece)) {
    eliminateUnit(play, id)
  }
}

function refugeOf(state: InvasionsState, piece: Piece): ProvinceId | null {
  return isUnitPiece(piece) ? retreatTargetFor(state, piece) : nearestRefuge(state, piece, ANY_DISTANCE)
}

/** XVII.A, XX.L: where the unit came from if it may stand there, else the nearest retreat target with room. */
function retreatTargetFor(state: InvasionsState, piece: UnitPiece): ProvinceId | null {
  const { id, nation, at, unit } = piece
  if (isWall(unit)) return null
  const open = retreatTargets(state, { nation, units: 1, from: at })
    .filter(({ isolated }) => !isolated)
    .filter(({ to }) => entryRefusal(state, piece, to) === null && stackingRoom(state, nation, to) > 0)
    .toSorted((one, other) => one.route.length - other.route.length)
  const back = entryProvince(state, id, at)
  return open.find(({ to }) => to === back)?.to ?? open[0]?.to ?? null
}

/** XVII.A: after a movement substep, units beyond the stacking limit fall back (XX.L) or are lost. Each player chooses his own. */
export function* checkStacking(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  for (const province of provincesWithPieces(state, nations)) {
    const present = unitsIn(state, province)
      .filter((unit) => nations.includes(unit.controller) && isLandUnit(unit))
      .map((unit): UnitPiece => ({ id: unit.id, nation: unit.controller, at: province, unit }))
    const excess = -stackingRoom(state, leadingNation(present, nations), province)
    if (excess > 0) {
      const players = piecesByPlayer(present)
      const shares = sharesOfPlayers(excess, players)
      const leaving: UnitPiece[] = []
      for (const [number, own] of players.entries())
        leaving.push(...(yield* chooseExcess(province, own, shares[number] ?? 0)))
      for (const piece of leaving) fallBack(play, piece, 'XVII.A')
    }
    sendLoneLeadersHome(play, province)
  }
}

function* chooseExcess(
  province: ProvinceId,
  own: readonly UnitPiece[],
  count: number
): Script<readonly UnitPiece[]> {
  if (count === 0) return []
  const nation = leadingNation(own, [])
  const units = own.map(({ unit }) => unit)
  const chosen = yield* chooseUnits({
    header: {
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
    preset: leastLossPreset(units, count)
  })
  return own.filter(({ unit }) => chosen.includes(unit))
}

/** XII.D: pieces of the active nations leave provinces that they may not share with neutrals. */
export function* withdrawFromNeutrals(play: InvasionsPlay, nations: readonly NationId[]): Script {
  const { state } = play
  let from = stanceMaps(state)
  for (const province of provincesWithPieces(state, nations)) {
    const pieces = piecesIn(state, province, nations).filter(({ id }) => state.movement?.marches[id])
    if (pieces.length === 0) continue
    const nation = leadingNation(pieces, nations)
    const look = from(nation)
    if (!isPresent(look.forces(province, 'neutral')) || look.isDefended(province)) continue
    yield* withdraw(
      play,
      nation,
      pieces.map(({ id }) => id),
      province
    )
    from = stanceMaps(state)
  }
}
