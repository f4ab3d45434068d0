import type { NationId } from '../content/ids.ts'
import type { LeaderId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** Not an ally that has raided (XI.C). Campaigns begun before that was recorded know only all active nations. */
type Campaigning = readonly NationId[]

/** The parts of a nation's activation in the Military Phase (IV 3.A). */
export type MilitaryTask =
  /** Movement and combat of the unit stacks; an invader's run twice (XVIII.H). */
  | { readonly task: 'unit-stacks'; readonly nations: readonly NationId[] }
  /** The next order of the movement substep that `state.movement` describes. */
  | { readonly task: 'march' }
  | { readonly task: 'stacking-check' }
  /** The next battle or siege; `besieged` have been tried in this substep. */
  | {
      readonly task: 'combat'
      readonly besieged: readonly ProvinceId[]
      /** Campaigns that the campaigning leader still has after this one. */
      readonly campaignsLeft: number
    }
  /** The next leader to go on campaign; `done` have had their turn or stay at home. */
  | { readonly task: 'campaigns'; readonly nations?: Campaigning; readonly done: readonly LeaderId[] }
  | {
      readonly task: 'campaign'
      readonly nations?: Campaigning
      readonly leader: LeaderId
      readonly number: number
      readonly of: number
    }
  | { readonly task: 'end-of-activation' }

export type MilitaryTaskOf<Name extends MilitaryTask['task']> = Extract<MilitaryTask, { readonly task: Name }>
