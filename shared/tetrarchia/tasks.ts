import type { ArmyId } from './board.ts'
import type { EmperorId } from './world/ids.ts'

/** What is still to do, in the words of the sequence of play. */
export type TetrarchiaTask =
  | { readonly task: 'threats' }
  | { readonly task: 'fleets' }
  | { readonly task: 'turn'; readonly emperor: EmperorId }
  | { readonly task: 'action' }
  | { readonly task: 'state-of-the-empire' }
  | { readonly task: 'strike' }
  | { readonly task: 'echo' }
  | { readonly task: 'advance' }
  | { readonly task: 'march'; readonly army: ArmyId }
