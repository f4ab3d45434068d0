import type { Play } from '../engine/game.ts'
import type { Script } from '../engine/script.ts'
import type { NationId } from './content/ids.ts'
import type { InvasionsEvent } from './events.ts'
import type { Hooks } from './hooks.ts'
import type { InvasionsState } from './state.ts'
import type { InvasionsTask } from './tasks.ts'

/** What every script of the game is given: the engine's play, and the nations' own rules to ask for. */
export interface InvasionsPlay extends Play<InvasionsState, InvasionsTask, InvasionsEvent> {
  readonly hooks: Hooks
}

/** A step of the sequence that each nation plays in its turn. */
export type NationScript = (play: InvasionsPlay, nation: NationId) => Script
