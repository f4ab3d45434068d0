import type { Answer } from '../engine/decision.ts'
import { leastValues, usualAnswer } from '../engine/form-fields.ts'
import { type Answers, answerTo } from './answers/answer-schemas.ts'
import type { Question } from './ask.ts'
import { sideOf } from './catalogue.ts'
import { sideIds } from './content/ids.ts'
import type { InquiryOf } from './decisions/decision-kinds.ts'
import type { RaidTarget } from './decisions/raids.ts'
import type { LeaderOption } from './queries/battle/battle-in-progress.ts'
import { forecastStand } from './queries/forecast/fight-forecast.ts'
import { forecastMeeting } from './queries/forecast/interception-forecast.ts'
import { oddsOfLeaderOption } from './queries/odds/leader-option.ts'
import { oddsOfReroll, oddsOfRollAgain } from './queries/odds/odds-in-progress.ts'
import { isAsked, isRoutine, type RoutineKind } from './routine-questions.ts'
import type { StandingOrders } from './standing-orders.ts'
import type { InvasionsState } from './state.ts'
import { isRefused } from './yearly-offers.ts'

/** The answer that a player's standing orders give to his question; null if he must be asked. */
export function answerByOrders(state: InvasionsState, question: Question<unknown>): Answer | null {
  const { side, kind } = question.header
  const who = sideIds.find((id) => id === side)
  const orders = who && state.hands[who].orders
  if (!orders || !isRoutine(kind) || isAsked(orders, kind)) return null
  const judge = exceptions[kind] as
    | ((state: InvasionsState, inquiry: unknown, orders: StandingOrders) => Answer | null)
    | undefined
  return judge ? judge(state, question.inquiry, orders) : usualAnswer(question.inquiry.body)
}

/** Gives the usual answer, or null where the question matters and the player is asked after all. */
type Judge<Kind extends RoutineKind> = (
  state: InvasionsState,
  inquiry: InquiryOf<Kind>,
  orders: StandingOrders
) => Answers[Kind] | null

