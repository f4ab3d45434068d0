import type { EngineMessageKey, Reference } from '../../engine/message.ts'
import type { Suffix } from '../../words/dictionary.ts'
import { messageMaker } from '../../words/message.ts'
import type { ArmyId } from '../board.ts'
import type { SideId } from '../campaign-options.ts'
import type { EmperorId, RegionId, SeaId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { en } from './en/index.ts'
import type { TetrarchiaGaps } from './text-gaps.ts'

/** All keys that the rules may use: the game's own, and those of the engine. */
export type TetrarchiaWords = typeof en & { readonly [Key in EngineMessageKey]: '' }
export type TetrarchiaKey = keyof TetrarchiaWords

/** The reason of a roll. */
export type RollReason = Suffix<TetrarchiaKey, 'roll'>
/** The reason of a refusal. */
export type RefusalKey = Suffix<keyof typeof en, 'refusal'>

/** The ids that each kind of reference accepts. */
export interface ReferenceIds {
  readonly emperor: EmperorId
  readonly side: SideId
  readonly province: ProvinceId
  readonly sea: SeaId
  readonly region: RegionId
  readonly army: ArmyId
}

export const message = messageMaker<TetrarchiaWords, TetrarchiaGaps>()

export function reference<Ref extends keyof ReferenceIds>(ref: Ref, id: ReferenceIds[Ref]): Reference<Ref> {
  return { ref, id }
}

export const percent = (chance: number): number => Math.round(chance * 100)
