import { winRates } from '#shared/tetrarchia/content/win-rates.ts'
import { type Level, levelColumns } from '#shared/tetrarchia/options.ts'

export function codeOf({ discs, fleets, revolts, armies }: Level): string {
  return [discs, fleets, revolts, armies].join('')
}

/** How many columns away from the easiest level, in all four rows together. */
export function gradeOf({ discs, fleets, revolts, armies }: Level): number {
  const column = (values: readonly number[], value: number) => Math.max(0, values.indexOf(value))
  return (
    column(levelColumns.discs, discs) +
    column(levelColumns.fleets, fleets) +
    column(levelColumns.revolts, revolts) +
    column(levelColumns.armies, armies)
  )
}

/** A word for a grade. */
export function hardnessOf(grade: number): 'gentle' | 'fair' | 'stern' | 'merciless' {
  if (grade <= 2) return 'gentle'
  if (grade <= 5) return 'fair'
  return grade <= 8 ? 'stern' : 'merciless'
}

/** How often the computer's emperors hold the Empire at a level; null where it was not measured. */
export function winRateAt(level: string): number | null {
  const won = Object.entries(winRates.wins).find(([code]) => code === level)?.[1]
  return won === undefined ? null : won / winRates.games
}