/** The kinds whose usual answer is not simply the preset of the rules. */
const exceptions: { readonly [Kind in RoutineKind]?: Judge<Kind> } = {
  /** XIX.A: nobody goes out to fight where even all together would not win with the chance that the player wants. */
  intercept: (state, { about: { stacks, ...intruders } }, { interceptFrom }) => {
    const units = stacks.flatMap((stack) => stack.units)
    const leader = stacks.find((stack) => stack.leader !== null)?.leader ?? null
    const fight = forecastMeeting(state, intruders, units, leader)
    const wanted = interceptFrom === undefined ? HARDLY : interceptFrom / 100
    return fight && fight.odds.defenderWins < wanted
      ? answerTo('intercept', { values: { pieces: [] } })
      : null
  },
  /** XIX.B: nobody flees from a battle that he will probably win, nor where he would hardly get away. */
  flee: (state, { about }, { fleeFrom = 0 }) => {
    const fight = forecastStand(state, about)
    const escapes = Math.max(0, ...about.refuges.map(({ chance }) => chance))
    return (fight && fight.odds.defenderWins > PROBABLY) || escapes < fleeFrom / 100
      ? answerTo('flee', { values: { to: 'stay', pieces: [] } })
      : null
  },
  /** XX.E: the leader does what promises most. */
  'leader-option': (state, { about: { side }, body: { options } }) => {
    const fight = state.fights?.at(-1)
    if (fight?.kind !== 'battle') return null
    const odds = (option: LeaderOption) => oddsOfLeaderOption(state, fight, side, option)
    const [best] = options.map(({ key }) => key).toSorted((one, other) => odds(other) - odds(one))
    return best ? answerTo('leader-option', { option: best }) : null
  },
  /** XX.E, XXI.D: asked only where another throw visibly changes who wins. */
  'battle-reroll': (state, { about, body }) => {
    const fight = state.fights?.at(-1)
    if (fight?.kind !== 'battle' || !body.preset) return null
    const odds =
      about.system === 'basic'
        ? about.dice.map((die) => oddsOfReroll(state, fight, about.side, { of: die.of, die }))
        : about.rolls.map(({ of }) => oddsOfRollAgain(state, fight, about.side, of))
    return odds.some(({ kept, again }) => again - kept >= VISIBLY)
      ? null
      : answerTo('battle-reroll', { option: body.preset.answer })
  },
  /** XXIV.C: starves the city, unless storming it makes its fall much likelier and leaves somebody to enter it. */
  besiege: (_, { about: { siege, assault, units, hits } }) =>
    siege.chance > 0 && (assault.chance - siege.chance < MUCH || units.length <= hits)
      ? answerTo('besiege', { option: 'siege' })
      : null,
  /** XI.C: nobody raids instead of acting where every raid would probably fail. */
  'raid-instead': (_, { about: { targets } }) =>
    targets.every(({ chances }) => chances.fails > RISKY)
      ? answerTo('raid-instead', { option: 'no-raid' })
      : null,
  /** XI.D: the easiest; among equals the land of the leading rival. */
  'raid-target': (state, { about: { nation, targets } }) => {
    const points = ({ province }: RaidTarget): number => {
      const victim = state.control[province]
      if (!victim) return 0
      return sideOf(victim) === sideOf(nation) ? Number.NEGATIVE_INFINITY : state.score.sides[sideOf(victim)]
    }
    const [best] = targets.toSorted(
      (one, other) => other.modifier - one.modifier || points(other) - points(one)
    )
    return best ? answerTo('raid-target', { option: best.province }) : null
  },
  /** XXII.A: leaders set out at once, by their campaigns: the player who keeps one at home ends his march. */
  'choose-campaigner': (_, { about: { leaders } }, orders) => {
    const [first, ...others] = leaders.toSorted((one, other) => other.campaigns - one.campaigns)
    return first && (others.length === 0 || isOfToday(orders))
      ? answerTo('choose-campaigner', { option: first.leader })
      : null
  },
  /** XV.B: too little gold to choose from is saved. */
  purchases: (_, { about: { treasury }, body }) =>
    treasury < WORTH_SPENDING ? answerTo('purchases', { values: leastValues(body.fields) }) : null,
  /** XXII.A: he goes on as long as his last campaign has moved something or left a siege. */
  'campaign-again': ({ movement, keptSieges }, { about: { leader } }) => {
    const hasActed =
      Object.keys(movement?.marches ?? {}).length > 0 || keptSieges.some((siege) => siege.leader === leader)
    return answerTo('campaign-again', { option: hasActed ? 'yes' : 'no' })
  },
  /** XVIII.E, XVIII.F: a step and no blood is the price of an overrun. A passage is worth forcing only to go farther. */
  'break-through': (_, { about, body }) => {
    const option = body.options.some(({ key }) => key === 'overrun') ? 'overrun' : 'stay'
    return option === 'overrun' || !about.goesOn ? answerTo('break-through', { option }) : null
  },
  /** XI.C: nobody moves before a raid. */
  march: (_, { about: { quiet } }) =>
    quiet ? answerTo('march', { values: { move: 'done', pieces: [] } }) : null,
  convert: (state, { about: { nation, points } }) =>
    isRefused(state, 'convert', nation, points) ? answerTo('convert', { option: 'no' }) : null,
  'conversion-bonus': (state, { about: { nation, points } }) =>
    isRefused(state, 'conversion-bonus', nation, points)
      ? answerTo('conversion-bonus', { option: 'no' })
      : null,
  /** VII.B: asked again with more land. */
  'found-kingdom': (state, { about: { nation, holdings } }, orders) =>
    isRefused(state, 'found-kingdom', nation, isOfToday(orders) ? holdings - 1 : holdings)
      ? answerTo('found-kingdom', { option: 'no' })
      : null,
  'next-battle': (_, { body }) => firstOf(body.options),
  'next-siege': (_, { body }) => firstOf(body.options)
}

const firstOf = <Key>(options: readonly { readonly key: Key }[]): { readonly option: Key } | null => {
  const [first] = options
  return first ? { option: first.key } : null
}

/** Orders of earlier versions name no later routine, and their campaigns replay as they were played. */
const isOfToday = ({ usual }: StandingOrders): boolean => usual !== undefined

/** Less gold than this buys hardly a unit. */
const WORTH_SPENDING = 8
/** How much of the chance of victory a re-roll must change for the player to be asked. */
const VISIBLY = 0.05
/** The chance to fail of a raid that is not worth a nation's activation. */
const RISKY = 0.4
/** How much likelier a storm must make the fall of a city for the player to be asked. */
const MUCH = 0.2
/** The chance of a battle that is not worth going out for, unless the player wants another. */
const HARDLY = 1 / 3
/** The chance of a battle that nobody flees from. */
const PROBABLY = 0.5
