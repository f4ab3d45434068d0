import type { EngineMessageKey, Reference } from '../../engine/message.ts'
import type { Suffix } from '../../words/dictionary.ts'
import { messageMaker } from '../../words/message.ts'
import type { PhaseId } from '../board/index.ts'
import type { ProposalTopic } from '../board/proposal.ts'
import type { FactionId } from '../campaign-options.ts'
import type {
  BequestId,
  CardId,
  ConcessionId,
  EraId,
  GamesId,
  HappeningId,
  LandBillId,
  LawId,
  LeaderId,
  OfficeId,
  ProvinceId,
  QuaestorId,
  SenatorId,
  WarId
} from '../content/ids.ts'
import type { en } from './en/index.ts'
import type { RepublicGaps } from './text-gaps.ts'

/** All keys that the rules may use: the game's own, and those of the engine. */
export type RepublicWords = typeof en & { readonly [Key in EngineMessageKey]: '' }
export type RepublicKey = keyof RepublicWords
/** The reason of a refusal, of a roll, and of a modifier to a roll. */
export type RefusalKey = Suffix<keyof typeof en, 'refusal'>
export type RollReason = Suffix<keyof typeof en, 'roll'>
export type ModifierReason = Suffix<keyof typeof en, 'modifier'>

/** The ids that each kind of reference accepts. */
export interface ReferenceIds {
  readonly side: FactionId
  readonly senator: SenatorId
  readonly war: WarId
  readonly leader: LeaderId
  readonly concession: ConcessionId
  readonly card: CardId
  readonly province: ProvinceId
  readonly happening: HappeningId
  readonly law: LawId
  readonly bequest: BequestId
  readonly office: OfficeId
  readonly quaestor: QuaestorId
  readonly phase: PhaseId
  readonly games: GamesId
  readonly 'land-bill': LandBillId
  readonly era: EraId
  readonly matter: ProposalTopic
}

export const message = messageMaker<RepublicWords, RepublicGaps>()

export function reference<Ref extends keyof ReferenceIds>(ref: Ref, id: ReferenceIds[Ref]): Reference<Ref> {
  return { ref, id }
}

export function references<Ref extends keyof ReferenceIds>(
  ref: Ref,
  ids: readonly ReferenceIds[Ref][]
): readonly Reference<Ref>[] {
  return ids.map((id) => reference(ref, id))
}
