import { combatHits, roundModifiers, sumOfItems } from '../battle/advanced-tables.ts'
import type { BattleDie, DicePool } from '../battle/dice.ts'
import { battlePool } from '../battle/pools.ts'
import { type BattleSide, type BattleSituation, unitsCounted } from '../battle/situation.ts'
import {
  type BattleForecast,
  type ConditionOdds,
  conditionsAndChances,
  type PerSide
} from './battle-forecast.ts'
import { duelOdds } from './dice-states.ts'
import { lastRolls, type RollsByRerolls, rollsAfterRerolls, type TwoDiceState } from './two-dice.ts'

type BySide<Fact> = Readonly<Record<BattleSide, Fact>>

/** XX.E, XX.H: what is known of a round of battle dice that is not over. */
export interface DiceRound {
  /** The re-rolls of each leader in this round; 0 for one who keeps the dice. */
  readonly rerolls: PerSide
  /** The pools with cards and leaders' options, if they are already counted. */
  readonly pools?: BySide<DicePool>
  /** The dice, if they are already rolled. */
  readonly dice?: BySide<readonly BattleDie[]>
}

/** XX.H: the one round of battle dice. */
export function basicRound(forecast: BattleForecast, start: ConditionOdds, round: DiceRound): ConditionOdds {
  const end: ConditionOdds = new Map()
  const duels = new Map<string, readonly (readonly number[])[]>()
  for (const [a, d, chance] of conditionsAndChances(start)) {
    if (forecast.isOver(a, d)) {
      forecast.add(end, a, d, chance)
      continue
    }
    const pools = round.pools ?? poolsOf(forecast, forecast.situation(a, d))
    const name = [pools.attacker, pools.defender].map(({ white, black }) => `${white}.${black}`).join('-')
    const joint =
      duels.get(name) ??
      duelOdds({
        ...pools,
        attackerRerolls: round.rerolls.attacker,
        defenderRerolls: round.rerolls.defender,
        redCounts: forecast.soFar.red,
        ...(round.dice ? { lying: round.dice } : {})
      })
    duels.set(name, joint)
    for (const [hits, row] of joint.entries()) {
      const defender = forecast.after('defender', d, hits)
      for (const [answer, share] of row.entries()) {
        forecast.add(end, forecast.after('attacker', a, answer), defender, chance * share)
      }
    }
  }
  return end
}

function poolsOf({ cards }: BattleForecast, situation: BattleSituation): BySide<DicePool> {
  const pool = (side: BattleSide) => battlePool(situation, side, cards.dice[side])
  return { attacker: pool('attacker'), defender: pool('defender') }
}

/** XXI.E: what is known of a round of 2D6 that is not over. */
export interface TwoDiceRound {
  readonly round: 1 | 2
  readonly state: TwoDiceState
  /** The modifiers with cards and leaders' options, if they are already counted. */
  readonly modifiers?: PerSide
}

/** XXI.F: the remaining rounds. Re-rolls that are not used in the first round remain for the second. */
export function advancedRounds(
  forecast: BattleForecast,
  start: ConditionOdds,
  current: TwoDiceRound
): ConditionOdds {
  const end: ConditionOdds = new Map()
  if (current.round === 2) {
    fightRound(forecast, start, current, [{ rolls: lastRolls(current.state), into: end }], end)
    return end
  }
  const between = rollsAfterRerolls(current.state).map((rolls) => ({
    rolls,
    into: new Map<number, number>()
  }))
  fightRound(forecast, start, current, between, end)
  for (const { rolls, into } of between) {
    const { left } = rolls
    const last = [{ rolls: lastRolls({ left }), into: end }]
    fightRound(forecast, into, { round: 2, state: { left } }, last, end)
  }
  return end
}

/** Rolls of a round, and the odds to which their results are added. */
interface RollsToCount {
  readonly rolls: RollsByRerolls
  readonly into: ConditionOdds
}

function fightRound(
  forecast: BattleForecast,
  start: ConditionOdds,
  { round, modifiers }: TwoDiceRound,
  results: readonly RollsToCount[],
  end: ConditionOdds
): void {
  for (const [a, d, chance] of conditionsAndChances(start)) {
    if (forecast.isOver(a, d)) {
      forecast.add(end, a, d, chance)
      continue
    }
    const current = forecast.situation(a, d)
    const hits = hitsByRoll(forecast, current, 'attacker', round, modifiers)
    const answers = hitsByRoll(forecast, current, 'defender', round, modifiers)
    for (const { rolls, into } of results) {
      for (const [answer, row] of hitOddsOfRolls(rolls, answers, hits).entries()) {
        const attacker = forecast.after('attacker', a, answer)
        for (const [hit, share] of row.entries()) {
          forecast.add(into, attacker, forecast.after('defender', d, hit), chance * share)
        }
      }
    }
  }
}

/** The chance of each pair of hits, `result[on the attacker][on the defender]`: many rolls score the same. */
function hitOddsOfRolls(
  { pairs }: RollsByRerolls,
  answers: readonly number[],
  hits: readonly number[]
): readonly (readonly number[])[] {
  const joint = Array.from({ length: (answers.at(-1) ?? 0) + 1 }, () =>
    new Array<number>((hits.at(-1) ?? 0) + 1).fill(0)
  )
  for (const { attacker, defender, chance } of pairs) {
    const row = joint[answers[defender] ?? 0]
    const hit = hits[attacker] ?? 0
    if (row) row[hit] = (row[hit] ?? 0) + chance
  }
  return joint
}

/** The hits of a side for each natural 2D6. */
function hitsByRoll(
  { soFar, cards }: BattleForecast,
  situation: BattleSituation,
  side: BattleSide,
  round: 1 | 2,
  known: PerSide | undefined
): readonly number[] {
  const modifier =
    known?.[side] ?? sumOfItems(roundModifiers(situation, side, round, cards.modifiers[side][round]))
  const units = unitsCounted(situation, side)
  return Array.from({ length: 13 }, (_, natural) => combatHits(natural + modifier, units, soFar.red))
}
