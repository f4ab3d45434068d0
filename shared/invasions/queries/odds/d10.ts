import { figures } from '../../content/figures.ts'
import type { Modifier } from '../../rolls.ts'

type Amount = Pick<Modifier, 'amount'>

/** The odds that a D10 reaches a number; its 0 counts as 10. */
export interface D10Odds {
  readonly modifier: number
  readonly probability: number
}

const INTERCEPTION_AT_LEAST = figures.interception.on
const FLIGHT_AT_LEAST = figures.flight.on
const LANDING_AT_LEAST = figures.sea.landingOn

/** The chance that a modified D10 reaches a number, with so many re-rolls. */
export function d10Odds(atLeast: number, modifiers: readonly Amount[], rerolls = 0): D10Odds {
  const modifier = modifiers.reduce((sum, { amount }) => sum + amount, 0)
  const faces = Math.min(10, Math.max(0, 11 - (atLeast - modifier)))
  return { modifier, probability: rerolls === 0 ? faces / 10 : 1 - (1 - faces / 10) ** (1 + rerolls) }
}

/** III.A: the chance to pass a D2, which is a D10 that must show an even number. */
export const D2_PASS_CHANCE = 0.5

/** XIX.A */
export const interceptionOdds = (modifiers: readonly Amount[]): D10Odds =>
  d10Odds(INTERCEPTION_AT_LEAST, modifiers)

/** XIX.B */
export const flightOdds = (modifiers: readonly Amount[]): D10Odds => d10Odds(FLIGHT_AT_LEAST, modifiers)

/** XXV.E */
export const landingOdds = (modifiers: readonly Amount[]): D10Odds => d10Odds(LANDING_AT_LEAST, modifiers)
