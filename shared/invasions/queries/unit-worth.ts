import { unitKind } from '../catalogue.ts'
import type { Unit } from '../state.ts'

const FLEET = 4
const WALL = 2.5

/** What losing a unit altogether costs, roughly; hired men before own ones of the same kind. */
export function worthOf({ kind, nation, controller, people, damaged }: Unit): number {
  const { arm, elite, archer, heavy } = unitKind(kind)
  const foreign = nation !== controller || people !== undefined ? 0.5 : 0
  if (arm === 'sea') return FLEET - foreign
  if (arm === 'wall') return WALL
  if (damaged) return 2 - foreign
  return 1 + elite * 4 + (archer ? 2 : 0) + (arm === 'horse' ? 2 : 0) + (heavy ? 2 : 0) - foreign
}

/** Those that are missed least, the first of them first. */
export function leastWorth(units: readonly Unit[], count: number): Unit[] {
  return units.toSorted((a, b) => worthOf(a) - worthOf(b)).slice(0, count)
}

/** Those that fight best, the first of them first. */
export function mostWorth(units: readonly Unit[], count: number): Unit[] {
  return units.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, count)
}
