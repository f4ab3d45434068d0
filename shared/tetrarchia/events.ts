import type { ArmyId, Disc, Ending, Fight } from './board.ts'
import type { SideId } from './campaign-options.ts'
import type { FightSums } from './queries/combat.ts'
import type { RouteLeg } from './queries/reach.ts'
import type { Titles } from './queries/rivalry.ts'
import type { Roll } from './rolls.ts'
import type { EmperorId, OuterRegionId, SeaId } from './world/ids.ts'
import type { FrontierId, ProvinceId } from './world/provinces.ts'

/** Why the rules roll for a broken link. */
export type LinkTestReason = 'spread' | 'uprising' | 'march'

/** The effect of the dice on the province that they name. */
export type Strike = 'protected' | 'unrest' | 'revolt' | 'uprising'

/** All events of the game. */
export type TetrarchiaEvent =
  | Roll
  | { readonly type: 'threat-placed'; readonly province: ProvinceId }
  | { readonly type: 'army-appeared'; readonly army: ArmyId; readonly at: FrontierId }
  | { readonly type: 'fleet-placed'; readonly sea: SeaId }
  | {
      readonly type: 'turn-began'
      readonly round: number
      readonly emperor: EmperorId
      readonly imperium: number
    }
  | { readonly type: 'caesar-entrusted'; readonly emperor: EmperorId; readonly side: SideId }
  | { readonly type: 'entered'; readonly emperor: EmperorId; readonly at: ProvinceId }
  | { readonly type: 'kept-out'; readonly emperor: EmperorId }
  | {
      readonly type: 'moved'
      readonly emperor: EmperorId
      readonly from: ProvinceId
      readonly steps: readonly RouteLeg[]
      readonly cost: number
      /** The emperor who paid: Diocletian may move others (variant 1). */
      readonly by: EmperorId
    }
  | { readonly type: 'sailed'; readonly emperor: EmperorId; readonly from: SeaId; readonly to: SeaId }
  | {
      readonly type: 'protected'
      readonly emperor: EmperorId
      readonly province: ProvinceId
      readonly cost: number
    }
  | {
      readonly type: 'subdued'
      readonly emperor: EmperorId
      readonly province: ProvinceId
      readonly was: 'unrest' | 'revolt'
      readonly now: 'unrest' | null
      readonly cost: number
    }
  | { readonly type: 'power-used'; readonly emperor: EmperorId }
  | { readonly type: 'point-bought'; readonly emperor: EmperorId }
  | { readonly type: 'disc-regained'; readonly emperor: EmperorId }
  | { readonly type: 'point-moved'; readonly from: EmperorId; readonly to: EmperorId }
  | ({
      readonly type: 'battle'
      /** The provinces of the emperor and of the army. */
      readonly at: ProvinceId
      readonly against: ProvinceId
      readonly sums: FightSums
      readonly roman: number
      readonly barbarian: number
      readonly result: FightResult
    } & Fight)
  | { readonly type: 'discs-added'; readonly emperor: EmperorId; readonly count: number }
  /** Discs are left for so many frontiers only: the game can no longer be won. */
  | { readonly type: 'hopeless'; readonly frontiers: number }
  | { readonly type: 'glory'; readonly emperor: EmperorId; readonly change: 1 | -1 }
  | {
      readonly type: 'emperor-left'
      readonly emperor: EmperorId
      readonly from: ProvinceId
      readonly why: 'revolt' | 'defeat'
    }
  | { readonly type: 'army-destroyed'; readonly army: ArmyId; readonly at: ProvinceId }
  | { readonly type: 'barbarians-began'; readonly emperor: EmperorId }
  | {
      readonly type: 'link-tested'
      readonly from: ProvinceId
      readonly to: ProvinceId
      readonly passage: LinkTestReason
      readonly open: boolean
    }
  | { readonly type: 'spread'; readonly from: ProvinceId; readonly to: ProvinceId }
  | { readonly type: 'struck'; readonly province: ProvinceId; readonly strike: Strike }
  | {
      readonly type: 'rose'
      readonly province: ProvinceId
      readonly from: ProvinceId
      readonly was: Disc | null
    }
  | { readonly type: 'echo'; readonly region: OuterRegionId; readonly army: boolean }
  | {
      readonly type: 'advanced'
      readonly army: ArmyId
      readonly from: ProvinceId
      readonly to: ProvinceId
      /** The disc that was there before. */
      readonly was: Disc | null
    }
  | {
      readonly type: 'held-up'
      readonly army: ArmyId
      readonly at: ProvinceId
      readonly to: ProvinceId
      readonly by: 'link' | 'army' | 'power'
    }
  | {
      readonly type: 'ended'
      readonly ending: Ending
      readonly points: number
      readonly titles: Titles | null
    }

export type FightResult = 'victory' | 'tie' | 'defeat'
