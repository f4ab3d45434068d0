import type { Inquiry } from '../engine/decision.ts'
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
  /** I: what the emperor does with his points; the keys are those of `actions.ts`. */
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

/** A question of one kind. */
export type InquiryOf<Kind extends DecisionKind> = Inquiry<Kind, Abouts[Kind]> & {
  readonly about: Abouts[Kind]
}

/** Any question of the game: a closed union, told apart by its kind. */
export type TetrarchiaInquiry = { [Kind in DecisionKind]: InquiryOf<Kind> }[DecisionKind]

/** The kinds at run time; the compiler keeps the list complete. */
const decisionKinds: Readonly<Record<DecisionKind, true>> = {
  'place-fleet': true,
  'entrust-caesar': true,
  enter: true,
  action: true,
  'add-discs': true,
  'stop-army': true
}

export function isDecisionKind(kind: string): kind is DecisionKind {
  return Object.hasOwn(decisionKinds, kind)
}
