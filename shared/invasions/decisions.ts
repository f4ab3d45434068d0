import type { Inquiry } from '../engine/decision.ts'
import type { AdministrationAbouts } from './decisions/administration.ts'
import type { BattleAbouts } from './decisions/battle.ts'
import type { CardsAbouts } from './decisions/cards.ts'
import type { LossesAbouts } from './decisions/losses.ts'
import type { MovementAbouts } from './decisions/movement.ts'
import type { RaidsAbouts } from './decisions/raids.ts'
import type { ReactionsAbouts } from './decisions/reactions.ts'
import type { RealmAbouts } from './decisions/realm.ts'
import type { SiegesAbouts } from './decisions/sieges.ts'
import type { TiesAbouts } from './decisions/ties.ts'

/** Every kind of question that the rules ask, with what it is about: ids and numbers beside the words. */
export interface Abouts
  extends MovementAbouts,
    ReactionsAbouts,
    BattleAbouts,
    LossesAbouts,
    SiegesAbouts,
    RaidsAbouts,
    AdministrationAbouts,
    RealmAbouts,
    TiesAbouts,
    CardsAbouts {}

export type DecisionKind = keyof Abouts

/** A question of one kind. */
export type InquiryOf<Kind extends DecisionKind> = Inquiry<Kind, Abouts[Kind]> & {
  readonly about: Abouts[Kind]
}

/** Any question of the game: a closed union, told apart by its kind. */
export type InvasionsInquiry = { [Kind in DecisionKind]: InquiryOf<Kind> }[DecisionKind]

/** The kinds at run time; the compiler keeps the list complete. */
export const decisionKinds: Readonly<Record<DecisionKind, true>> = {
  march: true,
  'campaign-march': true,
  'go-on': true,
  'choose-campaigner': true,
  'campaign-again': true,
  'break-through': true,
  'holding-units': true,
  'fighting-units': true,
  'excess-units': true,
  retreat: true,
  'make-room': true,
  'next-battle': true,
  'next-siege': true,
  intercept: true,
  'interceptors-arrive': true,
  flee: true,
  'leave-on-the-way': true,
  'naval-interception': true,
  'naval-battle': true,
  'carry-friends': true,
  'carrying-stack': true,
  'cargo-lost': true,
  'defend-foedus': true,
  'battle-reroll': true,
  'card-reroll': true,
  'naval-reroll': true,
  'leader-option': true,
  'voluntary-retreat': true,
  'recover-units': true,
  'repair-units': true,
  'battle-losses': true,
  'take-hits': true,
  'lose-unit': true,
  'lose-units': true,
  'lost-raider': true,
  'revolt-loss': true,
  'unpaid-units': true,
  'vanished-people': true,
  defector: true,
  besiege: true,
  assault: true,
  'keep-siege': true,
  'fate-of-city': true,
  'raid-instead': true,
  'raid-target': true,
  'raiding-party': true,
  settle: true,
  'plunder-caravan': true,
  'administration-type': true,
  'administration-card': true,
  purchases: true,
  'deploy-purchases': true,
  'suppress-revolt': true,
  'pay-or-mutiny': true,
  'recover-sites': true,
  convert: true,
  'conversion-bonus': true,
  'choose-religion': true,
  'end-heresy': true,
  'found-kingdom': true,
  'place-capital': true,
  'grow-city': true,
  'place-leader': true,
  'leader-succeeds': true,
  'levy-kind': true,
  'levy-type': true,
  'levy-unit': true,
  'vassal-levy': true,
  displacement: true,
  'strongest-neighbour': true,
  'limes-follows-border': true,
  'pick-area': true,
  'revolt-province': true,
  'shaken-city': true,
  'reunite-empire': true,
  'unite-nations': true,
  'declare-hostility': true,
  'offer-foedus': true,
  'choose-grant': true,
  'accept-foedus': true,
  'break-foedus': true,
  'try-to-break-foedus': true,
  'inherit-foedus': true,
  'place-horde': true,
  'settle-foedus': true,
  'accept-alliance': true,
  'leave-suzerain': true,
  rebel: true,
  'break-vassalage': true,
  'lend-mercenary': true,
  'place-mercenary': true,
  'take-back-mercenary': true,
  'lend-to-kin': true,
  'treaty-province': true,
  'treaty-garrison': true,
  'play-card': true,
  'nation-of-card': true,
  'target-of-event': true,
  'discard-from-hand': true
}

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(decisionKinds, kind)
}
