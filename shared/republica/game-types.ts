import type { GameTypes, Play } from '../engine/game.ts'
import type { DefeatId, RouteId } from './board/ending.ts'
import type { PhaseId } from './board/index.ts'
import type { FactionId, RepublicOptions } from './campaign-options.ts'
import type { SenatorId, WarId } from './content/ids.ts'
import type { Answers, RepublicInquiry } from './decisions/index.ts'
import type { RepublicEvent } from './events/index.ts'
import type { Roll, RollRequest } from './rolls.ts'
import type { RepublicState } from './state.ts'
import type { RepublicTask } from './tasks/index.ts'
import type { RepublicView } from './view.ts'

/** The types of the game, for the generic parts of engine, host and page. */
export interface Republica extends GameTypes {
  State: RepublicState
  Task: RepublicTask
  Event: RepublicEvent
  Options: RepublicOptions
  View: RepublicView
  Inquiry: RepublicInquiry
  Answers: Answers
  Facts: RepublicFacts
}

/** The facts that a campaign's card in the library shows, besides the influence. */
export interface RepublicFacts {
  readonly turn: number
  readonly phase: PhaseId
  readonly treasury: number
  readonly unrest: number
  readonly wars: readonly WarId[]
  readonly consul: SenatorId | null
  readonly rebel: FactionId | null
  readonly route: RouteId | null
  readonly defeat: DefeatId | null
}

/** The context of every script of the game. */
export interface RepublicPlay extends Play<RepublicState, RepublicTask, RepublicEvent> {
  roll(request: RollRequest): Roll
}
