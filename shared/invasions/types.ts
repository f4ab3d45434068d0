import type { GameTypes } from '../engine/game.ts'
import type { Answers } from './answers.ts'
import type { InvasionsInquiry } from './decisions.ts'
import type { InvasionsEvent } from './events.ts'
import type { CampaignOptions } from './options.ts'
import type { Phase } from './sequence.ts'
import type { InvasionsState } from './state.ts'
import type { CardFacts } from './story/card-facts.ts'
import type { InvasionsTask } from './tasks.ts'
import type { InvasionsView } from './view.ts'

/** The types of the game, from the rule to the sentence on the screen. */
export interface Invasions extends GameTypes {
  State: InvasionsState
  Task: InvasionsTask
  Event: InvasionsEvent
  Options: CampaignOptions
  View: InvasionsView
  Inquiry: InvasionsInquiry
  Answers: Answers
  Facts: InvasionsFacts
}

/** What the campaign's card tells of the age it has come to. */
export interface InvasionsFacts extends CardFacts {
  readonly year: number
  readonly phase: Phase
}
