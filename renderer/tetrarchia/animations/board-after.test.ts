// The barbarian phase is animated step by step. The animated board must end as the rules' board.
import { expect, test } from 'vitest'
import { copyJson } from '#shared/engine/json.ts'
import { Match } from '#shared/engine/match.ts'
import { createRandom } from '#shared/engine/random.ts'
import { readOptions } from '#shared/tetrarchia/campaign-options.ts'
import { tetrarchia } from '#shared/tetrarchia/game.ts'
import { allVariants } from '#shared/tetrarchia/testing/variants.ts'
import { isTetrarchiaEvent } from '#shared/tetrarchia/words/sentences.ts'
import { type AnimatedBoard, boardAfter } from './board-after.ts'

const shownOf = ({ discs, armies, fleets, emperors }: AnimatedBoard) => ({
  discs,
  armies,
  fleets,
  places: Object.values(emperors).map(({ at }) => at)
})

test.each(['4211', '3122', '2033'])(
  'in games at level %s the animated board matches the state after every answer',
  (level) => {
    const random = createRandom(`after ${level}`)
    for (let game = 0; game < 8; game++) {
      const options = readOptions({ level, variants: allVariants[game % 2] })
      const match = Match.begin(tetrarchia, options, `after/${level}/${game}`)
      match.takeEvents()
      while (match.decision) {
        const { side, number, kind } = match.decision
        const before: AnimatedBoard = copyJson(match.view(null))
        const outcome = match.answer(side, number, match.sample(random))
        if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
        const shown = outcome.events
          .map(({ event }) => event)
          .filter(isTetrarchiaEvent)
          .reduce(boardAfter, before)
        // The event that ends a game comes before its effect: no disc is left, or Roma has fallen.
        if (match.state.ending) continue
        expect({ kind, ...shownOf(shown) }).toEqual({ kind, ...shownOf(match.state) })
      }
    }
  }
)
