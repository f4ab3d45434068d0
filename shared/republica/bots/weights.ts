/** What things are worth to a computer faction, in points of standing: a point is one influence. */
export const weights = {
  /** A point of influence of one senator above `from` counts `steep` times its distance more: he is on his way to win. */
  ascent: { from: 10, steep: 0.035 },
  oratory: 0.5,
  military: 0.25,
  talent: 0.12,
  /** Of a faction treasury that nobody else sees. */
  unseenPurse: 6,
  popularity: 0.3,
  card: 0.7,
  /** A talent of yearly income. */
  income: 0.9,
  /** How many points of standing make a faction e times as likely to win. */
  spread: 8,
  /** What presiding over the Senate is worth besides the influence of the office. */
  chair: 2,
  /** A captive, and an exile, count for so much of what they are. */
  absent: 0.4
} as const

/** How likely Rome is to fall in the end when so many wars are active after the combat phase of this year. */
export const fallByWars = [0.1, 0.2, 0.36, 0.62, 0.95, 0.975, 0.99] as const

/** The chance that Rome survives what nobody can foresee. */
export const FORTUNE = 0.9

/** How likely Rome is to fall to debt in the end, by what the State will have when next year's costs are paid. */
export const fallByBalance: readonly (readonly [balance: number, chance: number])[] = [
  [-60, 0.85],
  [-20, 0.6],
  [0, 0.38],
  [20, 0.22],
  [50, 0.12],
  [80, 0.08],
  [120, 0.05],
  [200, 0.03]
]
