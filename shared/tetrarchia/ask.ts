import type { Inquiry, Option } from '../engine/decision.ts'
import {
  confirm as askYesOrNo,
  type ChoiceExtras,
  choose as chooseOne,
  type Asked as EngineAsked,
  type Script as EngineScript,
  type Posed
} from '../engine/script.ts'
import type { Abouts, DecisionKind, OptionOf, TetrarchiaInquiry } from './decisions.ts'
import type { SideId } from './options.ts'
import type { SectionId } from './sections.ts'
import type { EmperorId } from './world/ids.ts'
import type { PlaceId } from './world/provinces.ts'

/** A script that asks nothing but what the game knows to ask. */
export type Script<Result = void> = EngineScript<Result, TetrarchiaInquiry>

interface AskedOf<Kind extends DecisionKind> {
  readonly kind: Kind
  readonly about: Abouts[Kind]
  readonly side: SideId
  readonly rule: SectionId
  readonly prompt: Inquiry['prompt']
  readonly actor?: EmperorId
  readonly place?: PlaceId
}

/** An option of a kind of question on this game's board, with what choosing it means to the script. */
export interface Offer<Kind extends DecisionKind, A> extends Option<OptionOf<Kind>> {
  readonly place?: PlaceId
  readonly from?: PlaceId
  readonly value: A
}

/**
 * The engine's ways to ask, for the questions of this game: another kind, a wrong `about`, or an option that no
 * answer to the kind can name does not compile.
 */
export function choose<Kind extends DecisionKind, A>(
  asked: AskedOf<Kind>,
  options: readonly Offer<Kind, A>[],
  extras?: ChoiceExtras<OptionOf<Kind>>
): Script<A> {
  return ofThisGame(chooseOne<A, EngineAsked, OptionOf<Kind>>(asked, options, extras))
}

export function confirm(asked: AskedOf<'stop-army'>, extras?: ChoiceExtras<'yes' | 'no'>): Script<boolean> {
  return ofThisGame(askYesOrNo<EngineAsked>(asked, extras))
}

/** The functions above pair each kind with its options; the engine does not know of the pairs. */
function ofThisGame<A>(script: EngineScript<A, Posed<EngineAsked>>): Script<A> {
  return script as Script<A>
}
