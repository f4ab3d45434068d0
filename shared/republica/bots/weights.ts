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

/** How likely Rome is to fall when so many wars are active after the combat phase of this year. */
export const fallByWars = [0.015, 0.04, 0.1, 0.26, 1] as const

/** The chance that Rome survives the years after this one. */
export const LATER_YEARS = 0.8

/** The balance of the next year at which bankruptcy is as likely as not, and how fast that changes. */
export const bankruptcy = { even: -20, width: 16 } as const
