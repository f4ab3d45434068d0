import type { GameTypes } from '../engine/game.ts'
import type { Answers } from './answers/answer-schemas.ts'
import type { CampaignOptions } from './campaign-options.ts'
import type { InvasionsInquiry } from './decisions/decision-kinds.ts'
import type { InvasionsEvent } from './events.ts'
import type { Phase } from './sequence.ts'
import type { InvasionsState } from './state.ts'
import type { CampaignCardFacts } from './story/campaign-card-facts.ts'
import type { InvasionsTask } from './tasks.ts'
import type { InvasionsView } from './view.ts'

/** The types of the game, for the generic parts of engine, host and page. */
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

/** The facts that a campaign's card in the library shows. */
export interface InvasionsFacts extends CampaignCardFacts {
  readonly year: number
  readonly phase: Phase
}
