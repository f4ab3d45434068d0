import type { IntrigueCardId, SenatorId } from '../content/ids.ts'
import type { ForumAbouts } from '../decisions/forum.ts'
import { cardKind } from '../queries/cards.ts'
import { persuadable, persuasionBase, persuasionChance } from '../queries/persuasion.ts'
import { benchOf } from '../queries/precedence.ts'
import { senatorOf } from '../queries/republic.ts'
import { message, reference } from '../words/message.ts'
import { addPoints, type Judge, moneyWorth, senatorWorth, worth } from './judge.ts'
import { bestOf, choose, fill, type Reply } from './reply.ts'

/** Somebody whom one's own man might win over, with the bribe that is worth it. */
interface Attempt {
  readonly by: SenatorId
  readonly target: SenatorId
  readonly bribe: number
  readonly chance: number
  readonly gain: number
}

/** What others will probably put against it. */
const EXPECTED_RESISTANCE = 2
/** An attempt must be worth so much. */
const LEAST = 0.001

/** A pocket that is richer in thought than on the table. */
interface Fund {
  readonly rich: SenatorId
  readonly talents: number
}

/** 7.5: the best attempt of one's faction, if any is worth its money. */
export function bestAttempt(judge: Judge, fund?: Fund): Attempt | null {
  const { view, side } = judge
  const attempts = benchOf(view, side).flatMap((by) =>
    persuadable(view, side).map((target) => {
      const talents = fund?.rich === by ? fund.talents : senatorOf(view, by).talents
      return plan(judge, by, target, talents, EXPECTED_RESISTANCE)
    })
  )
  const best = bestOf(attempts, ({ gain }) => gain)
  return best && best.gain > LEAST ? best : null
}

/** The bribe that serves best: money that wins comes along with its man (7.512). */
function plan(judge: Judge, by: SenatorId, target: SenatorId, talents: number, resistance: number): Attempt {
  const base = persuasionBase(judge.view, by, target) - resistance
  const prize = prizeOf(judge, target)
  let best: Attempt = { by, target, bribe: 0, chance: 0, gain: 0 }
  for (let bribe = 0; bribe <= Math.min(talents, MOST); bribe++) {
    const chance = persuasionChance(judge.view, base + bribe)
    const gain = chance * prize - (1 - chance) * moneyWorth(judge, bribe)
    if (gain > best.gain) best = { by, target, bribe, chance, gain }
  }
  return best
}

/** A bribe beyond this never helps: ten on the dice always fails. */
const MOST = 40

/** What it is worth to have a man, and that a rival has him no more. */
function prizeOf(judge: Judge, target: SenatorId): number {
  const { view, side } = judge
  const value = senatorWorth(view, target) + VOICE
  const points = new Map([[side, value]])
  addPoints(points, senatorOf(view, target).faction, -value)
  return worth(judge, { points })
}

/** A man more: a vote, a command, an office. */
const VOICE = 2

/** No. 8 */
export function answerPersuade(judge: Judge, { cards }: ForumAbouts['persuade']): Reply {
  const peddling = cards.find((id) => isKind(id, 'influence-peddling'))
  if (peddling && judge.level.schemes) return peddle(judge, peddling)
  const best = bestAttempt(judge)
  if (!best) return choose({ do: 'none' }, message('why.no-persuasion'))
  const card = best.chance < 0.5 ? (cards.find((id) => !isKind(id, 'influence-peddling')) ?? null) : null
  return choose(
    { do: 'attempt', by: best.by, target: best.target, with: card },
    message('why.persuade', {
      target: reference('senator', best.target),
      percent: Math.round(100 * best.chance)
    })
  )
}

const isKind = (id: IntrigueCardId, kind: string): boolean => {
  const card = cardKind(id)
  return card.kind === 'intrigue' && card.of === kind
}

function peddle({ view, side }: Judge, card: IntrigueCardId): Reply {
  const from = bestOf(
    view.sides.filter((other) => other !== side && (view.handSizes[other] ?? 0) > 0),
    (other) => view.handSizes[other] ?? 0
  )
  if (!from) return choose({ do: 'none' }, message('why.no-persuasion'))
  return choose({ do: 'peddle', card, from }, message('why.peddle', { side: reference('side', from) }))
}

/** No. 8: the opening bribe, and a raise as long as it pays. */
export function answerBribe(
  judge: Judge,
  { by, target, base, isFirst, talents }: ForumAbouts['bribe']
): Reply {
  const prize = prizeOf(judge, target)
  const isContested = isFirst && judge.view.persuasion?.isUnopposed !== true
  const resistance = isContested ? EXPECTED_RESISTANCE : 0
  const rate = (bribe: number) => {
    const chance = persuasionChance(judge.view, base - resistance + bribe)
    return chance * prize - (1 - chance) * moneyWorth(judge, bribe)
  }
  const amounts = Array.from({ length: Math.min(talents, MOST) + 1 }, (_, bribe) => bribe)
  const bribe = bestOf(amounts, rate) ?? 0
  // A raise goes around once more: it must change something.
  const isUseless = !isFirst && rate(bribe) <= rate(0) * 1.05
  const given = isUseless ? 0 : bribe
  return fill(
    { talents: given },
    message(given > 0 ? 'why.bribe' : 'why.roll', {
      senator: reference('senator', by),
      percent: Math.round(100 * persuasionChance(judge.view, base + given))
    })
  )
}

/** No. 9: money against a rival's gain, talent by talent. */
export function answerCounterBribe(
  judge: Judge,
  { by, target, base, purse }: ForumAbouts['counter-bribe']
): Reply {
  const none = fill({ talents: 0, inFavour: false }, message('why.no-counter-bribe'))
  const { view, side, level } = judge
  const faction = senatorOf(view, by).faction
  if (!level.spends || !faction || purse === 0) return none
  const value = senatorWorth(view, target) + VOICE
  const points = new Map([[faction, value]])
  addPoints(points, senatorOf(view, target).faction, -value)
  const harm = -worth(judge, { points })
  if (harm <= 0) return none
  const isOurs = senatorOf(view, target).faction === side
  const rate = (talents: number) => {
    const saved = (persuasionChance(view, base) - persuasionChance(view, base - talents)) * harm
    return saved - moneyWorth(judge, talents) * (isOurs ? 0.3 : 1)
  }
  const best = bestOf(
    Array.from({ length: Math.min(purse, MOST_AGAINST) + 1 }, (_, talents) => talents),
    rate
  )
  if (!best || rate(best) <= 0) return none
  return fill(
    { talents: best, inFavour: false },
    message('why.counter-bribe', { target: reference('senator', target) })
  )
}

const MOST_AGAINST = 12
