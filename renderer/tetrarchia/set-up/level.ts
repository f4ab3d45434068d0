import { type Level, levelColumns, levelOf } from '#shared/tetrarchia/campaign-options.ts'
import { winRateOf } from '#shared/tetrarchia/queries/difficulty.ts'

export function levelCode({ discs, fleets, revolts, armies }: Level): string {
  return [discs, fleets, revolts, armies].join('')
}

/** The number of columns away from the easiest level, summed over all four rows. */
export function levelGrade({ discs, fleets, revolts, armies }: Level): number {
  const column = (values: readonly number[], value: number) => Math.max(0, values.indexOf(value))
  return (
    column(levelColumns.discs, discs) +
    column(levelColumns.fleets, fleets) +
    column(levelColumns.revolts, revolts) +
    column(levelColumns.armies, armies)
  )
}

export const HARDEST_GRADE = 12

export type DifficultyWord = 'gentle' | 'fair' | 'stern' | 'merciless'

/**
 * The difficulty of a level, from 0 to 1: how often the computer loses there, or its relative grade if that was not
 * measured.
 */
export function difficultyAt(level: string): number {
  const rate = winRateOf(level)
  return rate === null ? levelGrade(levelOf(level)) / HARDEST_GRADE : 1 - rate
}

/** A word for the difficulty; a part of the dictionary keys. */
export function difficultyWord(hardship: number): DifficultyWord {
  if (hardship <= 0.25) return 'gentle'
  if (hardship <= 0.5) return 'fair'
  return hardship <= 0.8 ? 'stern' : 'merciless'
}
