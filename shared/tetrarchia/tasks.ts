import type { ArmyId } from './board.ts'
import type { EmperorId } from './world/ids.ts'

/** The tasks of the agenda, named after the sequence of play. */
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
