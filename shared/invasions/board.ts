import type { InvasionsState, NationState } from './state.ts'

/**
 * What lies open on the table. Queries read no more of a campaign than this, so that the page and the computer
 * players, who know only a view, can ask them too.
 */
export interface Board
  extends Readonly<
    Pick<
      InvasionsState,
      | 'options'
      | 'turn'
      | 'lastTurn'
      | 'step'
      | 'active'
      | 'movement'
      | 'naval'
      | 'keptSieges'
      | 'units'
      | 'placements'
      | 'leaders'
      | 'cities'
      | 'control'
      | 'areaControl'
      | 'revolts'
      | 'raids'
      | 'heresies'
      | 'relations'
      | 'score'
      | 'thisTurn'
      | 'chronicle'
    >
  > {
  readonly fights?: InvasionsState['fights']
  readonly waysIn?: InvasionsState['waysIn']
  readonly nations: Readonly<Record<keyof InvasionsState['nations'], PublicNation>>
  /** Which marker it is stays hidden (XI.F, XXIV.D). */
  readonly plundered: Readonly<Partial<Record<keyof InvasionsState['plundered'], unknown>>>
}

/** A nation without the cards in its hand. */
export type PublicNation = Readonly<Omit<NationState, 'diplomacy'>>
