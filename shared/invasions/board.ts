import type { InvasionsState, NationState } from './state.ts'

/**
 * The public part of the state. Queries read only this, so the page and the computer players, which have only a view,
 * can call them too.
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
  /** The marker itself stays hidden (XI.F, XXIV.D). */
  readonly plundered: Readonly<Partial<Record<keyof InvasionsState['plundered'], unknown>>>
}

/** A nation without its hand of cards. */
export type PublicNation = Readonly<Omit<NationState, 'diplomacy'>>
