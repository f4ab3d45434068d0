import { type Game, type PlayOf, scriptRunner } from '../engine/game.ts'
import { answerSchemas } from './answers.ts'
import { GAME_ID, readOptions, sidesOf } from './campaign-options.ts'
import type { TetrarchiaInquiry } from './decisions.ts'
import type { Tetrarchia, TetrarchiaPlay } from './game-types.ts'
import { translateAnswer } from './journal-translation.ts'
import { protectedFrontiers } from './queries/board-queries.ts'
import { scaleOf } from './queries/scale.ts'
import type { Roll, RollRequest } from './rolls.ts'
import { advance, march } from './rules/advance.ts'
import { echo, stateOfTheEmpire, strike } from './rules/barbarian-phase.ts'
import { playAction } from './rules/roman-phase.ts'
import { placeFleets, placeInitialThreats, setUp } from './rules/set-up.ts'
import { playTurn } from './rules/turn.ts'
import { readState } from './state-schema.ts'
import type { TetrarchiaTask } from './tasks.ts'
import { viewOf } from './view.ts'

const runTask = scriptRunner<TetrarchiaPlay, TetrarchiaTask, TetrarchiaInquiry>({
  threats: placeInitialThreats,
  fleets: placeFleets,
  turn: playTurn,
  action: playAction,
  'state-of-the-empire': stateOfTheEmpire,
  strike,
  echo,
  advance,
  march
})

export const tetrarchia: Game<Tetrarchia> = {
  id: GAME_ID,
  rulesVersion: 2,
  readOptions,
  sidesOf,
  setUp,
  readState,
  answers: answerSchemas,
  translateAnswer,
  runTask: (play, task) => runTask({ ...play, roll: (request) => rolled(play, request) }, task),
  view: viewOf,
  summary: (state) => {
    const { level, sides, round, active, phase, ending } = state
    const { points } = scaleOf(state)
    return {
      // Round 0 is the set-up, which counts as the first turn.
      turn: Math.max(1, round),
      scores: Object.fromEntries(sides.map((side) => [side, points])),
      result: ending && { winners: ending.won ? sides : [] },
      facts: {
        level: Object.values(level).join(''),
        emperor: active,
        phase,
        frontiers: protectedFrontiers(state).length
      }
    }
  }
}

/** The engine's roll with the typed reason of the request. */
function rolled(play: PlayOf<Tetrarchia>, request: RollRequest): Roll {
  return { ...play.roll(request), reason: request.reason, modifiers: [] }
}
