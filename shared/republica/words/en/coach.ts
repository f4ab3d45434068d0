/** The coach. */
export const coach = {}
