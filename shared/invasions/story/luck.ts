import { sideOf } from '../catalogue.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { type BattleDie, type DieColour, hitChances, hitsOfAll } from '../queries/battle/dice.ts'
import { flightOdds, interceptionOdds, landingOdds } from '../queries/odds/d10.ts'
import { raidChances } from '../queries/raids.ts'
import { siegeOdds } from '../queries/siege.ts'
import { isOpen, provinceCard } from '../queries/terrain.ts'
import type { Modifier, Roll } from '../rolls.ts'
import type { RollReason } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { annalsOf, type ToldLog, type TurnAnnals } from './annals.ts'

/** What luck is measured in: swords on battle dice, points on two dice, trials that succeed or fail. */
export const luckMeasures = ['swords', 'two-dice', 'trials'] as const
export type LuckMeasure = (typeof luckMeasures)[number]

/** One throw, with what was to be expected of it. */
export interface Throw {
  readonly measure: LuckMeasure
  readonly turn: number
  /** The answer that it came from. */
  readonly number: number
  readonly nation: NationId
  readonly reason: RollReason
  readonly place: string | undefined
  readonly expected: number
  readonly rolled: number
  /** How often chance does at least as well, or as badly. */
  readonly chance: number
}

export interface SideLuck {
  readonly side: SideId
  readonly measures: readonly {
    readonly measure: LuckMeasure
    readonly throws: number
    readonly expected: number
    readonly rolled: number
  }[]
}

export interface LuckAudit {
  readonly sides: readonly SideLuck[]
  /** The throws that chance gives most seldom, the rarest first. */
  readonly swings: readonly Throw[]
}

const MOST_SWINGS = 8

/** What the dice gave each side against what was to be expected, and their greatest surprises. */
export function luckOf(log: ToldLog): LuckAudit {
  const throws = annalsOf(log).flatMap(throwsIn)
  return {
    sides: sideIds.map((side) => ({
      side,
      measures: measured(throws.filter(({ nation }) => sideOf(nation) === side))
    })),
    swings: throws
      .filter(({ expected, rolled }) => expected !== rolled)
      .toSorted((left, right) => left.chance - right.chance)
      .slice(0, MOST_SWINGS)
  }
}

function measured(throws: readonly Throw[]): SideLuck['measures'] {
  return luckMeasures.flatMap((measure) => {
    const own = throws.filter((one) => one.measure === measure)
    const sum = (of: (one: Throw) => number) => own.reduce((total, one) => total + of(one), 0)
    if (own.length === 0) return []
    return [
      {
        measure,
        throws: own.length,
        expected: sum(({ expected }) => expected),
        rolled: sum(({ rolled }) => rolled)
      }
    ]
  })
}

/** XX.B, XXI.F, XXIV.C and others: the throws of a turn whose odds are known from what was told. */
function throwsIn({ turn, entries }: TurnAnnals): Throw[] {
  const throws: Throw[] = []
  // Dice that lie on the field until it is told how they count.
  const lying = new Map<string, Roll[]>()
  for (const { number, events } of entries) {
    for (const event of events) {
      if (event.type === 'roll' && SWORD_REASONS.has(event.reason)) {
        const key = fieldOf(event)
        lying.set(key, [...(lying.get(key) ?? []), event])
      } else if (event.type === 'roll') throws.push(...throwOf(event, turn, number))
      else if (event.type === 'battle-dice') {
        const key = `${event.nation}/${event.province}`
        throws.push(...swordsThrown(lying.get(key) ?? [], event, turn, number))
        lying.delete(key)
      }
    }
  }
  return throws
}

const SWORD_REASONS: ReadonlySet<RollReason> = new Set<RollReason>([
  'battle-dice-white',
  'battle-dice-black',
  'missile-dice-white',
  'missile-dice-black'
])

function fieldOf({ actor, place }: Roll): string {
  return `${actor}/${place}`
}

