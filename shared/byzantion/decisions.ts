import type { ChoiceBody, FormBody, Inquiry } from '../engine/decision.ts'
import { type Answers, answerSchemas, type OptionOf, type ValuesOf } from './answers.ts'
import type { SideId } from './campaign-options.ts'
import type { CardId } from './content/cards/index.ts'
import type { WindowId } from './content/effects.ts'
import type { Goods, OptionId, ResourceId, Resources, UnitTypeId } from './content/ids.ts'
import type { MissionId } from './content/missions.ts'
import type { ActionId, ChallengeGift, PendingIntrigue } from './table.ts'

/** A window in which intrigue may be played, as the reacting side sees it. */
interface Reaction {
  /** The windows that are open now; any-time cards are always among them, except against intrigue. */
  readonly windows: readonly WindowId[]
  /** What it may play now, with the price. */
  readonly cards: readonly { readonly card: CardId; readonly cost: number }[]
}

/** Every kind of question that the rules ask, with its `about`. The README says who is asked when. */
export interface Abouts {
  /** S.2 */
  'discard-mission': { readonly missions: readonly MissionId[] }
  /** S.3: the pick of so many. */
  draft: { readonly pick: number; readonly of: number; readonly pack: readonly CardId[] }
  /** J.1 */
  'keep-hand': { readonly cards: readonly CardId[]; readonly keep: number }
  /** E.1 */
  position: Record<string, never>
  /** E.3: `own` can be spent, `bonus` exists in this vote only and is spent first. */
  vote: { readonly own: number; readonly bonus: number; readonly cards: readonly CardId[] }
  /** A.1: `isFree`: without Dynamis. */
  action: { readonly isFree: boolean; readonly dynamis: number }
  /** A.2 */
  draw: { readonly auctoritas: number }
  /** A.3 */
  play: { readonly nomismata: number }
  /** C.1: one more card for a resource; `pay` is null for a card that costs nothing. */
  'play-for': { readonly card: CardId; readonly pay: ResourceId | null }
  /** A.4 */
  bandons: { readonly side: SideId }
  /** A.5: `by`: the card whose ability activates; null for the action. */
  activate: { readonly by: CardId | null; readonly marks: boolean }
  /** A.6, A.7 */
  sell: { readonly bonus: number }
  buy: { readonly bonus: number; readonly nomismata: number }
  /** A card's ability buys or sells one. */
  trade: { readonly by: CardId; readonly left: number; readonly bonus: number }
  'gain-any': { readonly left: number }
  'lose-card': { readonly by: CardId }
  'react-vote': Reaction & { readonly vote: SideId | null }
  'react-action': Reaction & { readonly actor: SideId; readonly action: ActionId }
  'react-intrigue': Reaction & { readonly against: PendingIntrigue }
  'react-outcome': Reaction & { readonly named: SideId; readonly isCompleted: boolean }
  'react-challenge': Reaction & { readonly gifts: readonly ChallengeGift[] }
  /** I.2: a player for the card. */
  rival: { readonly card: CardId; readonly among: readonly SideId[] }
  'target-card': { readonly card: CardId }
  'move-units': { readonly card: CardId; readonly most: number; readonly type: UnitTypeId }
  'place-units': { readonly card: CardId; readonly most: number; readonly type: UnitTypeId }
  'remove-units': { readonly card: CardId; readonly most: number }
  'shift-votes': { readonly most: number }
  split: { readonly card: CardId; readonly by: SideId; readonly goods: Goods }
  'pick-lot': { readonly by: SideId; readonly lots: { readonly first: Goods; readonly second: Goods } }
  'take-card': { readonly from: SideId; readonly hand: readonly CardId[] }
  'take-discard': { readonly cards: readonly CardId[] }
  /** R.1 */
  contribute: { readonly requires: Goods; readonly goods: Goods }
  /** R.4 */
  challenge: { readonly resource: ResourceId; readonly own: number; readonly bonus: number }
  'break-tie': { readonly for: 'most' | 'least' | 'challenge'; readonly among: readonly SideId[] }
  'break-vote-tie': { readonly totals: Readonly<Record<OptionId, number>> }
  /** R.5 */
  'hand-limit': { readonly discard: number }
  /** V.1 */
  'end-intrigue': { readonly nomismata: number }
  /** J.4: `resources` can be spent. */
  'place-solo': { readonly resources: Resources }
  /** J.5 */
  labarum: Record<string, never>
  robes: { readonly cards: readonly CardId[] }
}

export type DecisionKind = keyof Abouts

/** The kinds that are answered by one option, and those that are answered by a form. */
export type ChoiceKind = {
  [Kind in DecisionKind]: Answers[Kind] extends { option: unknown } ? Kind : never
}[DecisionKind]
export type FormKind = Exclude<DecisionKind, ChoiceKind>

type BodyOf<Kind extends DecisionKind> = Kind extends ChoiceKind
  ? ChoiceBody<OptionOf<Kind>>
  : FormBody<ValuesOf<Kind>>

/** The inquiry of one kind, or a union over several kinds. */
export type InquiryOf<Kind extends DecisionKind> = {
  [Each in Kind]: Omit<Inquiry<Each>, 'about' | 'body'> & {
    readonly about: Abouts[Each]
    readonly body: BodyOf<Each>
  }
}[Kind]

/** Any inquiry of the game: a closed union, discriminated by `kind`. */
export type ByzantionInquiry = InquiryOf<DecisionKind>

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(answerSchemas, kind)
}
