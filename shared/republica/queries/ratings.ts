import { families } from '../content/families.ts'
import { type FamilyId, familyIds, type SenatorId, type StatesmanId, statesmanIds } from '../content/ids.ts'
import type { SenatorRatings, StatesmanAbility } from '../content/records.ts'
import { statesmen } from '../content/statesmen.ts'

export const isFamily = (id: string): id is FamilyId => familyIds.some((family) => family === id)
export const isStatesman = (id: string): id is StatesmanId => statesmanIds.some((man) => man === id)

/** A military rating that is rolled before each battle counts so much until then (9.642). */
const UNROLLED_MILITARY = 2

/** 7.31: what the card on top prints. */
export function ratingsOf(id: SenatorId): SenatorRatings {
  if (isFamily(id)) return families[id]
  const { military, oratory, loyalty, influence } = statesmen[id]
  return { military: military ?? UNROLLED_MILITARY, oratory, loyalty, influence }
}

/** The family whose number a senator's mortality chit has. */
export function familyOf(id: SenatorId): FamilyId {
  return isFamily(id) ? id : statesmen[id].family
}

/** The number on his card, and on his chit. */
export function numberOf(id: SenatorId): number {
  return families[familyOf(id)].number
}

/** What a statesman can do besides; null for a family. */
export function abilityOf(id: SenatorId): StatesmanAbility | null {
  return isFamily(id) ? null : statesmen[id].special
}
