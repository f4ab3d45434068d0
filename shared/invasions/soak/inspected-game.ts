import type { Game } from '../../engine/game.ts'
import { InvariantError } from '../../engine/soak-target.ts'
import type { Invasions } from '../game-types.ts'
import type { InvasionsState } from '../state.ts'
import { retreatTargetOf } from './retreat-targets.ts'

/** The game with an inspection of every event at the moment at which a script emits it. */
export function inspectedGame(game: Game<Invasions>): Game<Invasions> {
  return {
    ...game,
    runTask: (play, task) =>
      game.runTask(
        {
          ...play,
          emit: (event, only) => {
            inspect(event, play.state)
            play.emit(event, only)
          }
        },
        task
      )
  }
}

function inspect(event: Invasions['Event'], state: InvasionsState): void {
  const target = event.type === 'no-retreat' ? retreatTargetOf(state, event) : null
  if (event.type === 'no-retreat' && target)
    throw new InvariantError(
      `nobody is eliminated while a legal retreat exists: ${event.units.join(', ')} of ${event.nation} in ${event.from}, though ${target} is open`
    )
}
