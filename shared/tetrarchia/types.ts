import type { GameTypes, Play } from '../engine/game.ts'
import type { Answers } from './answers.ts'
import type { Phase } from './board.ts'
import type { TetrarchiaInquiry } from './decisions.ts'
import type { TetrarchiaEvent } from './events.ts'
import type { TetrarchiaOptions } from './options.ts'
import type { Roll, RollRequest } from './rolls.ts'
import type { TetrarchiaState } from './state.ts'
import type { TetrarchiaTask } from './tasks.ts'
import type { TetrarchiaView } from './view.ts'
import type { EmperorId } from './world/ids.ts'

/** The types of the game, from the rule to the sentence on the screen. */
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

/** What the campaign's card tells besides the ten-point scale. */
export interface TetrarchiaFacts {
  readonly level: string
  readonly emperor: EmperorId
  readonly phase: Phase
  /** Frontiers that are protected: six win the game. */
  readonly frontiers: number
}

/** What every script of the game is given. */
export interface TetrarchiaPlay extends Play<TetrarchiaState, TetrarchiaTask, TetrarchiaEvent> {
  roll(request: RollRequest): Roll
}
