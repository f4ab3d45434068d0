import type { ChoiceBody, Inquiry } from '../engine/decision.ts'
import { type Answers, answerSchemas } from './answers.ts'
import type { ArmyId, RolledFight } from './board.ts'
import type { EmperorId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

/** Every kind of question that the rules ask, with what it is about. */
export interface Abouts {
  /** S: where the next of the fleets begins. */
  'place-fleet': { readonly number: number; readonly of: number }
  /** With three: who leads the shared Caesar in this turn. */
  'entrust-caesar': { readonly emperor: EmperorId }
  /** Where an emperor comes to the board. */
  enter: { readonly emperor: EmperorId }
  /** I: what the emperor does with his points. */
  action: { readonly emperor: EmperorId; readonly imperium: number }
  /** V.1: how many discs Galerius gives, the dice lying there. */
  'add-discs': RolledFight
  /** V.1: whether Constantius stops the army that is about to attack him. */
  'stop-army': {
    readonly emperor: EmperorId
    readonly army: ArmyId
    readonly from: ProvinceId
    readonly to: ProvinceId
  }
}

export type DecisionKind = keyof Abouts

/** What an answer to a kind of question names. */
export type OptionOf<Kind extends DecisionKind> = Answers[Kind]['option']

/** A question of one kind, or of one of several. All questions are choices. */
export type InquiryOf<Kind extends DecisionKind> = {
  [Each in Kind]: Omit<Inquiry<Each>, 'about' | 'body'> & {
    readonly about: Abouts[Each]
    readonly body: ChoiceBody<OptionOf<Each>>
  }
}[Kind]

/** Any question of the game: a closed union, told apart by its kind. */
export type TetrarchiaInquiry = InquiryOf<DecisionKind>

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(answerSchemas, kind)
}
