/** How a computer faction judges. What a level does not do is left out on purpose; nothing is random nonsense. */
export interface Level {
  /** How far its judgements stray, in points of standing. */
  readonly noise: number
  /** How much of the danger to the Republic it sees. */
  readonly foresight: number
  /** Whether it weighs what others will vote. */
  readonly counts: boolean
  /** Whether it buys votes, counter-bribes, and bids. */
  readonly spends: boolean
  /** Whether it prosecutes and vetoes for its own good. */
  readonly schemes: boolean
  /** Whether it makes deals and weighs those of others. */
  readonly deals: boolean
  /** Whether it murders, and rebels. */
  readonly dares: boolean
}

export const levels = {
  recruit: {
    noise: 6,
    foresight: 0.55,
    counts: false,
    spends: false,
    schemes: false,
    deals: false,
    dares: false
  },
  legate: {
    noise: 2,
    foresight: 0.85,
    counts: true,
    spends: false,
    schemes: true,
    deals: false,
    dares: false
  },
  magister: {
    noise: 0.25,
    foresight: 1,
    counts: true,
    spends: true,
    schemes: true,
    deals: true,
    dares: true
  }
} as const satisfies Readonly<Record<string, Level>>
