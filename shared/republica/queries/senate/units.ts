import { equalJson } from '../../../engine/json.ts'
import type { ForcePlace } from '../../board/armies.ts'
import type { Immutable, OpenBoard } from '../../board/index.ts'
import type { Units } from '../../board/proposal.ts'
import type { WarId } from '../../content/ids.ts'

export type OpenUnits = Immutable<Units>

export const noUnits: OpenUnits = { legions: 0, veterans: [], fleets: 0 }

export const ITALY: ForcePlace = { in: 'italy' }

/** The numbers of real legions and fleets. */
export interface ChosenUnits {
  readonly legions: readonly number[]
  readonly fleets: readonly number[]
}

/** 9.64: the units in a place. Allied fleets serve against their own war only. */
export function unitsAt(board: OpenBoard, place: ForcePlace, against: WarId | 'rebel' | null): OpenUnits {
  const legions = board.legions.filter((legion) => equalJson(legion.place, place))
  return {
    legions: legions.filter(({ isVeteran }) => !isVeteran).length,
    veterans: legions.filter(({ isVeteran }) => isVeteran).map(({ id }) => id),
    fleets: fleetsAt(board, place, against).length
  }
}

/** The fleets in a place that may serve against an enemy, or all of them; the allied ones first. */
function fleetsAt(board: OpenBoard, place: ForcePlace, against: WarId | 'rebel' | null) {
  return board.fleets
    .filter((fleet) => equalJson(fleet.place, place))
    .filter(({ ally }) => ally === null || against === null || ally === against)
    .toSorted((one, other) => Number(one.ally === null) - Number(other.ally === null))
}

/** The real units that a proposal means; null where they are not there. */
export function chooseUnits(
  board: OpenBoard,
  wanted: OpenUnits,
  place: ForcePlace,
  against: WarId | 'rebel' | null
): ChosenUnits | null {
  const present = board.legions.filter((legion) => equalJson(legion.place, place))
  const ordinary = present.filter(({ isVeteran }) => !isVeteran).map(({ id }) => id)
  const veterans = present.filter(({ isVeteran }) => isVeteran).map(({ id }) => id)
  const fleets = fleetsAt(board, place, against).map(({ id }) => id)
  const isThere =
    wanted.legions <= ordinary.length &&
    wanted.fleets <= fleets.length &&
    new Set(wanted.veterans).size === wanted.veterans.length &&
    wanted.veterans.every((id) => veterans.includes(id))
  if (!isThere) return null
  return {
    legions: [...ordinary.slice(0, wanted.legions), ...wanted.veterans],
    fleets: fleets.slice(0, wanted.fleets)
  }
}

export function isNothing({ legions, veterans, fleets }: OpenUnits): boolean {
  return legions === 0 && veterans.length === 0 && fleets === 0
}

/** 10.11, 10.51: veterans count twice. */
export const landStrength = ({ legions, veterans }: OpenUnits): number => legions + 2 * veterans.length

export function sumOfUnits(one: OpenUnits, other: OpenUnits): OpenUnits {
  return {
    legions: one.legions + other.legions,
    veterans: [...one.veterans, ...other.veterans],
    fleets: one.fleets + other.fleets
  }
}

export function unitsWithout(one: OpenUnits, other: OpenUnits): OpenUnits {
  return {
    legions: one.legions - other.legions,
    veterans: one.veterans.filter((id) => !other.veterans.includes(id)),
    fleets: one.fleets - other.fleets
  }
}

/** 9.64: what raising units costs, dearer in a shortage of men. */
export function raisingCost(
  board: OpenBoard,
  units: number,
  figures: { cost: number; shortage: number }
): number {
  return units * (figures.cost + figures.shortage * (board.happenings['manpower-shortage'] ?? 0))
}
