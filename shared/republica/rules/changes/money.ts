import type { Purse } from '../../decisions/revenue.ts'
import { moneyIn } from '../../queries/purses.ts'
import type { RepublicState } from '../../state.ts'
import { senatorIn } from './standing.ts'

/** Takes money out of a purse. */
export function payFrom(state: RepublicState, purse: Purse, talents: number): void {
  if (talents > moneyIn(state, purse)) throw new Error(`${JSON.stringify(purse)} does not hold ${talents}`)
  if (purse.of === 'faction') state.purses[purse.faction] = (state.purses[purse.faction] ?? 0) - talents
  else senatorIn(state, purse.senator).talents -= talents
}

/** Puts money into a purse. */
export function payInto(state: RepublicState, purse: Purse, talents: number): void {
  if (purse.of === 'faction') state.purses[purse.faction] = (state.purses[purse.faction] ?? 0) + talents
  else senatorIn(state, purse.senator).talents += talents
}
