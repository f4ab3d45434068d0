import type { Level, SideId, VariantId } from './campaign-options.ts'
import type { EmperorId, SeaId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

export type Disc = 'unrest' | 'revolt' | EmperorId

export type Phase = 'set-up' | 'roman' | 'barbarian' | 'over'

export const armyIds = ['army-1', 'army-2', 'army-3'] as const
export type ArmyId = (typeof armyIds)[number]

export interface Emperor {
  /** Null: off the board; he returns at the start of his next turn. */
  at: ProvinceId | null
  /** The side that plays him. */
  leader: SideId
  /** Discs that he has given for powers or points; they are out of the game (variants 1 and 6). */
  given: number
  /** Grey discs (variant 5). */
  glory: number
  /** The extra or missing points of his next turn (variant 4). */
  ahead: number
}

/** A battle between an emperor and an army. */
export interface Fight {
  readonly emperor: EmperorId
  readonly army: ArmyId
  /** The attacking side. */
  readonly attacker: 'emperor' | 'army'
}

/** A battle after its dice were rolled. */
export interface RolledFight extends Fight {
  /** The Roman die and the plain one. */
  readonly dice: readonly [number, number]
}

export type Ending = { readonly won: true } | { readonly won: false; readonly why: LossReason }

/** An army is in Roma, the discs of unrest or revolt have run out, or the players gave up a game that cannot be won. */
export const lossReasons = ['roma', 'unrest', 'revolt', 'given-up'] as const
export type LossReason = (typeof lossReasons)[number]

/** The whole board. Nothing in this game is hidden. */
export interface Board {
  readonly level: Level
  readonly variants: readonly VariantId[]
  /** In the order of play. */
  readonly sides: readonly SideId[]
  /** With three players: the Caesar whom they share. */
  readonly shared: EmperorId | null
  readonly round: number
  readonly phase: Phase
  readonly active: EmperorId
  /** The Imperium points left in this turn. */
  readonly imperium: number
  /** The active emperor has used his power in this turn (variant 1). */
  readonly powerUsed: boolean
  /** The active emperor has taken or given his point in this turn (variant 4). */
  readonly pointMoved: boolean
  readonly emperors: Readonly<Record<EmperorId, Readonly<Emperor>>>
  /** The armies on the board. */
  readonly armies: Readonly<Partial<Record<ArmyId, ProvinceId>>>
  readonly fleets: readonly SeaId[]
  readonly discs: Readonly<Partial<Record<ProvinceId, Disc>>>
  readonly fight: RolledFight | null
  readonly ending: Ending | null
}
