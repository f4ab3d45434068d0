import type { NationId } from '../../content/ids.ts'

/** XXX: events of diplomacy. */
export type DiplomacyEvent =
  | {
      readonly type: 'diplomacy-drawn' | 'diplomacy-discarded'
      readonly nation: NationId
      readonly cards: number
      readonly rule: string
    }
  /** Only the nation's own player receives it. */
  | { readonly type: 'diplomacy-hand'; readonly nation: NationId; readonly cards: readonly string[] }
  | {
      readonly type: 'diplomacy-played'
      readonly nation: NationId
      readonly card: string
      readonly use: string
      readonly target: NationId
      readonly rule: string
    }
