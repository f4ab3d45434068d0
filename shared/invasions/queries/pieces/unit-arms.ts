import { unitKind } from '../../catalogue.ts'
import type { Unit } from '../../state.ts'

type HasKind = Pick<Unit, 'kind'>

/** Infantry and cavalry, but neither fleets nor walls. */
export function isLandUnit({ kind }: HasKind): boolean {
  const { arm } = unitKind(kind)
  return arm === 'foot' || arm === 'horse'
}

export function isFleet({ kind }: HasKind): boolean {
  return unitKind(kind).arm === 'sea'
}

/** XVIII.I: whether a unit is a Limes. */
export function isWall({ kind }: HasKind): boolean {
  return unitKind(kind).arm === 'wall'
}
