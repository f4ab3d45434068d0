import type { Answers } from '../../answers/answer-schemas.ts'
import type { Move } from '../../answers/movement.ts'
import type { NationId } from '../../content/ids.ts'
import type { Piece } from '../../queries/pieces/pieces.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import type { Worth } from '../worth.ts'

/** An order that a computer player could give: which pieces go where, and how. */
export interface PossibleOrder {
  /** The order as the answer names it. */
  readonly move: Move
  readonly nation: NationId
  readonly pieces: readonly Piece[]
  readonly from: ProvinceId
  readonly to: ProvinceId
  /** The provinces entered by land, the last one included; after a crossing only the shore. */
  readonly way: readonly ProvinceId[]
  /** The sea zones crossed; none for a march on land. */
  readonly zones: readonly SeaId[]
  readonly landing: boolean
}

export type OrderPurpose = 'take' | 'besiege' | 'attack' | 'hold' | 'gather' | 'settle'

/** A weighed order: its purpose, its chance and its worth. */
export interface WeighedOrder {
  readonly order: PossibleOrder
  readonly purpose: OrderPurpose
  readonly chance: number
  readonly worth: Worth
}

export const marchAnswer = ({ move, pieces }: PossibleOrder): Answers['march'] => ({
  values: { move, pieces: pieces.map(({ id }) => id) }
})

/** A march by land. */
export const landMarch = (
  nation: NationId,
  pieces: readonly Piece[],
  from: ProvinceId,
  to: ProvinceId,
  way: readonly ProvinceId[]
): PossibleOrder => ({
  move: { march: { from, to } },
  nation,
  pieces,
  from,
  to,
  way,
  zones: [],
  landing: false
})
