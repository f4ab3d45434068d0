import type { Bot, BotReply, BotSeat, Future } from '../../engine/bot.ts'
import { mean } from '../../engine/mean.ts'
import type { Invasions } from '../types.ts'
import type { InvasionsView } from '../view.ts'
import { message } from '../words/message.ts'
import { answering, sideOfSeat } from './answering.ts'
import { standingOf } from './appraisal/standing.ts'
import { type Level, levels } from './levels.ts'
import { type Memo, readMemo } from './memo.ts'
import type { Policies } from './policy.ts'

/** Ways to lead a nation through its activation: how much losses count, and what is far. */
const plans = {
  steady: {},
  bold: { dread: 0.3 },
  wary: { dread: 2.5 },
  onward: { reach: 2.2 }
} as const satisfies Readonly<Record<string, Partial<Level>>>

type PlanName = keyof typeof plans
type Bots = Readonly<Record<PlanName, Bot<Invasions>>>

const planNames: readonly PlanName[] = ['steady', 'bold', 'wary', 'onward']
/** Every plan is tried in the same futures, so that luck does not choose; the best and the steady one in more. */
const FIRST_FUTURES = 2
const MORE_FUTURES = 3
/** A plan must seem so much better than the steady one, and by more than what luck alone would make of it. */
const MARGIN = 0.3
/** Whatever is so far behind the best in the first future is given up. */
const FAR_BEHIND = 4
/** Far more answers than an activation has. */
const MOST_ANSWERS = 120
/** No further future is looked at once so many answers have been imagined: the great realms have most to order. */
const ENOUGH_ANSWERS = 600

/**
 * A legate who tries his plans for a nation's activation in futures of his own making, everybody in them answering as
 * a legate, and keeps to the one that has ended best on the average.
 */
export function searching(policies: Policies): Bot<Invasions> {
  const led = (name: PlanName) => answering(policies, { ...levels.legate, ...plans[name] })
  const bots: Bots = {
    steady: led('steady'),
    bold: led('bold'),
    wary: led('wary'),
    onward: led('onward')
  }
  return (seat) => {
    const noted = readMemo(seat.memo)?.plan
    if (!isMarch(seat)) return withPlan(bots.steady(seat), noted)
    const plan = planFor(seat, noted, bots)
    if (!plan) return bots.steady(seat)
    const name = planNames.find((one) => one === plan.name) ?? 'steady'
    const reply = bots[name](seat)
    const told = name === 'steady' ? reply.reasons : [...reply.reasons, message(`bot-plan.${name}`)]
    return withPlan({ ...reply, reasons: told }, plan)
  }
}

const isMarch = ({ decision: { kind } }: BotSeat<Invasions>): boolean =>
  kind === 'march' || kind === 'campaign-march'

type Plan = NonNullable<Memo['plan']>

function withPlan<Reply extends { readonly memo: unknown }>(reply: Reply, plan: Plan | undefined): Reply {
  return plan ? { ...reply, memo: { ...readMemo(reply.memo), plan } } : reply
}

/** The plan noted for this activation, or the best of all as it begins. */
function planFor(seat: BotSeat<Invasions>, noted: Plan | undefined, bots: Bots): Plan | undefined {
  const activation = activationOf(seat.view)
  if (noted?.activation === activation) return noted
  const { imagine } = seat
  if (!imagine || seat.view.movement?.quiet || rests(bots.steady(seat))) return undefined
  const steady = new Trial('steady', bots, seat, imagine)
  const others = planNames.flatMap((name) =>
    name === 'steady' ? [] : [new Trial(name, bots, seat, imagine)]
  )
  return { activation, name: bestPlan(steady, others) }
}

/** The plan that has ended best; the steady one where none is clearly better. */
function bestPlan(steady: Trial, others: readonly Trial[]): PlanName {
  for (const trial of [steady, ...others]) trial.seeNext()
  const [ahead] = [steady, ...others].toSorted(byMean)
  const left = others.filter(
    (trial) => !trial.wentAs(steady) && ahead && trial.mean > ahead.mean - FAR_BEHIND
  )
  if (left.length === 0) return 'steady'
  const trials = [steady, ...left]
  for (let future = 1; future < FIRST_FUTURES; future++) for (const trial of trials) trial.seeNext()
  const [rival] = left.toSorted(byMean)
  if (!rival) return 'steady'
  for (let future = 0; future < MORE_FUTURES && spent([steady, ...others]) < ENOUGH_ANSWERS; future++) {
    for (const trial of [steady, rival]) trial.seeNext()
  }
  return isClearlyBetter(rival, steady) ? rival.name : 'steady'
}

/** Few futures prove little: what they differ by must be more than the standard error of the differences. */
function isClearlyBetter(one: Trial, other: Trial): boolean {
  const gains = one.gainsOver(other)
  const gain = mean(gains)
  const spread = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1)
  return gain > Math.max(MARGIN, Math.sqrt(spread / gains.length))
}

const spent = (trials: readonly Trial[]): number => trials.reduce((sum, { answers }) => sum + answers, 0)

/** Where a legate sees nothing to do there is nothing to plan. */
const rests = ({ answer }: BotReply): boolean => 'values' in answer && answer.values.move === 'done'

const byMean = (one: Trial, other: Trial): number => other.mean - one.mean

const activationOf = ({ turn, active }: InvasionsView): string => `${turn} ${active.join()}`

/** A plan and how it has gone in the futures seen so far. */
class Trial {
  readonly name: PlanName
  readonly #bots: Bots
  readonly #seat: BotSeat<Invasions>
  readonly #imagine: (chance: string) => Future<Invasions>
  readonly #outcomes: number[] = []
  /** What its own side has answered in the first future. */
  readonly #given: string[] = []
  #answers = 0

  constructor(
    name: PlanName,
    bots: Bots,
    seat: BotSeat<Invasions>,
    imagine: (chance: string) => Future<Invasions>
  ) {
    this.name = name
    this.#bots = bots
    this.#seat = seat
    this.#imagine = imagine
  }

  get mean(): number {
    return mean(this.#outcomes)
  }

  /** How much better it went than another in each of the futures that both have seen. */
  gainsOver(other: Trial): number[] {
    const both = Math.min(this.#outcomes.length, other.#outcomes.length)
    return this.#outcomes.slice(0, both).map((outcome, future) => outcome - (other.#outcomes[future] ?? 0))
  }

  /** How many answers have been imagined. */
  get answers(): number {
    return this.#answers
  }

  /** Whether it has led to the same answers as another in the first future. */
  wentAs(other: Trial): boolean {
    return (
      this.#given.length === other.#given.length &&
      this.#given.every((answer, index) => answer === other.#given[index])
    )
  }

  /** Plays on in one more future, to the end of the activation. */
  seeNext(): void {
    const { side, view } = this.#seat
    const isFirst = this.#outcomes.length === 0
    const now = activationOf(view)
    const future = this.#imagine(`${this.#outcomes.length}`)
    let left = MOST_ANSWERS
    future.play(
      (imagined) => {
        this.#answers += 1
        const own = imagined.side === side
        const reply = this.#bots[own ? this.name : 'steady'](imagined)
        if (own && isFirst) this.#given.push(JSON.stringify(reply.answer))
        return reply
      },
      (later) => left-- > 0 && activationOf(later.view) === now
    )
    this.#outcomes.push(standingOf(future.view(side), sideOfSeat(this.#seat)))
  }
}
