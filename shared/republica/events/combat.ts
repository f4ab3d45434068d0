import type { FactionId } from '../campaign-options.ts'
import type { BattleResult } from '../content/combat-table.ts'
import type { LeaderId, ProvinceId, SenatorId, WarId } from '../content/ids.ts'

/** What a battle was fought against: a war, or the rebel of the civil war. */
export type Adversary = WarId | 'rebel'

export type CombatEvent =
  /** 10.11: everything that decided it. `dice`: the first is coloured. */
  | {
      readonly type: 'battle-fought'
      readonly army: number
      readonly commander: SenatorId
      readonly masterOfHorse: SenatorId | null
      readonly against: Adversary
      readonly field: 'sea' | 'land'
      readonly strength: number
      readonly enemy: number
      readonly dice: readonly number[]
      /** Null: the natural number decided. */
      readonly total: number | null
      readonly result: BattleResult
    }
  /** 10.52: counters that go back to the box. */
  | {
      readonly type: 'units-lost'
      readonly army: number
      readonly legions: readonly number[]
      readonly veterans: number
      readonly fleets: number
    }
  | { readonly type: 'veteran'; readonly legion: number; readonly senator: SenatorId | null }
  | { readonly type: 'captured'; readonly senator: SenatorId; readonly by: WarId }
  | {
      readonly type: 'ransomed'
      readonly senator: SenatorId
      readonly faction: FactionId
      readonly talents: number
      readonly from: 'captive' | 'faction'
    }
  /** 10.12 */
  | { readonly type: 'fleet-beaten'; readonly war: WarId; readonly senator: SenatorId | null }
  /** 10.4; `senator`: null where the war ended without a victor. */
  | {
      readonly type: 'war-won'
      readonly war: WarId
      readonly senator: SenatorId | null
      readonly spoils: number
    }
  /** 7.34: a leader has no war any more; `shelter`: he flees to the next war. */
  | { readonly type: 'leader-beaten'; readonly leader: LeaderId; readonly shelter: boolean }
  /** 7.335 */
  | { readonly type: 'war-became-revolt'; readonly war: WarId }
  | { readonly type: 'province-created'; readonly province: ProvinceId }
  | { readonly type: 'army-home'; readonly army: number; readonly senators: readonly SenatorId[] }
  /** 10.6: too few ships, or nobody who could fight. */
  | { readonly type: 'battle-declined'; readonly army: number; readonly war: WarId }
  /** 10.72 */
  | { readonly type: 'war-unprosecuted'; readonly war: WarId }
  /** 11.51: veterans who change sides before a battle of the civil war. */
  | {
      readonly type: 'veterans-turned'
      readonly senator: SenatorId
      readonly legions: readonly number[]
      readonly to: 'senate' | 'rebel'
    }
  /** 11.52 */
  | { readonly type: 'revolt-crushed'; readonly rebel: SenatorId; readonly by: SenatorId | null }
