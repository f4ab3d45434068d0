import type { z } from 'zod'
import type { Decision } from './decision.ts'
import type { GameTypes } from './game.ts'

/**
 * What the page lets in of a game: whatever a host sends is checked with these once, where it arrives, and is the
 * game's own from there on. Events and decisions are told apart by their type and kind, so their tag is their check.
 */
export interface Wire<G extends GameTypes> {
  readonly view: z.ZodType<G['View']>
  readonly facts: z.ZodType<G['Facts']>
  isEvent(event: { readonly type: string }): event is G['Event']
  isDecision(decision: Decision): decision is Decision<G['Inquiry']>
}
