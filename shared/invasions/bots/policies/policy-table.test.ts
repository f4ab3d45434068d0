import { describe, expect, test } from 'vitest'
import { type BotReply, botSeat } from '../../../engine/bot.ts'
import { Match } from '../../../engine/match.ts'
import { createRandom } from '../../../engine/random.ts'
import type { Board } from '../../board.ts'
import type { CampaignOptions } from '../../campaign-options.ts'
import {
  type Abouts,
  type DecisionKind,
  decisionKinds,
  type OptionOf,
  type ValuesOf
} from '../../decisions/decision-kinds.ts'
import { invasions } from '../../game.ts'
import type { Invasions } from '../../game-types.ts'
import { presentEntries } from '../../present-entries.ts'
import { countIn } from '../../queries/administration/purchase-basket.ts'
import { leaderPiece } from '../../queries/pieces/pieces.ts'
import { unitWorth } from '../../queries/pieces/unit-worth.ts'
import { boardOf } from '../../view-board.ts'
import { invasionsBots } from '../index.ts'
import { readMemo } from '../memo.ts'
import { rareKinds } from '../testing/rare-kinds.ts'

/** Campaigns played at random. Within so many answers they ask nearly every kind of question. */
const campaigns: readonly { seed: string; combat: CampaignOptions['combat']; answers: number }[] = [
  { seed: 'kinds 48', combat: 'advanced', answers: 411 },
  { seed: 'kinds 19', combat: 'advanced', answers: 396 },
  { seed: 'kinds 3', combat: 'advanced', answers: 148 },
  { seed: 'kinds-4', combat: 'basic', answers: 1923 },
  { seed: 'kinds-36', combat: 'basic', answers: 567 },
  { seed: 'kinds 21', combat: 'basic', answers: 457 },
  { seed: 'kinds-7', combat: 'advanced', answers: 118 },
  { seed: 'kinds 10', combat: 'basic', answers: 494 },
  { seed: 'kinds 37', combat: 'advanced', answers: 559 }
]
interface Case<Kind extends DecisionKind> {
  readonly about: Abouts[Kind]
  readonly board: Board
  readonly option: OptionOf<Kind>
  readonly values: ValuesOf<Kind>
  /** The keys of a choice's options. */
  readonly keys: readonly OptionOf<Kind>[]
}
type Criterion<Kind extends DecisionKind> = (asked: Case<Kind>) => boolean

/** The chosen unit has the least or the most worth of all that could be chosen. */
const byWorth =
  (sign: 1 | -1) =>
  ({ board, option, keys }: Pick<Case<'lose-unit'>, 'board' | 'option' | 'keys'>): boolean => {
    const worth = (key: string) => (board.units[key] ? sign * unitWorth(board.units[key]) : 0)
    return keys.every((key) => worth(option) >= worth(key))
  }

