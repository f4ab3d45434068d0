/**
 * 10.52: the chart of random losses. The row is the number of units, the column that of the smaller part; the smaller part
 * loses a unit when two dice, read as tens and ones, show this or less (R1). Ours: the printed chart is lost, and its two
 * known cells (11 and 3: 24; 10 and 3: 25) follow from round(36 x part / all) outcomes.
 */
export const randomLosses: Readonly<Record<number, readonly number[]>> = {
  2: [36],
  3: [26],
  4: [23, 36],
  5: [21, 32],
  6: [16, 26, 36],
  7: [15, 24, 33],
  8: [15, 23, 32, 36],
  9: [14, 22, 26, 34],
  10: [14, 21, 25, 32, 36],
  11: [13, 21, 24, 31, 34],
  12: [13, 16, 23, 26, 33, 36],
  13: [13, 16, 22, 25, 32, 35],
  14: [13, 15, 22, 24, 31, 33, 36],
  15: [12, 15, 21, 24, 26, 32, 35],
  16: [12, 15, 21, 23, 25, 32, 34, 36],
  17: [12, 14, 16, 22, 25, 31, 33, 35],
  18: [12, 14, 16, 22, 24, 26, 32, 34, 36],
  19: [12, 14, 16, 22, 23, 25, 31, 33, 35],
  20: [12, 14, 15, 21, 23, 25, 31, 32, 34, 36],
  21: [12, 13, 15, 21, 23, 24, 26, 32, 33, 35],
  22: [12, 13, 15, 21, 22, 24, 25, 31, 33, 34, 36],
  23: [12, 13, 15, 16, 22, 23, 25, 31, 32, 34, 35],
  24: [12, 13, 15, 16, 22, 23, 25, 26, 32, 33, 35, 36],
  25: [11, 13, 14, 16, 21, 23, 24, 26, 31, 32, 34, 35]
}
