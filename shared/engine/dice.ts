import { type RandomState, rollDie } from './random.ts'

/** One addition to a roll, with the section of the rules behind it and the message key of its reason. */
export interface Modifier<Why extends string = string> {
  readonly amount: number
  readonly rule: string
  readonly why: Why
}

/** A game may close the lists of roll reasons and of modifier reasons. */
export interface RollRequest<Reason extends string = string, Why extends string = string> {
  /** Message key of what is rolled for. */
  readonly reason: Reason
  readonly rule: string
  readonly faces: number
  readonly count?: number
  readonly modifiers?: readonly Modifier<Why>[]
  readonly actor?: string
  readonly place?: string
}

/** A roll that was made. It is also the event in the log. */
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

/** The total that the modifiers add to a roll. */
export function sumOfModifiers(modifiers: readonly Modifier[]): number {
  return sum(modifiers.map(({ amount }) => amount))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0)
}
