import type { NationId } from '../../content/ids.ts'
import { hasTrait } from '../../queries/traits.ts'

/** VIII.B: the king of kings counts his clients in the Empire check. */
export function clientsCountForEmpire(nation: NationId): boolean {
  return hasTrait(nation, 'great-king')
}

/** VIII.C: a new Empire starts at age 1; that of the king of kings keeps half its age. */
export function ageOfNewEmpire(nation: NationId, age: number): number {
  return hasTrait(nation, 'great-king') ? Math.ceil(age / 2) : 1
}
