import { eraseTypes } from './any-game.ts'
import type { Game, GameTypes } from './game.ts'
import type { GameKit } from './kit.ts'
import type { RuleIndex } from './rule-index.ts'
import { plainScene } from './scene/plain-scene.ts'

/** The parts of a rule index that a small game must give. */
type PlainRules = Pick<RuleIndex, 'sections' | 'grammar' | 'files'>

/** The kit of a game without its own soak checks, tournament notes and commands. */
export function plainKit<G extends GameTypes>(game: Game<G>, rules: PlainRules): GameKit {
  const box = eraseTypes(game)
  return {
    game: box,
    options: [],
    soakTarget: () => ({
      game: box,
      optionsOf: () => ({}),
      // The game's schema finds what is wrong with a state.
      inspect: (state) => problemsOf(() => game.readState(state)),
      follow: () => () => {},
      coverage: () => ({ counts: {}, missing: [] })
    }),
    rules: { overviews: {}, otherChapters: [], ...rules },
    scene: plainScene(game),
    tournament: {
      inspect: (state) => problemsOf(() => game.readState(state)),
      observe: () => ({ note: () => {}, notes: () => null }),
      report: () => []
    },
    commands: []
  }
}

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
