import { sideOf } from '../catalogue.ts'
import { type NationId, nationIds, type SideId, sideIds } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { type BattleDie, type DieColour, hitChances, hitsOfAll } from '../queries/battle/dice.ts'
import { isOpen, provinceCard } from '../queries/map/provinces.ts'
import type { Roll } from '../rolls.ts'
import type { RollReason } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { type EventLog, logByTurn, type TurnLog } from './log-by-turn.ts'
import { judgementByReason, trialOutcome } from './roll-judgements.ts'

/** The measures of luck: swords on battle dice, points on two dice, trials that succeed or fail. */
export const luckMeasures = ['swords', 'two-dice', 'trials'] as const
export type LuckMeasure = (typeof luckMeasures)[number]

/** One throw with its expected value. */
export interface Throw {
  readonly measure: LuckMeasure
  readonly turn: number
  /** The answer that caused it. */
  readonly number: number
  /** The side whose luck it is: the owner of the hits, even when another side makes the re-roll. */
  readonly side: SideId
  readonly nation: NationId
  readonly reason: RollReason
  readonly place: string | undefined
  readonly expected: number
  readonly rolled: number
  /** The probability of a result at least as good, or as bad. */
  readonly chance: number
}

/** The sum of several throws. */
export interface Tally {
  readonly throws: number
  readonly expected: number
  readonly rolled: number
}

export interface SideLuck {
  readonly side: SideId
  readonly measures: readonly ({ readonly measure: LuckMeasure } & Tally)[]
  /** By the reason of the throw, the most frequent first. */
  readonly reasons: readonly ({ readonly reason: RollReason } & Tally)[]
}

export interface LuckAudit {
  readonly sides: readonly SideLuck[]
  /** The least likely throws, the rarest first. */
  readonly swings: readonly Throw[]
}

const MOST_SWINGS = 8

/** The results of each side's dice against their expected values, and the greatest surprises. */
export function luckOf(log: EventLog): LuckAudit {
  const throws = throwsOf(log)
  return {
    sides: sideIds.map((side) =>
      luckOfSide(
        side,
        throws.filter((one) => one.side === side)
      )
    ),
    swings: throws
      .filter(({ expected, rolled }) => expected !== rolled)
      .toSorted((left, right) => left.chance - right.chance)
      .slice(0, MOST_SWINGS)
  }
}

/** Every throw that helped or harmed a side. */
export function throwsOf(log: EventLog): readonly Throw[] {
  return logByTurn(log).flatMap((turnLog) => new ThrowCollector(turnLog).throws)
}

function luckOfSide(side: SideId, throws: readonly Throw[]): SideLuck {
  const reasons = Map.groupBy(throws, ({ reason }) => reason)
  return {
    side,
    measures: luckMeasures.flatMap((measure) => {
      const own = throws.filter((one) => one.measure === measure)
      return own.length === 0 ? [] : [{ measure, ...tallyOf(own) }]
    }),
    reasons: [...reasons]
      .map(([reason, own]) => ({ reason, ...tallyOf(own) }))
      .sort((one, other) => other.throws - one.throws)
  }
}

function tallyOf(throws: readonly Throw[]): Tally {
  const sum = (of: (one: Throw) => number) => throws.reduce((total, one) => total + of(one), 0)
  return {
    throws: throws.length,
    expected: sum(({ expected }) => expected),
    rolled: sum(({ rolled }) => rolled)
  }
}

type EventOf<Type> = Extract<InvasionsEvent, { readonly type: Type }>

/** Dice of one colour that were rolled together. */
interface RolledDice {
  readonly reason: RollReason
  readonly dice: readonly BattleDie[]
}

/**
 * Collects the throws of a turn from its log. A re-rolled die counts as a throw of its own, with the same expected
 * value as the first. So the sum stays fair, however cleverly players choose the dice to re-roll.
 */
class ThrowCollector {
  readonly throws: Throw[] = []
  readonly #turn: number
  #number = 0
  /** XX.B: rolled dice that wait for the event with their hits, by owner and place. */
  readonly #unscored = new Map<string, RolledDice[]>()
  /** A re-roll names its roller in the event that follows. */
  #reroll: Roll | null = null
  /** XXX.B: the last sender of envoys. */
  #envoys: { readonly side: SideId; readonly nation: NationId | null } | null = null

  constructor({ turn, entries }: TurnLog) {
    this.#turn = turn
    for (const { number, events } of entries) {
      this.#number = number
      for (const event of events) this.#read(event)
    }
  }

