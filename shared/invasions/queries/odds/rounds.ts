import { combatHits, roundModifiers, sumOfItems } from '../battle/advanced-tables.ts'
import type { BattleDie, DicePool } from '../battle/dice.ts'
import { battlePool } from '../battle/pools.ts'
import { type BattleSide, type BattleSituation, unitsCounted } from '../battle/situation.ts'
import { type BattleForecast, type HitDistribution, hitsAndChances, type PerSide } from './battle-forecast.ts'
import { duelOdds } from './dice-states.ts'
import { lastRolls, type RolledPair, rollsAfterRerolls, type TwoDiceState } from './two-dice.ts'

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
export function basicRound(
  forecast: BattleForecast,
  start: HitDistribution,
  round: DiceRound
): HitDistribution {
  const end: HitDistribution = new Map()
  const duels = new Map<string, readonly (readonly number[])[]>()
  for (const [a, d, chance] of hitsAndChances(start)) {
    if (forecast.isOver(a, d)) {
      forecast.add(end, a, d, chance)
      continue
    }
    const pools = round.pools ?? poolsOf(forecast.after(a, d))
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
      for (const [answer, share] of row.entries()) forecast.add(end, a + answer, d + hits, chance * share)
    }
  }
  return end
}

function poolsOf(situation: BattleSituation): BySide<DicePool> {
  return { attacker: battlePool(situation, 'attacker'), defender: battlePool(situation, 'defender') }
}

/** XXI.E: what is known of a round of 2D6 that is not over. */
export interface TwoDiceRound {
  readonly round: 1 | 2
  readonly state: TwoDiceState
  /** The modifiers with cards and leaders' options, if they are already counted. */
  readonly modifiers?: PerSide
}

/** Hit distributions by the re-rolls that each leader has left. */
type HitsByRerolls = { readonly left: PerSide; readonly toll: HitDistribution }[]

/** XXI.F: the remaining rounds. Re-rolls that are not used in the first round remain for the second. */
export function advancedRounds(
  forecast: BattleForecast,
  start: HitDistribution,
  current: TwoDiceRound
): HitDistribution {
  const end: HitDistribution = new Map()
  if (current.round === 2) {
    fightRound(forecast, start, current, lastRolls(current.state), () => end, end)
    return end
  }
  const between: HitsByRerolls = []
  fightRound(
    forecast,
    start,
    current,
    rollsAfterRerolls(current.state),
    (left) => hitsWithRerolls(between, left),
    end
  )
  for (const { left, toll } of [...between]) {
    fightRound(forecast, toll, { round: 2, state: { left } }, lastRolls({ left }), () => end, end)
  }
  return end
}

function hitsWithRerolls(tolls: HitsByRerolls, left: PerSide): HitDistribution {
  const known = tolls.find(
    (entry) => entry.left.attacker === left.attacker && entry.left.defender === left.defender
  )
  if (known) return known.toll
  const toll: HitDistribution = new Map()
  tolls.push({ left, toll })
  return toll
}

function fightRound(
  forecast: BattleForecast,
  start: HitDistribution,
  { round, modifiers }: TwoDiceRound,
  rolls: readonly RolledPair[],
  next: (left: PerSide) => HitDistribution,
  end: HitDistribution
): void {
  const tolls = rolls.map(({ left }) => next(left))
  for (const [a, d, chance] of hitsAndChances(start)) {
    if (forecast.isOver(a, d)) {
      forecast.add(end, a, d, chance)
      continue
    }
    const current = forecast.after(a, d)
    const { red } = forecast.soFar
    const hits = hitsByRoll(current, 'attacker', round, red, modifiers)
    const answers = hitsByRoll(current, 'defender', round, red, modifiers)
    for (const [index, roll] of rolls.entries()) {
      forecast.add(
        tolls[index] ?? end,
        a + (answers[roll.defender] ?? 0),
        d + (hits[roll.attacker] ?? 0),
        chance * roll.chance
      )
    }
  }
}

/** The hits of a side for each natural 2D6. */
function hitsByRoll(
  situation: BattleSituation,
  side: BattleSide,
  round: 1 | 2,
  open: boolean,
  known: PerSide | undefined
): readonly number[] {
  const modifier = known ? known[side] : sumOfItems(roundModifiers(situation, side, round))
  const units = unitsCounted(situation, side)
  return Array.from({ length: 13 }, (_, natural) => combatHits(natural + modifier, units, open))
}
