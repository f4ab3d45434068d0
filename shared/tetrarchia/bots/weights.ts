/** The weights of the appraisal, in its own points. */
export interface Weights {
  /** A protected frontier. */
  readonly frontier: number
  /** A region without revolt whose frontier is still open. */
  readonly cleanRegion: number
  readonly revolt: number
  /** Each province that an uprising would reach. */
  readonly contagion: number
  readonly unrest: number
  /** Few black discs are left. */
  readonly scarcity: number
  readonly army: number
  /** Each step that an army is closer to Roma than `NEAR_ROMA`. */
  readonly nearness: number
  /** Each revolt of the chain that supports an army. */
  readonly chain: number
  /** An emperor can pursue an army. */
  readonly pursuit: number
  /** An emperor who is off the board, or will be. */
  readonly absence: number
  /** A disc on a Roman province. */
  readonly disc: number
  /** The last disc in hand. */
  readonly lastDisc: number
  /** A revolt with an emperor near it. */
  readonly presence: number
  /** An unspent point. */
  readonly point: number
  /** V.5: progress towards a side's own goal. */
  readonly ambition: number
}

/** Tuned by hundreds of games at the normal level, one weight at a time. */
export const weights: Weights = {
  frontier: 40,
  cleanRegion: 8,
  revolt: 7,
  contagion: 0.7,
  unrest: 2.5,
  scarcity: 3,
  army: 56,
  nearness: 5,
  chain: 1,
  pursuit: 5,
  absence: 2,
  disc: 0.8,
  lastDisc: 6,
  presence: 4,
  point: 0.8,
  ambition: 5
}
