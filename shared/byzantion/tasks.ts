import type { SideId } from './campaign-options.ts'

/** The pieces of work on the agenda. */
export type ByzantionTask =
  | { readonly task: 'missions' }
  | { readonly task: 'draft' }
  | { readonly task: 'solo-hand' }
  | { readonly task: 'open-table' }
  | { readonly task: 'round' }
  | { readonly task: 'positions' }
  | { readonly task: 'vote' }
  | { readonly task: 'actions' }
  | { readonly task: 'turn'; readonly side: SideId }
  | { readonly task: 'resolution' }
  | { readonly task: 'challenge' }
  | { readonly task: 'round-end' }
  | { readonly task: 'final' }
  | { readonly task: 'solo-round' }
  | { readonly task: 'solo-turn' }
  | { readonly task: 'solo-resolution' }
