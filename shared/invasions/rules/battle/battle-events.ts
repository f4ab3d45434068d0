import type { NationId, UnitKindId } from '../../content/ids.ts'
import type { Advantages } from '../../queries/battle/advantages.ts'
import type { BattleRound } from '../../queries/battle/battle-setup.ts'
import type { BattleDie, DieColour } from '../../queries/battle/dice.ts'
import type { BattleSide, BreakdownItem } from '../../queries/battle/situation.ts'
import type { Modifier } from '../../rolls.ts'
import type { LeaderId, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

export type BattleEvent =
  | {
      readonly type: 'battle-began'
      readonly province: ProvinceId
      readonly attacker: NationId
      readonly defender: NationId
      readonly attackers: readonly UnitId[]
      readonly defenders: readonly UnitId[]
      readonly leaders: readonly LeaderId[]
      readonly intercepted: boolean
    }
  | ({
      readonly type: 'tactical-advantages'
      readonly province: ProvinceId
      readonly round: BattleRound
    } & Advantages)
  | {
      readonly type: 'ambush'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly succeeded: boolean
      readonly rule: string
    }
  /** Each item names the dice that it adds or takes away, and its rule or card. */
  | {
      readonly type: 'battle-pool'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly side: BattleSide
      readonly round: BattleRound
      readonly white: number
      readonly black: number
      readonly items: readonly BreakdownItem[]
    }
  | {
      readonly type: 'battle-dice'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly side: BattleSide
      readonly round: BattleRound
      readonly dice: readonly BattleDie[]
      readonly hits: number
    }
  | {
      readonly type: 'die-rolled-again'
      readonly province: ProvinceId
      readonly by: NationId
      readonly side: BattleSide
      readonly colour: DieColour
      readonly from: number
      readonly to: number
      readonly rule: string
    }
  /** XX.E, XXI.D: the roll before this event was a re-roll by `by` of a fleet's die or a whole roll of `of`. */
  | { readonly type: 'rolled-again'; readonly by: NationId; readonly of: NationId; readonly rule: string }
  | {
      readonly type: 'battle-modifiers'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly side: BattleSide
      readonly round: BattleRound
      readonly total: number
      readonly items: readonly Modifier[]
    }
  /** XXI: a modified 2D6 and the hits it gives. */
  | {
      readonly type: 'battle-roll'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly side: BattleSide
      readonly round: BattleRound
      readonly natural: number
      readonly total: number
      readonly units: number
      readonly hits: number
    }
  | {
      readonly type: 'leader-option'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly leader: LeaderId
      readonly option: 'add' | 'remove'
      readonly rule: string
    }
  | {
      readonly type: 'hits-taken'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly hits: number
    }
  | {
      readonly type: 'unit-recovered' | 'unit-repaired'
      readonly unit: UnitId
      readonly nation: NationId
      readonly kind: UnitKindId
      readonly province: ProvinceId
    }
  | {
      readonly type: 'unit-defected'
      readonly unit: UnitId
      readonly from: NationId
      readonly to: NationId | null
      readonly province: ProvinceId
    }
  | {
      readonly type: 'horde-captured'
      readonly nation: NationId
      readonly by: NationId
      readonly province: ProvinceId
    }
  | {
      readonly type: 'battle-conceded'
      readonly province: ProvinceId
      readonly nation: NationId
      readonly side: BattleSide
    }
  | {
      readonly type: 'battle-won'
      readonly province: ProvinceId
      readonly winner: NationId
      readonly loser: NationId
      readonly side: BattleSide
      readonly lost: Readonly<Record<BattleSide, number>>
    }
  | BattleLeaderEvent
  | RetreatEvent

export type BattleLeaderEvent =
  | {
      readonly type: 'leader-eliminated'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly cause: 'battle' | 'assassination' | 'card'
      readonly returnsOn: number | null
      readonly rule: string
    }
  | {
      readonly type: 'leader-escaped'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly to: ProvinceId | null
      readonly rule: string
    }
  | {
      readonly type: 'leader-succeeds'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly to: ProvinceId
      readonly rule: string
    }

export type RetreatEvent =
  | {
      readonly type: 'retreated'
      readonly nation: NationId
      readonly units: readonly UnitId[]
      readonly leader: LeaderId | null
      readonly horde: boolean
      readonly path: readonly ProvinceId[]
    }
  | {
      readonly type: 'overrun-in-retreat'
      readonly nation: NationId
      readonly unit: UnitId
      readonly province: ProvinceId
    }
  | {
      readonly type: 'no-retreat'
      readonly nation: NationId
      readonly units: readonly UnitId[]
      readonly from: ProvinceId
      /** The only directions that were open, and those that were closed. Older logs lack them. */
      readonly towards?: readonly ProvinceId[]
      readonly barred?: readonly ProvinceId[]
    }
