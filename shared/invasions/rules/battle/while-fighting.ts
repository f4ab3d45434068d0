import type { Script } from '../../ask.ts'
import type { Fight } from '../../fights-in-progress.ts'
import type { InvasionsState } from '../../state.ts'

/** Keeps the fight in the state while its script runs, on top of the fights that led to it. */
export function* whileFighting<F extends Fight, Result>(
  state: InvasionsState,
  fight: F,
  script: (fight: F) => Script<Result>
): Script<Result> {
  state.fights = [...(state.fights ?? []), fight]
  const result = yield* script(fight)
  const before = state.fights.slice(0, -1)
  if (before.length > 0) state.fights = before
  else delete state.fights
  return result
}
