import { unitKind } from '../../catalogue.ts'
import type { Unit } from '../../state.ts'

const FLEET = 4
const WALL = 2.5

/** A rough value of a unit, to choose which to lose. A mercenary or auxiliary is worth less than an own unit of its kind. */
export function unitWorth({ kind, nation, controller, people, damaged }: Unit): number {
  const { arm, elite, archer, heavy } = unitKind(kind)
  const foreign = nation !== controller || people !== undefined ? 0.5 : 0
  if (arm === 'sea') return FLEET - foreign
  if (arm === 'wall') return WALL
  if (damaged) return 2 - foreign
  return 1 + elite * 4 + (archer ? 2 : 0) + (arm === 'horse' ? 2 : 0) + (heavy ? 2 : 0) - foreign
}

/** The units of least worth, the lowest first. */
export function leastWorth(units: readonly Unit[], count: number): Unit[] {
  return units.toSorted((a, b) => unitWorth(a) - unitWorth(b)).slice(0, count)
}

/** The units of most worth, the highest first. */
export function mostWorth(units: readonly Unit[], count: number): Unit[] {
  return units.toSorted((a, b) => unitWorth(b) - unitWorth(a)).slice(0, count)
}
