import type { Inquiry, Option } from '../engine/decision.ts'
import {
  confirm as askYesOrNo,
  type ChoiceExtras,
  choose as chooseOne,
  type QuestionHeader as EngineQuestionHeader,
  type Script as EngineScript,
  type InquiryWith
} from '../engine/script.ts'
import type { SideId } from './campaign-options.ts'
import type { Abouts, DecisionKind, OptionOf, TetrarchiaInquiry } from './decisions.ts'
import type { SectionId } from './sections.ts'
import type { EmperorId } from './world/ids.ts'
import type { PlaceId } from './world/provinces.ts'

/** A script that asks only questions of this game. */
export type Script<Result = void> = EngineScript<Result, TetrarchiaInquiry>

interface QuestionHeaderOf<Kind extends DecisionKind> {
  readonly kind: Kind
  readonly about: Abouts[Kind]
  readonly side: SideId
  readonly rule: SectionId
  readonly prompt: Inquiry['prompt']
  readonly actor?: EmperorId
  readonly place?: PlaceId
}

/** An option with places on this game's board, and the value that the script receives when it is chosen. */
export interface BoardOption<Kind extends DecisionKind, A> extends Option<OptionOf<Kind>> {
  readonly place?: PlaceId
  readonly from?: PlaceId
  readonly value: A
}

/**
 * Types the engine's `choose` for this game: an unknown kind, a wrong `about`, and an option that the kind's answer
 * schema lacks do not compile.
 */
export function choose<Kind extends DecisionKind, A>(
  header: QuestionHeaderOf<Kind>,
  options: readonly BoardOption<Kind, A>[],
  extras?: ChoiceExtras<OptionOf<Kind>>
): Script<A> {
  return ofThisGame(chooseOne<A, EngineQuestionHeader, OptionOf<Kind>>(header, options, extras))
}

export function confirm(
  header: QuestionHeaderOf<'stop-army'>,
  extras?: ChoiceExtras<'yes' | 'no'>
): Script<boolean> {
  return ofThisGame(askYesOrNo<EngineQuestionHeader>(header, extras))
}

/** The functions above pair each kind with its options. The engine's types cannot express that pairing. */
function ofThisGame<A>(script: EngineScript<A, InquiryWith<EngineQuestionHeader>>): Script<A> {
  return script as Script<A>
}
