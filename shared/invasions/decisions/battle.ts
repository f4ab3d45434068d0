import type { DieKey, NavalDieKey } from '../answers/battle.ts'
import type { DicePool, DieColour } from '../queries/battle/dice.ts'
import type { BattleSide } from '../queries/battle/situation.ts'
import type { LeaderId, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { SeaId } from '../world/seas.ts'

/** Where the battle is, and which side of it is asked. */
export interface InBattle {
  readonly province: ProvinceId
  readonly side: BattleSide
}

/** A die that may be rolled again; its `key` is the option's, and stands for all dice that look alike. */
export interface DieAtStake {
  readonly key: DieKey
  readonly of: BattleSide
  readonly colour: DieColour
  readonly face: number
  readonly hits: number
  /** In hits, for the side that is asked. */
  readonly expectedGain: number
}

/** 2D6 that may be rolled again; whose they are is the option's key. */
export interface RollAtStake {
  readonly of: BattleSide
  readonly natural: number
  readonly total: number
  readonly hits: number
  readonly expectedGain: number
}

/** The same at sea. */
export interface NavalDieAtStake {
  readonly key: NavalDieKey
  readonly of: BattleSide
  readonly hits: number
  readonly expectedGain: number
}

/** So many of these units. */
export interface UnitsOfLine extends InBattle {
  readonly units: readonly UnitId[]
  readonly count: number
}

/** What the questions of battle are about, by kind. */
export interface BattleAbouts {
  'battle-reroll': InBattle & { readonly left: number } & (
      | { readonly system: 'basic'; readonly dice: readonly DieAtStake[] }
      | { readonly system: 'advanced'; readonly rolls: readonly RollAtStake[] }
    )
  'card-reroll': InBattle & { readonly rolls: readonly RollAtStake[] }
  'naval-reroll': {
    readonly zone: SeaId
    readonly side: BattleSide
    readonly left: number
    readonly dice: readonly NavalDieAtStake[]
  }
  'leader-option': InBattle & { readonly leader: LeaderId; readonly rerolls: number } & (
      | { readonly system: 'basic'; readonly pools: Readonly<Record<BattleSide, DicePool>> }
      | { readonly system: 'advanced'; readonly modifiers: Readonly<Record<BattleSide, number>> }
    )
  'voluntary-retreat': InBattle & { readonly lost: Readonly<Record<BattleSide, number>> }
  'recover-units': UnitsOfLine
  'repair-units': UnitsOfLine
}
