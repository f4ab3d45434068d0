import type { ChoiceBody, Inquiry } from '../engine/decision.ts'
import { type Answers, answerSchemas } from './answers.ts'
import type { ArmyId, RolledFight } from './board.ts'
import type { EmperorId } from './world/ids.ts'
import type { ProvinceId } from './world/provinces.ts'

/** Every kind of question that the rules ask, with its `about`. */
export interface Abouts {
  /** S: the sea zone of the next fleet. */
  'place-fleet': { readonly number: number; readonly of: number }
  /** With three players: who plays the shared Caesar in this turn. */
  'entrust-caesar': { readonly emperor: EmperorId }
  /** E: whether the players end a game in which discs are left for so many of the frontiers only. */
  'end-game': { readonly frontiers: number; readonly of: number }
  /** Where an emperor enters the board. */
  enter: { readonly emperor: EmperorId }
  /** I: the next action of the emperor. */
  action: { readonly emperor: EmperorId; readonly imperium: number }
  /** V.1: how many discs Galerius spends after the roll. */
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

/** The option keys of a kind of question. */
export type OptionOf<Kind extends DecisionKind> = Answers[Kind]['option']

/** The inquiry of one kind, or a union over several kinds. All questions are choices. */
export type InquiryOf<Kind extends DecisionKind> = {
  [Each in Kind]: Omit<Inquiry<Each>, 'about' | 'body'> & {
    readonly about: Abouts[Each]
    readonly body: ChoiceBody<OptionOf<Each>>
  }
}[Kind]

/** Any inquiry of the game: a closed union, discriminated by `kind`. */
export type TetrarchiaInquiry = InquiryOf<DecisionKind>

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(answerSchemas, kind)
}
