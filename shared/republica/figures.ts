/** The numbers that the rules and their texts share (`rulebook/numbers.ts`). */
export const figures = {
  /** 4.2, 4.7: the start; senators of a faction by the number of factions. Influence of the first consul (R7). */
  start: {
    treasury: 100,
    unrest: 0,
    legions: 4,
    cards: 3,
    senators: 3,
    senatorsOfThree: 4,
    consulInfluence: 5
  },
  /** 4.1 */
  table: { factions: 6, fewest: 3 },
  /** 5.1: the chits besides those of the families. */
  chits: { blank: 4, drawTwo: 2 },
  /** 4.3, 6.14, 9.25, 9.4, 9.91: influence of offices and merits. */
  influence: { quaestor: 1, consul: 5, censor: 5, dictator: 7, masterOfHorse: 3, development: 3 },
  /** 6.1: personal income. */
  income: { leader: 3, senator: 1, knight: 1 },
  /** 6.2, 6.22 */
  state: { annual: 100, war: 20, unit: 2, warning: 50, danger: 20 },
  /** A throw of this many dice. */
  dice: { triple: 3 },
  /** 7.6 */
  knight: { on: 6 },
  /** 6.14 */
  development: { on: 6, bonus: 1 },
  /** 6.22: what so much brings. */
  contribution: {
    small: 10,
    medium: 25,
    great: 50,
    smallInfluence: 1,
    mediumInfluence: 3,
    greatInfluence: 7
  },
  /** 3, 7.2, 7.34 */
  forum: { initiatives: 6, happeningOn: 7, leaderDiesOn: 5, concessionReturnsOn: 5, leastBid: 1 },
  /** 7.5, 7.511 */
  persuasion: { aligned: 7, fails: 10 },
  /** 7.3, 11.1 */
  hand: { limit: 5 },
  /** 7.31, 9.411: bounds of popularity. */
  popularity: { most: 9, least: -9 },
  /** 8.2 */
  mob: { chits: 6 },
  /** 9.64 */
  units: { most: 25, cost: 10, shortage: 10 },
  /** 9.5, 9.621 */
  senate: { fewest: 8, term: 3 },
  /** 9.34: what the chair loses by a unanimous rejection. */
  vote: { lostFace: 1 },
  /** 9.41, 9.411, 9.44: trials of a turn, what a minor conviction costs, and above what an appeal frees. */
  trial: { minor: 2, major: 1, popularity: 5, influence: 5, freedAbove: 11 },
  /** 9.67 */
  life: { influence: 21 },
  /** 9.82-9.84: the roll that kills, those that fail, the one that is caught; what the leader loses; an open bodyguard. */
  murder: { killed: 5, failsFrom: 3, failsTo: 4, caught: 2, leaderLoses: 5, openGuard: 2 },
  /** 9.9: what allows a dictator. */
  danger: { wars: 3, strength: 20 },
  /** 7.37: offers of a faction at each moment, and counter-offers to each. */
  deals: { offers: 2, counters: 2 },
  /** 11.21: what a legion must exceed to follow a rebel, by the Republic. */
  follow: { early: 5, middle: 4, late: 3 },
  /** 10.2-10.5: unrest after a battle; what a veteran legion counts; the lowest totals of the combat table. */
  combat: { disaster: 1, defeat: 2, victory: 1, veteran: 2, stalemateFrom: 8, victoryFrom: 14, safeFrom: 18 },
  /** 10.82: talents at least, and for each point of influence. */
  ransom: { least: 10, each: 2 },
  /** 12.1, 12.2 */
  victory: { influence: 35, wars: 4 },
  /** 7.1: what happenings cost or bring. */
  happening: {
    disaster: 50,
    omens: 20,
    enthusiasm: 50,
    greatEnthusiasm: 75,
    epidemic: 6,
    verres: 3,
    greatVerres: 5,
    alliedFleets: 8,
    moreAlliedFleets: 12
  }
} as const
