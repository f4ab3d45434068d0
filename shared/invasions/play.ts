import type { Play } from '../engine/game.ts'
import type { Script } from './ask.ts'
import type { CardRules } from './card-rules.ts'
import type { NationId } from './content/ids.ts'
import type { InvasionsEvent } from './events.ts'
import type { HookLookup } from './nation-hooks.ts'
import type { BattleReport, BattleSetup } from './queries/battle/battle-setup.ts'
import type { Roll, RollRequest } from './rolls.ts'
import type { InvasionsState } from './state.ts'
import type { InvasionsTask } from './tasks.ts'

/** Rules that cards and nations add. Composed in `game.ts` to avoid import cycles. */
export interface LateBoundRules {
  /** The special rules of the nations. */
  readonly hooks: HookLookup
  readonly cards: CardRules
  /** XXVIII.G, XXIX.G: a broken Foedus may end in a battle, and a battle in a submission that breaks other Foedera. */
  fightBattle(play: InvasionsPlay, order: BattleSetup): Script<BattleReport>
}

/** The context of every script: the engine's play and the late-bound rules. */
export interface InvasionsPlay extends Play<InvasionsState, InvasionsTask, InvasionsEvent>, LateBoundRules {
  roll(request: RollRequest): Roll
}

/** The script of a sequence step that the nations play one after the other. */
export type NationScript = (play: InvasionsPlay, nation: NationId) => Script
