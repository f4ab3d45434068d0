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
    total: sum(dice) + sum(modifiers.map((modifier) => modifier.amount)),
    ...(actor === undefined ? {} : { actor }),
    ...(place === undefined ? {} : { place })
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0)
}
