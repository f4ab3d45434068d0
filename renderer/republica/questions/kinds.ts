import type { DecisionKind } from '#shared/republica/decisions/index.ts'
import type { Republica } from '#shared/republica/game-types.ts'
import type { DecisionProps, DecisionViewProps } from '../../table/game/game-client.ts'

/** The question of one kind. */
export type RepublicQuestion<Kind extends DecisionKind> = Extract<
  Republica['Inquiry'],
  { readonly kind: Kind }
>

/** The props of the view of one kind of question. */
export type QuestionView<Kind extends DecisionKind> = DecisionViewProps<Republica, RepublicQuestion<Kind>>

/** Any open question of the game. */
export type AnyQuestion = DecisionProps<Republica>['decision']
