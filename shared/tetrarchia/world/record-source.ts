/** The source of a record of the board: the rulebooks, a public account of the printed board, or ourselves. */
export type Source = 'rulebook' | 'public' | 'ours'
