/** What a computer emperor thinks of, in points of its own. */
export interface Weights {
  /** A protected frontier. */
  readonly frontier: number
  /** A region without revolt whose frontier is still open. */
  readonly cleanRegion: number
  readonly revolt: number
  /** Each province that a revolt would take with it. */
  readonly contagion: number
  readonly unrest: number
  /** The black discs run out. */
  readonly scarcity: number
  readonly army: number
  /** Each step that an army is nearer to Roma than this many. */
  readonly nearness: number
  /** Each revolt of the chain that supports an army. */
  readonly chain: number
  /** Somebody can come after an army. */
  readonly pursuit: number
  /** An emperor who is off the board, or will be. */
  readonly absence: number
  /** A disc on a Roman province. */
  readonly disc: number
  /** The last disc in hand. */
  readonly lastDisc: number
  /** Work that some emperor stands near to. */
  readonly presence: number
  /** A point that is left. */
  readonly point: number
  /** A step towards what one wants besides the common victory (V.5). */
  readonly ambition: number
}

/** Found by playing hundreds of games at the normal level with each value changed in turn. */
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
