import type { Play } from '../engine/game.ts'
import type { Script } from './ask.ts'
import type { Cards } from './cards.ts'
import type { NationId } from './content/ids.ts'
import type { InvasionsEvent } from './events.ts'
import type { Hooks } from './hooks.ts'
import type { BattleOrder, BattleReport } from './queries/battle/order.ts'
import type { Roll, RollRequest } from './rolls.ts'
import type { InvasionsState } from './state.ts'
import type { InvasionsTask } from './tasks.ts'

/** What answers the rules: put together in `game.ts`, so that no general rule imports it. */
export interface Respondents {
  /** The nations' own rules. */
  readonly hooks: Hooks
  readonly cards: Cards
  /** XXVIII.G, XXIX.G: a broken Foedus may end in a battle, and a battle in a submission that breaks other Foedera. */
  fightBattle(play: InvasionsPlay, order: BattleOrder): Script<BattleReport>
}

/** What every script of the game is given: the engine's play, and whom to ask. */
export interface InvasionsPlay extends Play<InvasionsState, InvasionsTask, InvasionsEvent>, Respondents {
  roll(request: RollRequest): Roll
}

/** A step of the sequence that each nation plays in its turn. */
export type NationScript = (play: InvasionsPlay, nation: NationId) => Script
