/** Our numbers for the sections of the rulebook. Rules, questions and events cite them. */
export const sectionIds = [
  /** Set-up: events, missions, the draft, the table. */
  'S.1',
  'S.2',
  'S.3',
  'S.4',
  /** The phase of events: initiative, chests and keimelia, the vote. */
  'E.1',
  'E.2',
  'E.3',
  /** The phase of actions: turns and free discards, drawing, playing, bandons, activating, selling, buying, renewing. */
  'A.1',
  'A.2',
  'A.3',
  'A.4',
  'A.5',
  'A.6',
  'A.7',
  'A.8',
  /** Intrigue: playing and cancelling, its effects. */
  'I.1',
  'I.2',
  /** The resolution: contributing, completing, units, challenges, the next round. */
  'R.1',
  'R.2',
  'R.3',
  'R.4',
  'R.5',
  /** Victory: the last intrigue, ranks, missions, the winner. */
  'V.1',
  'V.2',
  'V.3',
  'V.4',
  /** Alone: set-up, changed cards, the round, units, seals, the event, the rank. */
  'J.1',
  'J.2',
  'J.3',
  'J.4',
  'J.5',
  'J.6',
  'J.7',
  /** What the rulebook says of single cards. */
  'C.1'
] as const
export type SectionId = (typeof sectionIds)[number]
