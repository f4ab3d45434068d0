import type { SenatorId } from '../content/ids.ts'
import { gamesIds } from '../content/ids.ts'
import { games } from '../content/tables.ts'
import type { ForumAbouts } from '../decisions/forum.ts'
import type { Gift, RevenueAbouts, Transfer } from '../decisions/revenue.ts'
import { figures } from '../figures.ts'
import { contributionInfluence, treasurers } from '../queries/income.ts'
import { benchOf } from '../queries/precedence.ts'
import { ratingsOf } from '../queries/ratings.ts'
import { senatorOf } from '../queries/republic.ts'
import { message, reference } from '../words/message.ts'
import { nextBalance } from './danger.ts'
import { influenceGain, type Judge, moneyWorth, pointsWorth, worth } from './judge.ts'
import { bestAttempt } from './persuasion.ts'
import { stateChange } from './proposals.ts'
import { bestOf, choose, fill, type Reply } from './reply.ts'
import { weights } from './weights.ts'

/** What the State should have left after a year's costs; below it those who can give something. */
const COMFORT = 30

/** 6.22: one's part of what Rome needs, and influence where it is cheap. */
export function answerContribute(judge: Judge, { due, purse }: RevenueAbouts['contribute']): Reply {
  const { view, side } = judge
  if (view.civilWar?.faction === side) return fill({ gifts: [], conditions: [] }, message('why.no-gift'))
  const need =
    due > 0 ? due : Math.max(0, COMFORT - nextBalance(view, judge.hopes) - figures.state.annual / 4)
  const gifts: Gift[] = []
  let left = Math.ceil((need * GENEROSITY) / Math.max(1, view.sides.length))
  for (const senator of richest(judge)) {
    const { talents } = senatorOf(view, senator)
    const amount = amountFor(judge, senator, talents, left)
    if (amount === 0) continue
    gifts.push({ from: { of: 'senator', senator }, talents: amount })
    left -= amount
  }
  if (left > 0 && due > 0 && purse > 0)
    gifts.push({ from: { of: 'faction', faction: side }, talents: Math.min(left, purse) })
  const sum = gifts.reduce((total, { talents }) => total + talents, 0)
  return fill(
    { gifts, conditions: [] },
    sum > 0 ? message(due > 0 ? 'why.save-state' : 'why.gift', { talents: sum }) : message('why.no-gift')
  )
}

/** More than one's fair part, because not everybody can give. */
const GENEROSITY = 1.6

function richest({ view, side }: Judge): readonly SenatorId[] {
  return treasurers(view, side).toSorted(
    (one, other) => senatorOf(view, other).talents - senatorOf(view, one).talents
  )
}

/** The round sum that pays in influence and safety; whatever is needed where the State would fall. */
function amountFor(judge: Judge, senator: SenatorId, talents: number, needed: number): number {
  const { small, medium, great } = figures.contribution
  const choices = [small, medium, great, Math.min(talents, Math.max(0, needed))].filter(
    (amount) => amount > 0 && amount <= talents
  )
  const rate = (amount: number) =>
    worth(judge, {
      survival: stateChange(judge, { treasury: amount }),
      points: new Map([
        [
          judge.side,
          influenceGain(judge.view, senator, contributionInfluence(amount)) - amount * weights.talent
        ]
      ])
    })
  const best = bestOf(choices, rate)
  return best !== undefined && (rate(best) > 0 || needed >= best) ? best : 0
}

