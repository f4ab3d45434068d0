import type { DieKey, NavalDieKey } from '../answers/battle.ts'
import type { DicePool, DieColour } from '../queries/battle/dice.ts'
import type { BattleSide } from '../queries/battle/situation.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** The province of the battle, and the side that is asked. */
export interface BattleAbout {
  readonly province: ProvinceId
  readonly side: BattleSide
}

/** A die that may be re-rolled. `key` is the option key; identical dice share it. */
export interface DieAtStake {
  readonly key: DieKey
  readonly of: BattleSide
  readonly colour: DieColour
  readonly face: number
  readonly hits: number
  /** Expected gain in hits for the side that is asked. */
  readonly expectedGain: number
}

/** A 2D6 roll that may be re-rolled. `of` is the option key. */
export interface RollAtStake {
  readonly of: BattleSide
  readonly natural: number
  readonly total: number
  readonly hits: number
  readonly expectedGain: number
}

/** A naval die that may be re-rolled. */
export interface NavalDieAtStake {
  readonly key: NavalDieKey
  readonly of: BattleSide
  readonly hits: number
  readonly expectedGain: number
}

/** The side chooses `count` of these units. */
export interface UnitsInBattleAbout extends BattleAbout {
  readonly units: readonly UnitId[]
  readonly count: number
}

/** The `about` of each question in battle (XX, XXI), and of naval re-rolls (XXV.C). */
export interface BattleAbouts {
  'battle-reroll': BattleAbout & { readonly left: number } & (
      | { readonly system: 'basic'; readonly dice: readonly DieAtStake[] }
      | { readonly system: 'advanced'; readonly rolls: readonly RollAtStake[] }
    )
  'card-reroll': BattleAbout & { readonly rolls: readonly RollAtStake[] }
  'naval-reroll': {
    readonly zone: SeaId
    readonly side: BattleSide
    readonly left: number
    readonly dice: readonly NavalDieAtStake[]
  }
  'leader-option': BattleAbout & { readonly leader: LeaderId; readonly rerolls: number } & (
      | { readonly system: 'basic'; readonly pools: Readonly<Record<BattleSide, DicePool>> }
      | { readonly system: 'advanced'; readonly modifiers: Readonly<Record<BattleSide, number>> }
    )
  'voluntary-retreat': BattleAbout & { readonly lost: Readonly<Record<BattleSide, number>> }
  'recover-units': UnitsInBattleAbout
  'repair-units': UnitsInBattleAbout
}
