import { winRates } from '../content/win-rates.ts'

const wins: Readonly<Record<string, number | undefined>> = winRates.wins

/** How often computer emperors hold the Empire at a level without variants, from 0 to 1; null where nobody has measured. */
export function winRateOf(level: string): number | null {
  const won = wins[level]
  return won === undefined ? null : won / winRates.games
}