/** 6.3: money goes where it works next: to whoever will persuade, and else into the safe of the faction. */
export function answerRedistribute(judge: Judge, { purse }: RevenueAbouts['redistribute']): Reply {
  const { view, side } = judge
  const holders = treasurers(view, side)
  const sum = holders.reduce((total, id) => total + senatorOf(view, id).talents, purse)
  const speaker = bestOf(benchOf(view, side), (id) => ratingsOf(id).oratory + senatorOf(view, id).influence)
  const plan = speaker ? bestAttempt(judge, { rich: speaker, talents: sum }) : null
  const wanted = plan ? Math.min(sum, plan.bribe + SPARE) : 0
  const transfers: Transfer[] = []
  const faction = { of: 'faction' as const, faction: side }
  for (const senator of holders) {
    const { talents } = senatorOf(view, senator)
    const stays =
      senator === plan?.by ? Math.min(talents, Math.max(wanted, POCKET)) : Math.min(talents, POCKET)
    if (talents > stays)
      transfers.push({ from: { of: 'senator', senator }, to: faction, talents: talents - stays })
  }
  const missing = plan ? wanted - senatorOf(view, plan.by).talents : 0
  if (plan && missing > 0 && Math.min(missing, purse) > 0)
    transfers.push({
      from: faction,
      to: { of: 'senator', senator: plan.by },
      talents: Math.min(missing, purse)
    })
  return fill(
    { transfers },
    plan
      ? message('why.fund-persuasion', { senator: reference('senator', plan.by), talents: wanted })
      : message('why.save-money')
  )
}

/** Left over for a second bribe, and in each pocket for votes. */
const SPARE = 3
const POCKET = 3

/** No. 3; 6.12: what a province yields against the trial that it may bring. */
export function answerProvincialIncome({ level }: Judge): Reply {
  return level.schemes
    ? choose('leave', message('why.leave-income'))
    : choose('take', message('why.take-income'))
}

/** No. 4: favour is worth more than grain. */
export function answerGrain(judge: Judge, { times }: RevenueAbouts['grain']): Reply {
  const isDear = moneyWorth(judge, GRAIN * (times - 1)) > pointsWorth(judge, times * weights.popularity)
  return choose(isDear ? 'dear' : 'plain', message(isDear ? 'why.dear-grain' : 'why.plain-grain'))
}

const GRAIN = 4

/** No. 5: as many legions as the money keeps. */
export function answerRebelUpkeep(judge: Judge): Reply {
  return { answer: judge.seat.sample(), reasons: [message('why.upkeep')], memo: null }
}

/** No. 10; 7.4: games against unrest, and for favour. */
export function answerGames(judge: Judge): Reply {
  const { view, side, hopes } = judge
  const offers = benchOf(view, side).flatMap((by) =>
    gamesIds.filter((id) => games[id].cost <= senatorOf(view, by).talents).map((id) => ({ by, games: id }))
  )
  const rate = ({ games: id }: (typeof offers)[number]) => {
    const { cost, popularity, unrest } = games[id]
    const points = popularity * weights.popularity * 1.5 - cost * weights.talent
    return worth(judge, {
      survival: stateChange(judge, { unrest }, hopes),
      points: new Map([[side, points]])
    })
  }
  const best = bestOf(offers, rate)
  if (!best || rate(best) <= 0) return choose({ do: 'none' }, message('why.no-games'))
  return choose(
    { do: 'hold', ...best },
    message('why.games', { senator: reference('senator', best.by), unrest: view.unrest })
  )
}

/** No. 11: an initiative is worth a bid if it may win a man over. */
export function answerBid(judge: Judge, { best }: ForumAbouts['bid']): Reply {
  const nobody = fill({ by: 'nobody', talents: 0 }, message('why.no-bid'))
  if (!judge.level.spends) return nobody
  const plan = bestAttempt(judge)
  const bid = best + 1
  const payer = richest(judge).find((id) => benchOf(judge.view, judge.side).includes(id))
  if (!plan || !payer || plan.gain < moneyWorth(judge, bid + 1)) return nobody
  if (senatorOf(judge.view, payer).talents < bid + plan.bribe) return nobody
  return fill({ by: payer, talents: bid }, message('why.bid', { target: reference('senator', plan.target) }))
}

/** 7.6 */
export function answerKnight({ view, side }: Judge): Reply {
  const by = bestOf(
    benchOf(view, side).filter((id) => senatorOf(view, id).talents >= KNIGHT),
    (id) => ratingsOf(id).oratory
  )
  return by
    ? fill({ by, talents: KNIGHT }, message('why.knight'))
    : fill({ by: 'nobody', talents: 0 }, message('why.no-bid'))
}

const KNIGHT = 3