/** The dice as they were first thrown; whether red swords count is seen from how they were scored (XX.B). */
function swordsThrown(
  rolls: readonly Roll[],
  { nation, province, dice: scored, hits }: Extract<InvasionsEvent, { readonly type: 'battle-dice' }>,
  turn: number,
  number: number
): Throw[] {
  const dice = rolls.flatMap(({ reason, dice: faces }) =>
    faces.map((face): BattleDie => ({ colour: colourOf(reason), face }))
  )
  const [first] = rolls
  if (!first || dice.length === 0) return []
  const redCounts = countedRed(province, scored, hits)
  const rolled = hitsOfAll(dice, redCounts)
  const chances = distributionOf(dice, redCounts)
  const expected = chances.reduce((sum, chance, amount) => sum + chance * amount, 0)
  const chance = tail(chances, rolled, rolled >= expected)
  const { reason } = first
  return [{ measure: 'swords', turn, number, nation, reason, place: province, expected, rolled, chance }]
}

/** XX.B: where no red sword was thrown, the ground tells whether one would have counted. */
function countedRed(province: ProvinceId, scored: readonly BattleDie[], hits: number): boolean {
  const [all, white] = [hitsOfAll(scored, true), hitsOfAll(scored, false)]
  return all === white ? isOpen(provinceCard(province).terrain) : hits === all
}

function colourOf(reason: RollReason): DieColour {
  return reason.endsWith('black') ? 'black' : 'white'
}

/** How likely each number of hits is. */
function distributionOf(dice: readonly BattleDie[], redCounts: boolean): number[] {
  return dice.reduce<number[]>((before, { colour }) => convolved(before, hitChances(colour, redCounts)), [1])
}

function convolved(left: readonly number[], right: readonly number[]): number[] {
  const sums = Array.from({ length: left.length + right.length - 1 }, () => 0)
  for (const [i, p] of left.entries()) {
    for (const [j, q] of right.entries()) sums[i + j] = (sums[i + j] ?? 0) + p * q
  }
  return sums
}

function tail(chances: readonly number[], amount: number, upwards: boolean): number {
  return chances.reduce(
    (sum, chance, index) => sum + ((upwards ? index >= amount : index <= amount) ? chance : 0),
    0
  )
}

const DIE: readonly number[] = [0, ...Array.from({ length: 6 }, () => 1 / 6)]
const TWO_DICE = convolved(DIE, DIE)

/** Two dice are compared with seven; a trial on a D10 with how likely it was to succeed. */
function throwOf(roll: Roll, turn: number, number: number): Throw[] {
  const nation = nationIds.find((id) => id === roll.actor)
  if (!nation) return []
  const { reason, place, dice, modifiers, total } = roll
  const told = { turn, number, nation, reason, place }
  if (reason === 'battle-2d6' || reason === 'missile-2d6') {
    const natural = dice.reduce((sum, face) => sum + face, 0)
    return [
      {
        ...told,
        measure: 'two-dice',
        expected: 7,
        rolled: natural,
        chance: tail(TWO_DICE, natural, natural >= 7)
      }
    ]
  }
  const likely = TRIALS[reason]?.(modifiers)
  if (likely === undefined) return []
  // The higher the better, in every trial that is audited.
  const [face = total] = dice
  const won = face > Math.round(10 * (1 - likely))
  return [
    { ...told, measure: 'trials', expected: likely, rolled: won ? 1 : 0, chance: won ? likely : 1 - likely }
  ]
}

type Odds = (modifiers: readonly Modifier[]) => number

/** Trials whose odds are the rules' own: what a player reads before he rolls. */
const TRIALS: Readonly<Partial<Record<RollReason, Odds>>> = {
  interception: (modifiers) => interceptionOdds(modifiers).probability,
  flight: (modifiers) => flightOdds(modifiers).probability,
  'sea-risk': (modifiers) => landingOdds(modifiers).probability,
  siege: (modifiers) => siegeOdds(modifiers, 0).probability,
  raid: (modifiers) => 1 - raidChances(modifiers.reduce((sum, { amount }) => sum + amount, 0)).fails
}
