import { oddsOfLeaderOption } from '../../queries/odds/leader-option.ts'
import { bestBy, choosing } from '../judgements.ts'
import type { Policy } from '../policy.ts'

/** XX.E: the option with the best odds to win. */
export const leaderOptionPolicy: Policy<'leader-option'> = (
  { appraisal: { board } },
  { about, ...inquiry }
) => {
  const fight = board.fights?.at(-1)
  if (fight?.kind !== 'battle') return choosing('keep')
  return bestBy(inquiry, ({ key }) => oddsOfLeaderOption(board, fight, about.side, key))
}

/** XX.I: retreats when its losses are many times the enemy's. */
export const voluntaryRetreatPolicy: Policy<'voluntary-retreat'> = ({ appraisal }, { about }) => {
  const { lost, side } = about
  const enemy = side === 'attacker' ? lost.defender : lost.attacker
  return choosing(lost[side] >= appraisal.level.givesUpAt * enemy + 2 ? 'yes' : 'no')
}

/** X.B: the roll with the best expected gain from a re-roll. */
export const cardRerollPolicy: Policy<'card-reroll'> = (_input, { about, ...inquiry }) =>
  bestBy(inquiry, ({ key }) => about.rolls.find(({ of }) => of === key)?.expectedGain ?? 0)
