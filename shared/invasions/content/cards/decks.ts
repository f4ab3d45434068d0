import type { EventCard } from './card-schema.ts'
import { battleEvents } from './events-battle.ts'
import { publicEvents } from './events-public.ts'
import { realmEvents } from './events-realm.ts'
import { warEvents } from './events-war.ts'

/** X.B: the 72 events by number. */
export const eventCards: readonly EventCard[] = [
  ...publicEvents,
  ...battleEvents,
  ...warEvents,
  ...realmEvents
].sort((a, b) => a.number - b.number)

/** One id for each physical card or marker of a design: `alliance-1`, `alliance-2` ... */
export function copiesOf(designs: readonly { readonly id: string; readonly copies: number }[]): string[] {
  return designs.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, n) => `${id}-${n + 1}`))
}
