import type { Watch } from '#shared/engine/watch.ts'
import { watchTetrarchia } from '#shared/tetrarchia/watch.ts'
import { watchInvasions } from './invasions-watch.ts'

/** The games that a soak can play, by id; each soak begins its own watch. */
export const watches: Readonly<Record<string, () => Watch>> = {
  invasions: watchInvasions,
  tetrarchia: watchTetrarchia
}
