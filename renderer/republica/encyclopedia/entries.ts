import {
  concessionIds,
  familyIds,
  intrigueCardIds,
  intrigueIds,
  lawIds,
  leaderIds,
  provinceIds,
  statesmanIds,
  warCardIds
} from '#shared/republica/content/ids.ts'
import type { Subject } from '../interaction/pick.ts'

export const loreKinds = ['families', 'statesmen', 'wars', 'provinces', 'cards'] as const
export type LoreShelf = (typeof loreKinds)[number]

/** One card of each kind of intrigue. */
const intrigue = intrigueIds.flatMap((id) => intrigueCardIds.find((card) => card.startsWith(id)) ?? [])

/** The entries of the encyclopedia. */
export const loreEntries: Readonly<Record<LoreShelf, readonly Subject[]>> = {
  families: familyIds,
  statesmen: statesmanIds,
  wars: [...warCardIds, ...leaderIds],
  provinces: provinceIds,
  cards: [...intrigue, ...concessionIds, ...lawIds]
}

export function kindOf(entry: Subject): LoreShelf {
  return loreKinds.find((kind) => loreEntries[kind].includes(entry)) ?? 'families'
}
