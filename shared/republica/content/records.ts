import type {
  ConcessionId,
  EraId,
  FamilyId,
  LandBillId,
  ProvinceId,
  StatesmanId,
  WarId,
  WarTypeId
} from './ids.ts'

/** Where a record comes from: a section of the rulebook, a public source by its mark (`sources.ts`), or ours. */
interface Sourced {
  readonly source: string
}

/** 7.31: what a senator's card prints. */
export interface SenatorRatings {
  readonly military: number
  readonly oratory: number
  readonly loyalty: number
  readonly influence: number
}

/** A family's card; `number` is that of its mortality chit. */
export interface FamilyRecord extends SenatorRatings, Sourced {
  readonly number: number
  readonly era: EraId
}

/** What a statesman can do besides. */
export type StatesmanAbility =
  /** Disaster and standoff numbers of these wars do not apply to him; those of leaders do. */
  | { readonly does: 'ignore-numbers'; readonly types: readonly WarTypeId[]; readonly wars: readonly WarId[] }
  | { readonly does: 'halve-losses' }
  /** 9.22: a tribune each turn without a card, for anything or for land certificates only. */
  | { readonly does: 'tribune'; readonly uses: 'any' | 'veto-land-bill' | 'propose-land-bill' }
  | { readonly does: 'claim-land-commission' }
  | { readonly does: 'appeal-dice'; readonly dice: number }
  | { readonly does: 'veterans'; readonly count: number }
  | { readonly does: 'double-income' }
  | { readonly does: 'no-number-losses' }
  | { readonly does: 'rolled-military' }

export interface StatesmanRecord extends Omit<SenatorRatings, 'military'>, Sourced {
  readonly family: FamilyId
  /** The family's number and a letter, as printed. */
  readonly mark: string
  /** Null: rolled before each battle. */
  readonly military: number | null
  readonly popularity: number
  readonly era: EraId
  /** While he is in the same faction as one of these, his loyalty is 0. */
  readonly opposes: readonly StatesmanId[]
  readonly special: StatesmanAbility
  /** 7.6: added to his dice for a knight. */
  readonly knights?: number
}

/** When a war creates a province. */
export interface ProvinceCreation {
  readonly province: ProvinceId
  readonly when: 'won' | 'won-developed' | 'series-won' | 'attacked'
}

/** 7.33: a war as its card prints it. */
export interface WarRecord extends Sourced {
  readonly type: WarTypeId
  /** 7.335: its number in a series, and how many there are. */
  readonly series: number
  readonly of: number
  readonly era: EraId
  /** 7.331: whether it is active when drawn. */
  readonly isActive: boolean
  readonly land: number
  readonly support: number
  readonly fleet: number
  readonly disaster: readonly number[]
  readonly standoff: readonly number[]
  readonly spoils: number
  readonly isRevolt: boolean
  /** 7.333, 10.72: it raises unrest like a drought. */
  readonly isDrought: boolean
  readonly creates: readonly ProvinceCreation[]
  /** 7.335: with this province it is a revolt. */
  readonly revoltIf: ProvinceId | null
  /** The provinces that it touches. */
  readonly attacks: readonly ProvinceId[]
  /** It breaks out only where all these provinces exist; without provinces: as `isActive` says. */
  readonly activeIf: readonly ProvinceId[]
  /** 9.611: concessions that it destroys. */
  readonly destroys: readonly ConcessionId[]
  /** 9.611A: each senate phase a tax farmer may be ruined. */
  readonly ravagesItaly: boolean
  /** 7.331: only an attack wakes it. */
  readonly staysAsleep: boolean
  /** 7.331: it wakes the inactive wars, without matching them. */
  readonly wakesAll: boolean
}

/** 7.34: an enemy leader. */
export interface LeaderRecord extends Sourced {
  readonly type: WarTypeId
  readonly strength: number
  readonly disaster: readonly number[]
  readonly standoff: readonly number[]
  readonly era: EraId
}

/** 7.32, 9.61, 9.611 */
export interface ConcessionRecord extends Sourced {
  readonly pays: {
    readonly when: 'revenue' | 'legion-raised' | 'fleet-raised' | 'land-bill'
    readonly talents: number
  }
  /** Grain may be sold dear in a drought. */
  readonly isGrain: boolean
  readonly destroyed:
    | { readonly by: 'disaster'; readonly rolls: readonly number[] }
    | { readonly by: 'war'; readonly wars: readonly WarId[] }
    | { readonly by: 'ravages'; readonly roll: number }
    | null
}

export interface IntrigueRecord extends Sourced {
  readonly count: Readonly<Record<EraId, number>>
}

/** So many dice, counted or deducted, and a constant. */
export interface DiceSum {
  readonly dice: number
  readonly sign: 1 | -1
  readonly plus: number
}

/** 6.12, 6.21: one face of a province's card. `land` and `fleet` defend it. */
export interface ProvinceFace {
  readonly personal: DiceSum
  readonly state: DiceSum
  readonly land: number
  readonly fleet: number
}

export interface ProvinceRecord extends Sourced {
  readonly isFrontier: boolean
  readonly undeveloped: ProvinceFace
  readonly developed: ProvinceFace
  /** The wars against which its forces would stand. */
  readonly defends: readonly WarId[]
}

export interface HappeningRecord extends Sourced {
  /** The sums of three dice that bring it about. */
  readonly rolls: Readonly<Record<EraId, readonly number[]>>
}

export interface BequestRecord extends Sourced {
  readonly era: EraId
  readonly talents: number
  /** What the Field Consul must lead; null: nobody needs to go. */
  readonly needs: { readonly legions: number; readonly fleets: number } | null
  readonly creates: ProvinceId
}

export interface LawRecord extends Sourced {
  readonly era: EraId
}

/** 7.4 */
export interface GamesRecord {
  readonly cost: number
  readonly popularity: number
  readonly unrest: number
}

/** 9.63: `most`: how many may be in force. */
export interface LandBillRecord {
  readonly type: LandBillId
  readonly cost: number
  readonly isYearly: boolean
  readonly most: number
  readonly pass: {
    readonly sponsor: number
    readonly cosponsor: number
    readonly against: number
    readonly unrest: number
  }
  readonly repeal: { readonly sponsor: number; readonly inFavour: number; readonly unrest: number } | null
}
