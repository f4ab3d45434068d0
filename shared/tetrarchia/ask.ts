import type { Inquiry, Option } from '../engine/decision.ts'
import {
  confirm as askYesOrNo,
  type ChoiceExtras,
  choose as chooseOne,
  type Script as EngineScript
} from '../engine/script.ts'
import type { DecisionKind, InquiryOf, TetrarchiaInquiry } from './decisions.ts'
import type { SideId } from './options.ts'
import type { SectionId } from './sections.ts'
import type { EmperorId } from './world/ids.ts'
import type { PlaceId } from './world/provinces.ts'

/** A script that asks nothing but what the game knows to ask. */
export type Script<Result = void> = EngineScript<Result, TetrarchiaInquiry>

type AskedOf<Kind extends DecisionKind> = Pick<InquiryOf<Kind>, 'kind' | 'about'> & {
  readonly side: SideId
  readonly rule: SectionId
  readonly prompt: Inquiry['prompt']
  readonly actor?: EmperorId
  readonly place?: PlaceId
}
export type Asked = { [Kind in DecisionKind]: AskedOf<Kind> }[DecisionKind]

/** An option on this game's board, with what choosing it means to the script. */
export interface Offer<A> extends Option {
  readonly place?: PlaceId
  readonly from?: PlaceId
  readonly value: A
}

/** The engine's ways to ask, for the questions of this game: another kind, or a wrong `about`, does not compile. */
export function choose<A>(asked: Asked, options: readonly Offer<A>[], extras?: ChoiceExtras): Script<A> {
  return chooseOne(asked, options, extras)
}

export function confirm(asked: Asked, extras?: ChoiceExtras): Script<boolean> {
  return askYesOrNo(asked, extras)
}