  #read(event: InvasionsEvent): void {
    if (event.type === 'roll') this.#roll(event)
    else if (event.type === 'die-rolled-again') {
      const { province, side, colour, to } = event
      this.#addUnscored(`${side}/${province}`, {
        reason: `battle-reroll-${colour}`,
        dice: [{ colour, face: to }]
      })
    } else if (event.type === 'rolled-again') this.#rolledAgain(event)
    else if (event.type === 'battle-dice') this.#scored(event)
    else if (event.type === 'card-played' && event.deck === 'diplomacy') this.#envoys = event
  }

  #roll(roll: Roll): void {
    const { reason, actor, place } = roll
    this.#reroll = null
    const way = judgementByReason[reason]
    const nation = nationIds.find((id) => id === actor)
    if (!nation) return
    if (reason === 'naval-reroll' || reason === 'battle-reroll-2d6') this.#reroll = roll
    else if (reason === 'naval-dice') this.#fleets(roll, nation)
    else if (way.as === 'two-dice') this.#twoDice(roll, nation)
    else if (way.as === 'swords') {
      // The event that follows names the owner of re-rolled dice.
      if (/^battle-reroll/.test(reason)) return
      const colour = reason.endsWith('black') ? 'black' : 'white'
      this.#addUnscored(`${nation}/${place}`, { reason, dice: coloured(roll.dice, colour) })
    } else if (way.as === 'trial') this.#trial(roll, nation, sideOf(nation), trialOutcome(roll, way.succeeds))
    else if (way.as === 'envoys' && this.#envoys) {
      const { side, nation: sender } = this.#envoys
      this.#trial(roll, sender ?? nation, side, trialOutcome(roll, way.succeeds))
    }
  }

  #addUnscored(key: string, rolledDice: RolledDice): void {
    this.#unscored.set(key, [...(this.#unscored.get(key) ?? []), rolledDice])
  }

  #takeUnscored(key: string): readonly RolledDice[] {
    const rolledDice = this.#unscored.get(key) ?? []
    this.#unscored.delete(key)
    return rolledDice
  }

  /** XX.B: the final score of the dice shows whether red swords count. */
  #scored({ province, nation, side, dice, hits }: EventOf<'battle-dice'>): void {
    const red = countedRed(province, dice, hits)
    const first = this.#takeUnscored(`${nation}/${province}`)
    const [{ reason } = { reason: 'battle-dice-white' as const }] = first
    const together = first.flatMap((rolledDice) => rolledDice.dice)
    if (together.length > 0) this.#swords(reason, nation, province, together, red)
    for (const again of this.#takeUnscored(`${side}/${province}`)) {
      this.#swords(again.reason, nation, province, again.dice, red)
    }
  }

  /** XX.H: at sea each fleet is a white die, and red swords count for nothing. */
  #fleets({ reason, dice, place }: Roll, nation: NationId): void {
    if (dice.length > 0) this.#swords(reason, nation, place, coloured(dice, 'white'), false)
  }

  /** XX.E, XXI.D */
  #rolledAgain({ of }: EventOf<'rolled-again'>): void {
    if (this.#reroll?.reason === 'naval-reroll') this.#fleets(this.#reroll, of)
    else if (this.#reroll) this.#twoDice(this.#reroll, of)
    this.#reroll = null
  }

  #swords(
    reason: RollReason,
    nation: NationId,
    place: string | undefined,
    dice: readonly BattleDie[],
    redCounts: boolean
  ): void {
    const rolled = hitsOfAll(dice, redCounts)
    const chances = distributionOf(dice, redCounts)
    const expected = chances.reduce((sum, chance, amount) => sum + chance * amount, 0)
    const chance = tail(chances, rolled, rolled >= expected)
    this.#note({ measure: 'swords', side: sideOf(nation), nation, reason, place, expected, rolled, chance })
  }

  /** XXI.F: two dice are compared with their middle. */
  #twoDice({ reason, place, dice }: Roll, nation: NationId): void {
    const rolled = dice.reduce((sum, face) => sum + face, 0)
    const chance = tail(TWO_DICE, rolled, rolled >= MIDDLE)
    const side = sideOf(nation)
    this.#note({ measure: 'two-dice', side, nation, reason, place, expected: MIDDLE, rolled, chance })
  }

  #trial(
    { reason, place }: Roll,
    nation: NationId,
    side: SideId,
    { likely, won }: ReturnType<typeof trialOutcome>
  ): void {
    const chance = won ? likely : 1 - likely
    const rolled = won ? 1 : 0
    this.#note({ measure: 'trials', side, nation, reason, place, expected: likely, rolled, chance })
  }

  #note(thrown: Omit<Throw, 'turn' | 'number'>): void {
    this.throws.push({ ...thrown, turn: this.#turn, number: this.#number })
  }
}

/** XX.B: where no red sword was rolled, the terrain decides whether one would have counted. */
function countedRed(province: ProvinceId, scored: readonly BattleDie[], hits: number): boolean {
  const [all, white] = [hitsOfAll(scored, true), hitsOfAll(scored, false)]
  return all === white ? isOpen(provinceCard(province).terrain) : hits === all
}

function coloured(faces: readonly number[], colour: DieColour): BattleDie[] {
  return faces.map((face) => ({ colour, face }))
}

/** The probability of each number of hits. */
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
const MIDDLE = 7
