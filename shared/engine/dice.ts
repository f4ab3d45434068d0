import { type RandomState, rollDie } from './random.ts'

/** One addition to a roll, with the section of the rules it comes from and its reason's message key. */
export interface Modifier {
  readonly amount: number
  readonly rule: string
  readonly why: string
}

export interface RollRequest {
  /** Message key: what is rolled for. */
  readonly reason: string
  readonly rule: string
  readonly faces: number
  readonly count?: number
  readonly modifiers?: readonly Modifier[]
  readonly actor?: string
  readonly place?: string
}

/** A roll that has been made: also the event that tells of it. */
export interface Roll {
  readonly type: 'roll'
  readonly reason: string
  readonly rule: string
  readonly faces: number
  readonly dice: readonly number[]
  readonly modifiers: readonly Modifier[]
  readonly total: number
  readonly actor?: string
  readonly place?: string
}

export function makeRoll(random: RandomState, request: RollRequest): Roll {
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
