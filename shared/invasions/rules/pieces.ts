import { message, reference } from '../../engine/message.ts'
import type { Script } from '../../engine/script.ts'
import { choose } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { isCivilised } from '../queries/activation-order.ts'
import { barredFrom } from '../queries/boundaries.ts'
import { isRefuge } from '../queries/flight.ts'
import { faceOf, isUnitPiece, type Piece, pieceById } from '../queries/pieces.ts'
import { placeUnit, unitById } from '../queries/placement.ts'
import { stackingRoom } from '../queries/stacking.ts'
import { surroundings } from '../queries/surroundings.ts'
import type { InvasionsState, PieceId, Unit, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { neighbours } from '../world/queries.ts'
import { sideOf } from './bookkeeping.ts'

/** Puts a unit, a leader or a horde into a province. */
export function placePiece(state: InvasionsState, id: PieceId, to: ProvinceId): void {
  const piece = pieceById(state, id)
  if (!piece) throw new Error(`'${id}' is not on land`)
  if ('unit' in piece) placeUnit(state, id, to)
  else if ('leader' in piece) piece.leader.at = to
  else state.nations[piece.nation].seat = { kind: 'horde', at: to }
}

/** III.B, XX.H: a unit is gone; its counter returns, whole, to the reserve of its own nation. */
export function loseUnit(play: InvasionsPlay, id: UnitId, province: ProvinceId, rule: string): void {
  const unit = unitById(play.state, id)
  const nation = unit.controller
  unit.controller = unit.nation
  unit.damaged = false
  placeUnit(play.state, id, 'reserve')
  play.emit({ type: 'unit-lost', unit: id, nation, province, rule })
}

/** XX.H: a stack suffers one hit outside a battle; its player chooses the unit, a national one first. */
export function* sufferHit(
  play: InvasionsPlay,
  nation: NationId,
  units: readonly UnitId[],
  province: ProvinceId,
  rule: string
): Script {
  const present = units.map((id) => unitById(play.state, id)).filter(({ at }) => at === province)
  const nationals = present.filter((unit) => unit.nation === unit.controller)
  const standing = nationals.length > 0 ? nationals : present
  const kinds = new Map(standing.map((unit) => [`${unit.kind} ${unit.nation} ${unit.damaged}`, unit]))
  const unit = kinds.size > 1 ? yield* whichSuffers(nation, [...kinds.values()], province, rule) : standing[0]
  if (!unit) return
  if (takesTwoHits(play.state, unit) && !unit.damaged) {
    unit.damaged = true
    play.emit({ type: 'unit-damaged', unit: unit.id, nation: unit.controller, province, rule })
  } else {
    loseUnit(play, unit.id, province, rule)
  }
}

function whichSuffers(
  nation: NationId,
  units: readonly Unit[],
  place: ProvinceId,
  rule: string
): Script<Unit> {
  return choose(
    {
      side: sideOf(nation),
      kind: 'suffer-hit',
      rule,
      actor: nation,
      place,
      prompt: message('prompt.suffer-hit', { nation: reference('nation', nation) })
    },
    units.map((unit) => ({
      key: unit.id,
      label: message('option.unit', { unit: reference('unit-kind', faceOf(unit).id) }),
      place,
      value: unit
    }))
  )
}

/** VI.H, XX.H: an elite of a Civilised nation is damaged first. */
function takesTwoHits(state: InvasionsState, unit: Unit): boolean {
  return (
    faceOf(unit).elite > 0 && faceOf(unit).damagedAs !== null && isCivilised(state.nations[unit.controller])
  )
}

/** The nearest province that a piece may fall back to; null when there is none in so many steps. */
export function nearestRefuge(
  state: InvasionsState,
  piece: Piece,
  most: number,
  preferred?: ProvinceId
): ProvinceId | null {
  const look = surroundings(state, piece.nation)
  const fits = (to: ProvinceId) =>
    isRefuge(state, look, to) &&
    barredFrom(state, piece, to) === null &&
    (!isUnitPiece(piece) || stackingRoom(state, piece.nation, to) > 0)
  if (preferred && preferred !== piece.at && fits(preferred)) return preferred
  const seen = new Set<ProvinceId>([piece.at])
  let ring: ProvinceId[] = [piece.at]
  for (let step = 1; step <= most && ring.length > 0; step++) {
    const next: ProvinceId[] = []
    for (const here of ring) {
      for (const { id } of neighbours(here, 'base')) {
        if (seen.has(id)) continue
        seen.add(id)
        if (fits(id)) return id
        // A leader without troops slips through where a unit cannot (XX.J).
        if (!look.defended(id) || !isUnitPiece(piece)) next.push(id)
      }
    }
    ring = next
  }
  return null
}
