/** The numbers that the rules and their texts share (`rulebook/numbers.ts`). */
export const figures = {
  /** S.1: events of each age by length, and those of a solo game. */
  events: { standard: [1, 2, 3], marathon: [3, 3, 3], soloStandard: [1, 2, 3], soloMarathon: [2, 3, 3] },
  /** S.2 */
  missions: { dealt: 5, discarded: 1, discardedAfterAge: 2 },
  /** S.3 */
  draft: { dealt: 9, kept: 6 },
  /** S.4: the ring holder's Doxa; each further player has one more. */
  start: { auctoritas: 2, nomismata: 5, doxa: 5 },
  /** S.4: by the number of players. */
  dynamis: { 1: 4, 2: 6, 3: 5, 4: 4 },
  /** S.4 */
  offer: { cards: 8 },
  /** A.5: the values of the market's spaces, and how many of them are filled. */
  market: { values: [2, 3, 4, 5, 6, 7, 8, 9], filled: 7 },
  /** E.2: what the keimelia give. */
  keimelion: { labarum: 1, chalice: 2, robes: 2 },
  /** E.3: Doxa for the most Auctoritas, alone and tied. */
  vote: { alone: 2, tied: 1 },
  /** A.1: the income of a free discard. */
  discard: { auctoritas: 1, nomismata: 2 },
  /** A.2: the price of two cards of the deck, of one and one of the offer, of one and the top discard. */
  draw: { deck: 1, offer: 2, discard: 3, cards: 2 },
  /** A.8 */
  renew: { cards: 1 },
  /** R.1, R.2: so many Nomismata are worth a resource, and a Doxa. */
  contribution: { nomismata: 2, doxa: 1 },
  /** R.5 */
  hand: { limit: 6 },
  /** V.2: Doxa for the first three in resources, and in the cost of their cards. */
  ranks: { resources: [3, 2, 1], costs: [6, 4, 2] },
  /** J.3: the prices, in Auctoritas, of revealing an event and of keeping a card of the offer. */
  solo: { reveal: 3, reserve: 1, chalice: 2, least: 1 },
  /** J.7: the lowest Doxa of each rank above Nero. */
  soloRanks: { nero: 1, caligula: 21, titus: 26, trajan: 31, aurelius: 41, caesar: 51, augustus: 61 }
} as const
