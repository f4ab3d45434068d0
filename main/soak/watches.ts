import type { SoakTarget } from '#shared/engine/soak-target.ts'
import { invasionsSoakTarget } from '#shared/invasions/soak/soak-target.ts'
import { tetrarchiaSoakTarget } from '#shared/tetrarchia/soak-target.ts'

/** The games that a soak can play, by id; each soak begins its own watch. */
export const watches: Readonly<Record<string, () => SoakTarget>> = {
  invasions: invasionsSoakTarget,
  tetrarchia: tetrarchiaSoakTarget
}
