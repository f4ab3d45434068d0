import { unitKind } from '../../catalogue.ts'
import type { UnitKindId } from '../../content/ids.ts'
import type { Unit } from '../../state.ts'

/** IX.D: the unit types of the Time Table. */
export const landTypes = ['infantry', 'archers', 'cavalry', 'horse-archers'] as const
export type LandType = (typeof landTypes)[number]
export type UnitType = LandType | 'other'

export function unitTypeOf(kind: UnitKindId): UnitType {
  const { arm, archer } = unitKind(kind)
  if (arm === 'foot') return archer ? 'archers' : 'infantry'
  if (arm === 'horse') return archer ? 'horse-archers' : 'cavalry'
  return 'other'
}

/** IX.D: the infantry with the fewest attributes, which replaces a type that is not available. */
export function plainestInfantry(units: readonly Unit[]): Unit | undefined {
  return units
    .filter((unit) => unitTypeOf(unit.kind) === 'infantry' && unit.people === undefined)
    .sort((a, b) => attributes(a.kind) - attributes(b.kind))[0]
}

function attributes(kind: UnitKindId): number {
  const { heavy, elite, amphibious, alpine, francisca } = unitKind(kind)
  return elite + [heavy, amphibious, alpine, francisca].filter(Boolean).length
}