/** Criteria of a sensible answer, for kinds where one line can say it. */
const sensible: { readonly [Kind in DecisionKind]?: Readonly<Record<string, Criterion<Kind>>> } = {
  march: {
    'names pieces unless the march is over': ({ values }) =>
      (values.move === 'done') === (values.pieces.length === 0)
  },
  'administration-type': {
    'takes a type that it can pay, if there is one': ({ about, option }) => {
      const price = (type: string) => about.types.find((one) => one.type === type)?.price ?? 0
      return price(option) <= about.treasury || about.types.every(({ type }) => price(type) > about.treasury)
    }
  },
  purchases: {
    'spends no more than it has': ({ about, values }) =>
      about.wares.reduce((sum, ware) => sum + countIn(values.buy ?? [], ware) * ware.price, 0) <=
      about.treasury
  },
  'suppress-revolt': {
    'begins with the most likely success': ({ about, option }) => {
      const chance = about.revolts.find(({ province }) => province === option)?.chance ?? 0
      return about.revolts.every((revolt) => revolt.chance <= chance)
    }
  },
  'pay-or-mutiny': {
    'pays only from plenty': ({ about, option }) => option !== 'pay' || about.treasury >= about.gold
  },
  besiege: {
    'never assaults with fewer units than it costs': ({ about, option }) =>
      option !== 'assault' || about.units.length > about.hits
  },
  'fate-of-city': {
    'sacks only what may be sacked': ({ about, option }) => option !== 'sack' || about.maySack
  },
  'naval-battle': {
    'refuses a stronger enemy if that costs nothing': ({ about, option }) =>
      option !== 'fight' ||
      about.refusal === 'costs-a-point' ||
      about.fleets.length >= about.enemyFleets.length
  },
  'defend-foedus': {
    'does not defend a hopeless federate': ({ about, option }) =>
      option !== 'yes' || about.defenders * 2 >= about.attackers
  },
  intercept: {
    'sends nobody, or a stack that can intercept': ({ about, values }) => {
      const able = new Set<string>(about.stacks.flatMap(({ units }) => units))
      const leaders = new Set<string>(
        about.stacks.flatMap(({ leader }) => (leader ? [leaderPiece(leader)] : []))
      )
      return values.pieces.every((id) => able.has(id) || leaders.has(id))
    }
  },
  flee: {
    'stays, or flees to a refuge': ({ about, values }) =>
      values.to === 'stay' || about.refuges.some(({ to }) => to === values.to)
  },
  'raid-target': {
    'raids where the chance is not the worst': ({ about, option }) => {
      const fails = (id: string) => about.targets.find(({ province }) => province === id)?.chances.fails ?? 1
      return (
        about.targets.length < 2 || about.targets.some(({ province }) => fails(option) <= fails(province))
      )
    }
  },
  'choose-campaigner': {
    'names a leader who may': ({ about, option }) =>
      option === 'done' || about.leaders.some(({ leader }) => leader === option)
  },
  'carry-friends': { 'answers yes or no': ({ option }) => option === 'yes' || option === 'no' },
  'conversion-bonus': { 'takes points': ({ about, option }) => (option === 'yes') === about.points > 0 },
  'card-reroll': {
    'chooses the roll with the best expected gain': ({ about, option }) => {
      const gain = about.rolls.find(({ of }) => of === option)?.expectedGain ?? Number.NEGATIVE_INFINITY
      return about.rolls.every(({ expectedGain }) => expectedGain <= gain)
    }
  },
  'cargo-lost': {
    'loses no unit that is worth more than one it keeps': ({ about, board, values }) => {
      const lost = values.units
      const worth = (id: string) => (board.units[id] ? unitWorth(board.units[id]) : 0)
      const saved = about.units.filter((id) => !lost.includes(id))
      return lost.length === about.count && lost.every((id) => saved.every((one) => worth(id) <= worth(one)))
    }
  },
  'end-heresy': { 'in Italia, where most is at stake': ({ option }) => option === 'italia' },
  'levy-unit': { 'heavy rather than plain foot': ({ option }) => option === 'heavy-infantry' },
  'strongest-neighbour': { 'the people of the same player': ({ option }) => option === 'gepids' },
  'break-vassalage': { 'throws off its suzerain': ({ option }) => option === 'yes' },
  'vanished-people': { 'the least of them': byWorth(-1) },
  'lose-unit': { 'the least of them': byWorth(-1) },
  'revolt-loss': { 'the least of them': byWorth(-1) },
  defector: { 'the best of them': byWorth(1) }
}

interface Judged {
  readonly legal: boolean
  readonly reply: BotReply
  /** Whether the answer meets each criterion. */
  readonly holds: readonly (readonly [string, boolean])[]
}

/** The first question of every kind that leaves a choice, with the legate's answer. */
function asked() {
  const found = new Map<DecisionKind, Judged>()
  for (const { seed, combat, answers } of campaigns) {
    const match = Match.begin(invasions, { scenario: '350', combat }, seed)
    const random = createRandom(`${seed} random`)
    while (match.awaited && match.answers < answers) {
      const { side, number } = match.awaited
      const kind = match.decisionFor(side)?.kind
      const judged = kind && !found.has(kind) ? judgedBy(match, side) : null
      if (kind && judged) found.set(kind, judged)
      match.answer(side, number, match.sample(random, side))
    }
  }
  for (const [kind, stage] of presentEntries(rareKinds)) {
    const match = stage()
    const judged = match.awaited && judgedBy(match, match.awaited.side)
    if (judged) found.set(kind, judged)
  }
  return found
}

function judgedBy(match: Match<Invasions>, side: string): Judged | null {
  const seat = botSeat(match, side, null, 'kinds')
  const { kind, about, body } = seat.decision
  if (body.type === 'choice' && body.options.length < 2) return null
  const reply = invasionsBots.legate(seat)
  const legal = seat.check(reply.answer) === null
  const keys = body.type === 'choice' ? body.options.map(({ key }) => key) : []
  // The table pairs each kind with its criteria. TypeScript loses the pair in a lookup by kind.
  const criteria = (sensible[kind] ?? {}) as Readonly<Record<string, (given: object) => boolean>>
  const given = { about, board: boardOf(seat.view), keys, ...reply.answer }
  const holds = Object.entries(criteria).map(([name, holds]): [string, boolean] => [name, holds(given)])
  return { legal, reply, holds }
}

describe('a legate before every kind of question', { timeout: 300_000 }, () => {
  const cases = asked()

  test.each(decisionKinds)('%s: answers legally, by its own policy, with a reason, and sensibly', (kind) => {
    const found = [...cases].find(([one]) => one === kind)?.[1]
    expect(found, 'it is asked in one of the campaigns, or staged').toBeDefined()
    expect(found).toMatchObject({ legal: true })
    expect(readMemo(found?.reply.memo)?.fallback).toBeUndefined()
    expect(found?.reply.reasons.length).toBeGreaterThan(0)
    for (const [criterion, holds] of found?.holds ?? []) expect(holds, criterion).toBe(true)
  })
})
