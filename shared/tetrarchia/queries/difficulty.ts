import { winRates } from '../content/win-rates.ts'

/** What was measured at a level without variants. */
export interface Measured {
  /** Of these the computer's emperors have held the Empire so often. */
  readonly games: number
  readonly won: number
}

const rates: Readonly<Record<string, Measured | undefined>> = winRates.rates

/** Null where nobody has measured. */
export function measuredAt(level: string): Measured | null {
  return rates[level] ?? null
}

/** How often computer emperors hold the Empire, from 0 to 1. */
export function winRateOf(level: string): number | null {
  const measured = measuredAt(level)
  return measured && measured.won / measured.games
}
