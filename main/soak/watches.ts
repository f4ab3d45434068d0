import type { SoakTarget } from '#shared/engine/soak-target.ts'
import { tetrarchiaSoakTarget } from '#shared/tetrarchia/soak-target.ts'
import { watchInvasions } from './invasions-watch.ts'

/** The games that a soak can play, by id; each soak begins its own watch. */
export const watches: Readonly<Record<string, () => SoakTarget>> = {
  invasions: watchInvasions,
  tetrarchia: tetrarchiaSoakTarget
}
