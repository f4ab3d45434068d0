import type { z } from 'zod'
import type { Decision } from './decision.ts'
import type { GameTypes } from './game.ts'

/**
 * The page's checks of a game's data. The page applies them once, where data arrives from the host; from there on it
 * has the game's own types. For events and decisions, a known `type` or `kind` is the whole check.
 */
export interface WireChecks<G extends GameTypes> {
  readonly view: z.ZodType<G['View']>
  isEvent(event: { readonly type: string }): event is G['Event']
  isDecision(decision: Decision): decision is Decision<G['Inquiry']>
}
