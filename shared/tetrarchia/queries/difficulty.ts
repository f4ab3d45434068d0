import { winRates } from '../content/win-rates.ts'

/** The measurement at a level without variants. */
export interface MeasuredWinRate {
  /** The number of games, and how many of them the computer players won. */
  readonly games: number
  readonly won: number
}

const rates: Readonly<Record<string, MeasuredWinRate | undefined>> = winRates.rates

/** The measurement at a level; null without one. */
export function measuredAt(level: string): MeasuredWinRate | null {
  return rates[level] ?? null
}

/** The share of games that computer players win, from 0 to 1. */
export function winRateOf(level: string): number | null {
  const measured = measuredAt(level)
  return measured && measured.won / measured.games
}
