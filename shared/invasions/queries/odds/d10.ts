import type { Modifier } from '../../rolls.ts'
import type { ModifierReason } from '../../words/message.ts'

type Amount = Pick<Modifier, 'amount'>

/** A D10 succeeds at or above a number; its 0 counts as 10. */
export interface D10Odds {
  readonly modifier: number
  readonly probability: number
}

const INTERCEPTION_AT_LEAST = 6
const FLIGHT_AT_LEAST = 9
const SIEGE_AT_LEAST = 7
const LANDING_AT_LEAST = 5

/** Chance that a modified D10 reaches a number, with so many further tries. */
export function d10Odds(atLeast: number, modifiers: readonly Amount[], rerolls = 0): D10Odds {
  const modifier = modifiers.reduce((sum, { amount }) => sum + amount, 0)
  const faces = Math.min(10, Math.max(0, 11 - (atLeast - modifier)))
  return { modifier, probability: rerolls === 0 ? faces / 10 : 1 - (1 - faces / 10) ** (1 + rerolls) }
}

/** XIX.A */
export const interceptionOdds = (modifiers: readonly Amount[]): D10Odds =>
  d10Odds(INTERCEPTION_AT_LEAST, modifiers)

/** XIX.B */
export const flightOdds = (modifiers: readonly Amount[]): D10Odds => d10Odds(FLIGHT_AT_LEAST, modifiers)

/** XXV.E */
export const landingOdds = (modifiers: readonly Amount[]): D10Odds => d10Odds(LANDING_AT_LEAST, modifiers)

/** XXIV.C: each point of the leader's combat bonus is a re-roll. */
export const siegeOdds = (modifiers: readonly Amount[], leaderCombat: number): D10Odds =>
  d10Odds(SIEGE_AT_LEAST, modifiers, leaderCombat)

export interface SiegeFacts {
  /** Value of the walls, 0 without. */
  readonly walls: number
  readonly besieger: 'barbarian' | 'nomad' | 'civilised'
  readonly assault: boolean
  readonly decline: 0 | 1 | 2
  readonly turn: number
  readonly fortified: boolean
  readonly portSupplied: boolean
}

/** XXIV.C: the modifiers of a siege from plain facts. */
export function siegeModifiers(facts: SiegeFacts): readonly Modifier[] {
  const line = (applies: boolean, amount: number, why: ModifierReason, rule = 'XXIV.C'): Modifier[] =>
    applies ? [{ amount, rule, why }] : []
  return [
    ...line(facts.assault, 1, 'assault'),
    ...line(facts.besieger === 'civilised', 1, 'civilised-besieger'),
    ...line(facts.besieger === 'nomad' && facts.turn <= 9, -1, 'nomad-besieger'),
    ...line(facts.decline > 0, facts.decline, 'city-in-decline'),
    ...line(facts.fortified && facts.walls > 0, -facts.walls, 'walls'),
    ...line(!facts.fortified && (facts.turn === 4 || facts.turn === 5), -1, 'cities-brace', 'XXIII.D'),
    ...line(facts.portSupplied && !facts.assault, -1, 'port-supplied')
  ]
}
