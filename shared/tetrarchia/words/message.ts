import type { EngineMessageKey, Reference } from '../../engine/message.ts'
import type { Suffix } from '../../words/dictionary.ts'
import { messageMaker } from '../../words/message.ts'
import type { ArmyId } from '../board.ts'
import type { SideId } from '../options.ts'
import type { EmperorId, RegionId, SeaId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import type { en } from './en/index.ts'
import type { TetrarchiaGaps } from './gaps.ts'

/** All that the rules may say: the game's words, and those that the engine says as well. */
export type TetrarchiaWords = typeof en & { readonly [Key in EngineMessageKey]: '' }
export type TetrarchiaKey = keyof TetrarchiaWords

/** What a die is rolled for. */
export type RollReason = Suffix<TetrarchiaKey, 'roll'>
/** Why something cannot be done. */
export type RefusalKey = Suffix<keyof typeof en, 'refusal'>

/** What can be named, by the kind of reference: the ids that each takes. */
export interface Refs {
  readonly emperor: EmperorId
  readonly side: SideId
  readonly province: ProvinceId
  readonly sea: SeaId
  readonly region: RegionId
  readonly army: ArmyId
}

export const message = messageMaker<TetrarchiaWords, TetrarchiaGaps>()

export function reference<Ref extends keyof Refs>(ref: Ref, id: Refs[Ref]): Reference<Ref> {
  return { ref, id }
}

export const percent = (chance: number): number => Math.round(chance * 100)
