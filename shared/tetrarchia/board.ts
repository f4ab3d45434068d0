import type { Level, SideId, VariantId } from './options.ts'
import type { EmperorId, SeaId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

export type Disc = 'unrest' | 'revolt' | EmperorId

export type Phase = 'set-up' | 'roman' | 'barbarian' | 'over'

export const armyIds = ['army-1', 'army-2', 'army-3'] as const
export type ArmyId = (typeof armyIds)[number]

export interface Emperor {
  /** Null: off the board, to come back at the start of his next turn. */
  at: ProvinceId | null
  /** Who answers for him. */
  leader: SideId
  /** Discs that he has given for his power: they are out of the game (variant 1). */
  given: number
  /** Grey discs (variant 5). */
  glory: number
  /** What his next turn has more than six points, or less (variant 4). */
  ahead: number
}

/** A battle of an emperor with an army. */
export interface Fight {
  readonly emperor: EmperorId
  readonly army: ArmyId
  /** Who attacks the other. */
  readonly attacker: 'emperor' | 'army'
}

/** A battle whose dice lie on the table. */
export interface RolledFight extends Fight {
  /** The Roman die and the plain one. */
  readonly dice: readonly [number, number]
}

export type Ending =
  | { readonly won: true }
  /** An army is in Roma, or a disc that had to be placed is not there. */
  | { readonly won: false; readonly why: 'roma' | 'unrest' | 'revolt' }

/** All that lies on the table: nothing in this game is hidden. */
export interface Board {
  readonly level: Level
  readonly variants: readonly VariantId[]
  /** In the order of play. */
  readonly sides: readonly SideId[]
  /** With three: the Caesar whom all of them lead. */
  readonly shared: EmperorId | null
  readonly round: number
  readonly phase: Phase
  readonly active: EmperorId
  /** Imperium points that are left in this turn. */
  readonly imperium: number
  /** The active emperor has used his power in this turn (variant 1). */
  readonly powerUsed: boolean
  /** The active emperor has taken or given his point in this turn (variant 4). */
  readonly pointMoved: boolean
  readonly emperors: Readonly<Record<EmperorId, Readonly<Emperor>>>
  /** On the board. */
  readonly armies: Readonly<Partial<Record<ArmyId, ProvinceId>>>
  readonly fleets: readonly SeaId[]
  readonly discs: Readonly<Partial<Record<ProvinceId, Disc>>>
  readonly fight: RolledFight | null
  readonly ending: Ending | null
}
