import { type RandomState, rollDie } from './random.ts'

/** One addition to a roll, with the section of the rules it comes from and its reason's message key. */
export interface Modifier<Why extends string = string> {
  readonly amount: number
  readonly rule: string
  readonly why: Why
}

/** A game may close the lists of what is rolled for and of what modifies a roll. */
export interface RollRequest<Reason extends string = string, Why extends string = string> {
  /** Message key: what is rolled for. */
  readonly reason: Reason
  readonly rule: string
  readonly faces: number
  readonly count?: number
  readonly modifiers?: readonly Modifier<Why>[]
  readonly actor?: string
  readonly place?: string
}

/** A roll that has been made: also the event that tells of it. */
export interface Roll<Reason extends string = string, Why extends string = string> {
  readonly type: 'roll'
  readonly reason: Reason
  readonly rule: string
  readonly faces: number
  readonly dice: readonly number[]
  readonly modifiers: readonly Modifier<Why>[]
  readonly total: number
  readonly actor?: string
  readonly place?: string
}

export function makeRoll<Reason extends string, Why extends string>(
  random: RandomState,
  request: RollRequest<Reason, Why>
): Roll<Reason, Why> {
  const { reason, rule, faces, count = 1, modifiers = [], actor, place } = request
  const dice = Array.from({ length: count }, () => rollDie(random, faces))
  return {
    type: 'roll',
    reason,
    rule,
    faces,
    dice,
    modifiers,
    total: sum(dice) + sumOfModifiers(modifiers),
    ...(actor === undefined ? {} : { actor }),
    ...(place === undefined ? {} : { place })
  }
}

/** What they add to a roll, all together. */
export function sumOfModifiers(modifiers: readonly Modifier[]): number {
  return sum(modifiers.map(({ amount }) => amount))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0)
}
