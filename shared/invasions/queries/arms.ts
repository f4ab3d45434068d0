import { unitKind } from '../catalogue.ts'
import type { Unit } from '../state.ts'

type OfAKind = Pick<Unit, 'kind'>

/** Foot and horse. */
export function isLandUnit({ kind }: OfAKind): boolean {
  const { arm } = unitKind(kind)
  return arm === 'foot' || arm === 'horse'
}

export function isFleet({ kind }: OfAKind): boolean {
  return unitKind(kind).arm === 'sea'
}

/** XVIII.I: a Limes. */
export function isWall({ kind }: OfAKind): boolean {
  return unitKind(kind).arm === 'wall'
}
