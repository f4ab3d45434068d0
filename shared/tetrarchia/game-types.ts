import type { GameTypes, Play } from '../engine/game.ts'
import type { Answers } from './answers.ts'
import type { Phase } from './board.ts'
import type { TetrarchiaOptions } from './campaign-options.ts'
import type { TetrarchiaInquiry } from './decisions.ts'
import type { TetrarchiaEvent } from './events.ts'
import type { Roll, RollRequest } from './rolls.ts'
import type { TetrarchiaState } from './state.ts'
import type { TetrarchiaTask } from './tasks.ts'
import type { TetrarchiaView } from './view.ts'
import type { EmperorId } from './world/ids.ts'

/** The types of the game, for the generic parts of engine, host and page. */
export interface Tetrarchia extends GameTypes {
  State: TetrarchiaState
  Task: TetrarchiaTask
  Event: TetrarchiaEvent
  Options: TetrarchiaOptions
  View: TetrarchiaView
  Inquiry: TetrarchiaInquiry
  Answers: Answers
  Facts: TetrarchiaFacts
}

/** The facts that a campaign's card in the library shows, besides the ten-point scale. */
export interface TetrarchiaFacts {
  readonly level: string
  readonly emperor: EmperorId
  readonly phase: Phase
  /** The number of protected frontiers; six win the game. */
  readonly frontiers: number
}

/** The context of every script of the game. */
export interface TetrarchiaPlay extends Play<TetrarchiaState, TetrarchiaTask, TetrarchiaEvent> {
  roll(request: RollRequest): Roll
}
