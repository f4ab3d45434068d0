/** Where a record of the board comes from: the rulebooks, a public account of the printed board, or ourselves. */
export type Source = 'rulebook' | 'public' | 'ours'
