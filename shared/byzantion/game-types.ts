import type { GameTypes, Play } from '../engine/game.ts'
import type { Answers } from './answers.ts'
import type { ByzantionOptions, LengthId, SideId } from './campaign-options.ts'
import type { EventId } from './content/events/index.ts'
import type { SoloEventId } from './content/events/solo.ts'
import type { AreaId, UnitId } from './content/ids.ts'
import type { ByzantionInquiry } from './decisions.ts'
import type { ByzantionEvent } from './events.ts'
import type { ByzantionState } from './state.ts'
import type { PhaseId, SoloRankId } from './table.ts'
import type { ByzantionTask } from './tasks.ts'
import type { ByzantionView } from './view.ts'

/** The types of the game, for the generic parts of engine, host and page. */
export interface Byzantion extends GameTypes {
  State: ByzantionState
  Task: ByzantionTask
  Event: ByzantionEvent
  Options: ByzantionOptions
  View: ByzantionView
  Inquiry: ByzantionInquiry
  Answers: Answers
  Facts: ByzantionFacts
}

/** The facts that a campaign's card in the library shows, besides the Doxa. */
export interface ByzantionFacts {
  readonly length: LengthId
  readonly round: number
  readonly rounds: number
  readonly phase: PhaseId
  /** The event of the round; null before the first and in a round without one. */
  readonly event: EventId | SoloEventId | null
  readonly completed: number
  readonly cancelled: number
  /** Whose turn it is. */
  readonly active: SideId | null
  readonly map: Readonly<Record<AreaId, Readonly<Partial<Record<UnitId, number>>>>>
  /** Of a solo game that is over. */
  readonly rank: SoloRankId | null
}

/** The context of every script of the game. */
export type ByzantionPlay = Play<ByzantionState, ByzantionTask, ByzantionEvent>
