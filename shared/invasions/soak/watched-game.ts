import type { Game } from '../../engine/game.ts'
import { InvariantError } from '../../engine/soak-target.ts'
import type { InvasionsState } from '../state.ts'
import type { Invasions } from '../types.ts'
import { havenOf } from './havens.ts'

/** The game with an eye on what its scripts tell, at the very moment at which they tell it. */
export function watchedGame(game: Game<Invasions>): Game<Invasions> {
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
  const haven = event.type === 'no-retreat' ? havenOf(state, event) : null
  if (event.type === 'no-retreat' && haven)
    throw new InvariantError(
      `nobody is eliminated where a legal haven exists: ${event.units.join(', ')} of ${event.nation} in ${event.from}, though ${haven} is open`
    )
}
