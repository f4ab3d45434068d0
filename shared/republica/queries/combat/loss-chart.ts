const FACES = 6

/** 10.52: two dice read as one number, the coloured one first: 1 and 6 are 16. */
export function readAsNumber([coloured, white]: readonly [number, number]): number {
  return 10 * coloured + white
}

/**
 * 10.52: the highest number of the chart that loses a unit of the minority. The chart itself is lost: ours gives the
 * minority its share of the 36 numbers, which yields both printed cells.
 */
export function lossCell(total: number, minority: number): number {
  const numbers = Math.round((FACES * FACES * minority) / total)
  const last = numbers - 1
  return readAsNumber([Math.floor(last / FACES) + 1, (last % FACES) + 1])
}

/** 10.52, R1: at or below its number the minority loses the unit. */
export function hitsMinority(total: number, minority: number, dice: readonly [number, number]): boolean {
  return readAsNumber(dice) <= lossCell(total, minority)
}
