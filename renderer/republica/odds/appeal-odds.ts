import { appealResult } from '#shared/republica/content/appeal-table.ts'
import type { SenatorId } from '#shared/republica/content/ids.ts'
import { omens } from '#shared/republica/queries/combat/battle-setup.ts'
import { abilityOf } from '#shared/republica/queries/ratings.ts'
import { senatorOf } from '#shared/republica/queries/republic.ts'
import type { RepublicView } from '#shared/republica/view.ts'

export interface AppealOdds {
  readonly freed: number
  readonly killed: number
  /** The votes that the people give on average, if they only give votes. */
  readonly votes: number
}

const FACES = [1, 2, 3, 4, 5, 6]
const DICE = 2

/** 9.44: the exact chances of an appeal to the people. */
export function appealOdds(view: RepublicView, accused: SenatorId): AppealOdds {
  const ability = abilityOf(accused)
  const dice = ability?.does === 'appeal-dice' ? ability.dice : DICE
  const plus = senatorOf(view, accused).popularity + omens(view)
  const results = sumsOf(dice).map((sum) => appealResult(sum + plus))
  const share = (result: 'freed' | 'killed') =>
    results.filter((each) => each.result === result).length / results.length
  const votes = results.flatMap((each) => (each.result === 'votes' ? [each.votes] : []))
  return {
    freed: share('freed'),
    killed: share('killed'),
    votes: votes.length === 0 ? 0 : votes.reduce((sum, each) => sum + each, 0) / votes.length
  }
}

/** All sums of so many dice, each as often as it falls. */
function sumsOf(dice: number): readonly number[] {
  return dice === 0 ? [0] : sumsOf(dice - 1).flatMap((sum) => FACES.map((face) => sum + face))
}
