import type { Board } from '#shared/invasions/board.ts'
import type { NationId, UnitKindId } from '#shared/invasions/content/ids.ts'
import type { Advantages } from '#shared/invasions/queries/battle/advantages.ts'
import type { BattleInProgress, BattleLine } from '#shared/invasions/queries/battle/battle-in-progress.ts'
import { redCounts, situationOf } from '#shared/invasions/queries/battle/battle-in-progress.ts'
import type { BattleRound } from '#shared/invasions/queries/battle/battle-setup.ts'
import type { BattleDie } from '#shared/invasions/queries/battle/dice.ts'
import { crossingOf } from '#shared/invasions/queries/battle/fighters.ts'
import type { CountedPool } from '#shared/invasions/queries/battle/missiles.ts'
import {
  type BattleSide,
  type BreakdownItem,
  type CrossedBorder,
  crossingOfAll
} from '#shared/invasions/queries/battle/situation.ts'
import type { LeaderId, UnitId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import type { PieceFate } from '../../pieces/counter.tsx'

/** A unit of a battle line, with what has become of it. */
export interface ShownUnit {
  readonly id: UnitId
  readonly kind: UnitKindId
  readonly nation: NationId
  readonly controller: NationId
  readonly fate: PieceFate
}

/** One side of a battle as it is drawn. */
export interface ShownLine {
  readonly side: BattleSide
  readonly nation: NationId
  readonly units: readonly ShownUnit[]
  readonly hordes: readonly { readonly nation: NationId; readonly fate: PieceFate }[]
  readonly leader: LeaderId | null
  /** Re-rolls left to the leader; null if unknown. */
  readonly rerolls: number | null
  readonly pool: CountedPool | null
  readonly dice: readonly BattleDie[]
  readonly modifiers: readonly BreakdownItem[] | null
  readonly roll: { readonly natural: number; readonly total: number } | null
  /** XXI.F: the faces of the 2D6, if the log has them. */
  readonly faces?: readonly number[] | undefined
  /** Scored in this round. */
  readonly hits: number | null
}

/** A battle at one moment, as it is drawn. */
export interface BattlePicture {
  readonly province: ProvinceId
  readonly round: BattleRound | null
  readonly advantages: Advantages
  readonly ambush: BattleSide | null
  readonly winner: BattleSide | null
  readonly intercepted: boolean
  readonly crossing: CrossedBorder
  readonly redCounts: boolean
  readonly attacker: ShownLine
  readonly defender: ShownLine
}

/** The battle in progress, as it is now. */
export function battlePictureOf(
  board: Board,
  units: InvasionsView['units'],
  field: BattleInProgress
): BattlePicture {
  const { order, round, advantages, ambush, winner } = field
  return {
    province: order.province,
    round,
    advantages,
    ambush,
    winner,
    intercepted: order.intercepted,
    crossing: crossingNow(board, field),
    redCounts: redCounts(field),
    attacker: shownLine(units, field, 'attacker'),
    defender: shownLine(units, field, 'defender')
  }
}

/** XX.E †: what the attackers crossed, if it counts. If none of them is left, what they had crossed. */
function crossingNow(board: Board, field: BattleInProgress): CrossedBorder {
  const { order, attacker } = field
  if (order.intercepted) return 'none'
  if (attacker.units.length > 0) return crossingOfAll(situationOf(board, field))
  const [first] = attacker.lost
  return first === undefined ? 'none' : crossingOf(board, attacker.nation, order.from[first], order.province)
}

function shownLine(units: InvasionsView['units'], field: BattleInProgress, side: BattleSide): ShownLine {
  const line: BattleLine = field[side]
  const { nation, leader, rerolls, pool, dice, modifiers, roll, hits, hordes, captured } = line
  const places = new Map(field.order[side].units.map((id, index) => [id, index]))
  const rank = (id: UnitId) => places.get(id) ?? places.size
  const all = [...line.units, ...line.lost].sort((one, other) => rank(one) - rank(other))
  return {
    side,
    nation,
    leader,
    rerolls,
    pool,
    dice,
    modifiers,
    roll,
    hits,
    units: all.flatMap((id) => shownUnit(units, id, line.lost.includes(id), line.served[id]) ?? []),
    hordes: [
      ...hordes.map((horde) => ({ nation: horde, fate: 'stands' as const })),
      ...captured.map((horde) => ({ nation: horde, fate: 'lost' as const }))
    ]
  }
}

/** A unit as the view has it. A lost unit keeps the nation that it served. */
export function shownUnit(
  units: InvasionsView['units'],
  id: UnitId,
  lost: boolean,
  served: NationId | undefined
): ShownUnit | null {
  const unit = units[id]
  if (!unit) return null
  const { kind, nation, controller, damaged } = unit
  const fate: PieceFate = lost ? 'lost' : damaged ? 'damaged' : 'stands'
  return { id, kind, nation, controller: lost ? (served ?? controller) : controller, fate }
}
