import type { DecisionKind } from '#shared/byzantion/decisions.ts'
import type { Byzantion } from '#shared/byzantion/game-types.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'

/** The question of one kind. */
export type ByzantionQuestion<Kind extends DecisionKind> = Extract<
  Byzantion['Inquiry'],
  { readonly kind: Kind }
>

/** The props of the view of one kind of question. */
export type ByzantionViewProps<Kind extends DecisionKind> = DecisionViewProps<
  Byzantion,
  ByzantionQuestion<Kind>
>
