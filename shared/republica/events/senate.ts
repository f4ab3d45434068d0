import type { Expedition, Proposal, Units } from '../board/proposal.ts'
import type { CastVote, Motion } from '../board/senate.ts'
import type { FactionId } from '../campaign-options.ts'
import type {
  BequestId,
  CardId,
  ConcessionId,
  LandBillId,
  LawId,
  OfficeId,
  ProvinceId,
  SenatorId,
  WarId
} from '../content/ids.ts'
import type { ConsentRole } from '../decisions/senate.ts'

/** Why somebody takes the chair. */
export type ChairCause = 'opens' | 'office' | 'censor' | 'trials-over' | 'steps-down' | 'absence'

/** The session of the Senate. */
export type SenateEvent =
  | { readonly type: 'chair-taken'; readonly senator: SenatorId; readonly cause: ChairCause }
  /** 9.611: a die that destroys nothing has no concession. */
  | { readonly type: 'italy-ravaged'; readonly war: WarId; readonly concession: ConcessionId | null }
  /** 9.5 */
  | {
      readonly type: 'bench-filled'
      readonly senator: SenatorId
      readonly faction: FactionId
      readonly from: 'curia' | 'forum'
    }
  /** 9.3 */
  | {
      readonly type: 'proposed'
      readonly proposal: Proposal
      readonly by: FactionId
      readonly source: Motion['source']
      /** Who leads the army that it is about. */
      readonly commander: SenatorId | null
    }
  | { readonly type: 'faction-voted'; readonly faction: FactionId; readonly cast: readonly CastVote[] }
  | {
      readonly type: 'vote-closed'
      readonly proposal: Proposal
      readonly isCarried: boolean
      readonly yes: number
      readonly no: number
    }
  /** 9.23, 9.4, 9.62: elected without a vote. */
  | { readonly type: 'elected-alone'; readonly proposal: Proposal }
  /** Whoever it was about has died or left. */
  | { readonly type: 'proposal-lapsed'; readonly proposal: Proposal }
  /** 9.22: `by`: the statesman whose own tribune it is. */
  | {
      readonly type: 'tribune-played'
      readonly faction: FactionId
      readonly use: 'veto' | 'book' | 'suspend' | 'reopen'
      readonly by: SenatorId | null
      readonly proposal: Proposal | null
    }
  | { readonly type: 'tribune-attacked'; readonly faction: FactionId; readonly card: CardId }
  | { readonly type: 'mob-incited'; readonly faction: FactionId; readonly senator: SenatorId }
  | {
      readonly type: 'tribune-cancelled'
      readonly faction: FactionId
      readonly card: CardId
      readonly by: FactionId
    }
  | {
      readonly type: 'consent-given'
      readonly senator: SenatorId
      readonly as: ConsentRole
      readonly isWilling: boolean
    }
  /** 9.34 */
  | { readonly type: 'stepped-down'; readonly senator: SenatorId }
  /** 9.25 */
  | { readonly type: 'consuls-disagreed'; readonly pair: readonly SenatorId[] }
  | { readonly type: 'took-office'; readonly senator: SenatorId; readonly office: OfficeId }
  | { readonly type: 'left-office'; readonly senator: SenatorId; readonly office: OfficeId }
  /** 9.41 */
  | { readonly type: 'no-trial'; readonly censor: SenatorId }
  | { readonly type: 'convicted'; readonly accused: SenatorId; readonly proposal: Proposal }
  | { readonly type: 'acquitted'; readonly accused: SenatorId; readonly proposal: Proposal }
  | {
      readonly type: 'prosecutor-rewarded'
      readonly senator: SenatorId
      readonly influence: number
      readonly exConsul: number
    }
  /** 9.44 */
  | {
      readonly type: 'appealed'
      readonly accused: SenatorId
      readonly total: number
      readonly result: 'killed' | 'votes' | 'freed'
      readonly votes: number
    }
  /** 9.421, 9.423 */
  | { readonly type: 'exiled'; readonly senator: SenatorId }
  | { readonly type: 'exile-returned'; readonly senator: SenatorId; readonly faction: FactionId | null }
  | {
      readonly type: 'exile-claimed'
      readonly senator: SenatorId
      readonly faction: FactionId
      readonly isWon: boolean
    }
  /** 9.61 */
  | { readonly type: 'concession-granted'; readonly concession: ConcessionId; readonly senator: SenatorId }
  | { readonly type: 'commission-returned'; readonly senator: SenatorId | null }
  /** 9.62, 9.622 */
  | {
      readonly type: 'governor-sent'
      readonly province: ProvinceId
      readonly senator: SenatorId
      readonly replaced: SenatorId | null
    }
  /** 9.63, 9.631 */
  | {
      readonly type: 'land-bill-passed'
      readonly bill: LandBillId
      readonly sponsor: SenatorId
      readonly cosponsor: SenatorId
    }
  | { readonly type: 'land-bill-repealed'; readonly bill: LandBillId; readonly sponsor: SenatorId }
  /** 9.64 */
  | {
      readonly type: 'forces-raised'
      readonly legions: number
      readonly fleets: number
      readonly cost: number
    }
  | {
      readonly type: 'builder-paid'
      readonly senator: SenatorId
      readonly concession: ConcessionId
      readonly talents: number
    }
  | { readonly type: 'disbanded'; readonly units: Units }
  /** 9.65, 10.71, 9.642, 9.66, 9.641 */
  | { readonly type: 'army-sent'; readonly expedition: Expedition; readonly masterOfHorse: SenatorId | null }
  | { readonly type: 'army-reinforced'; readonly commander: SenatorId | null; readonly units: Units }
  | { readonly type: 'army-reduced'; readonly commander: SenatorId | null; readonly units: Units }
  | {
      readonly type: 'army-recalled'
      readonly commander: SenatorId | null
      readonly successor: SenatorId | null
      /** 9.642, 10.6: it has no legions, too few fleets, or no commander. */
      readonly isForced: boolean
    }
  | {
      readonly type: 'garrison-moved'
      readonly province: ProvinceId
      readonly to: 'province' | 'italy'
      readonly units: Units
    }
  | {
      readonly type: 'bequest-taken'
      readonly bequest: BequestId
      readonly senator: SenatorId
      readonly units: Units
    }
  | { readonly type: 'fleets-declined'; readonly count: number }
  /** 9.68 */
  | { readonly type: 'minor-motion-carried'; readonly proposal: Proposal }
  /** 9.82-9.84 */
  | {
      readonly type: 'murder-attempted'
      readonly killer: SenatorId
      readonly victim: SenatorId
      readonly cards: number
    }
  | { readonly type: 'guards-played'; readonly faction: FactionId; readonly count: number }
  | {
      readonly type: 'murder-resolved'
      readonly killer: SenatorId
      readonly victim: SenatorId
      readonly isDead: boolean
      readonly isCaught: boolean
    }
  | { readonly type: 'law-repealed'; readonly law: LawId; readonly faction: FactionId }
  /** 6.12: `talents` paid by him and by his faction; the rest in popularity and influence. */
  | { readonly type: 'fined'; readonly senator: SenatorId; readonly talents: number }
  | { readonly type: 'law-passed'; readonly law: LawId; readonly faction: FactionId }
  | { readonly type: 'adjourned'; readonly cause: 'chair' | 'war' | 'nobody' }
