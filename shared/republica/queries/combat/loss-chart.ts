import { randomLosses } from '../../content/random-losses.ts'

/** 10.52: two dice read as one number, the coloured one first: 1 and 6 are 16. */
export function readAsNumber([coloured, white]: readonly [number, number]): number {
  return 10 * coloured + white
}

/** 10.52: the highest number of the chart that loses a unit of the minority. */
export function lossCell(total: number, minority: number): number {
  const cell = randomLosses[total]?.[minority - 1]
  if (cell === undefined) throw new Error(`the chart has no cell for ${minority} of ${total}`)
  return cell
}

/** 10.52, R1: at or below its number the minority loses the unit. */
export function hitsMinority(total: number, minority: number, dice: readonly [number, number]): boolean {
  return readAsNumber(dice) <= lossCell(total, minority)
}
