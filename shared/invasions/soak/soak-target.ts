import { eraseTypes } from '../../engine/any-game.ts'
import type { SoakTarget } from '../../engine/soak-target.ts'
import { invasionsBots } from '../bots/index.ts'
import type { InvasionsEvent } from '../events.ts'
import { invasions } from '../game.ts'
import { brokenInvariants } from '../invariants.ts'
import type { InvasionsState } from '../state.ts'
import { CampaignChecker } from './campaign-checker.ts'
import { Coverage } from './coverage.ts'
import { inspectedGame } from './inspected-game.ts'

/** Every second campaign is played with the advanced battle system. */
export function invasionsSoakTarget(): SoakTarget {
  const coverage = new Coverage()
  return {
    game: eraseTypes({ ...inspectedGame(invasions), players: { bots: invasionsBots, adviser: 'legate' } }),
    optionsOf: (number) => ({ combat: number % 2 === 0 ? 'basic' : 'advanced' }),
    // The soak plays only this game, so states and events have its types.
    inspect: (state, asked) =>
      brokenInvariants(state as InvasionsState, asked).map(
        ({ invariant, detail }) => `${invariant}: ${detail}`
      ),
    follow: () => {
      const course = new CampaignChecker()
      return (event, state) => {
        coverage.note(event as InvasionsEvent, state as InvasionsState)
        course.note(event as InvasionsEvent, state as InvasionsState)
      }
    },
    coverage: () => ({ counts: coverage.counts, missing: coverage.missing })
  }
}
