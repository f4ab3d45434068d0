import type { NationId } from '../../content/ids.ts'
import type { LeaderId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** Leaves out an ally that has raided (XI.C). Saves from before that rule do not name the nations: then all active ones campaign. */
type Campaigning = readonly NationId[]

/** The parts of a nation's activation in the Military Phase (IV 3.A). */
export type MilitaryTask =
  /** Movement and combat of the unit stacks. An invader plays it twice (XVIII.H). */
  | { readonly task: 'unit-stacks'; readonly nations: readonly NationId[] }
  /** The next march order of the substep in `state.movement`. */
  | { readonly task: 'march' }
  | { readonly task: 'stacking-check' }
  /** The next battle or siege. `besieged` lists the cities already tried in this substep. */
  | {
      readonly task: 'combat'
      readonly besieged: readonly ProvinceId[]
      /** Campaigns that the leader still has after this one. */
      readonly campaignsLeft: number
    }
  /** The next leader to go on campaign. `done` lists those who have been or who stay at home. */
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
