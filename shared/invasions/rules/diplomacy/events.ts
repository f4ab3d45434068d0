import type { NationId } from '../../content/ids.ts'

/** What becomes known of diplomacy (XXX). */
export type DiplomacyEvent =
  | {
      readonly type: 'diplomacy-drawn' | 'diplomacy-discarded'
      readonly nation: NationId
      readonly cards: number
      readonly rule: string
    }
  /** Told to the nation's own player only. */
  | { readonly type: 'diplomacy-hand'; readonly nation: NationId; readonly cards: readonly string[] }
  | {
      readonly type: 'diplomacy-played'
      readonly nation: NationId
      readonly card: string
      readonly use: string
      readonly target: NationId
      readonly rule: string
    }
