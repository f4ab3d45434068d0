/** Our numbers for the sections of the rulebook. Rules, questions and events cite them. */
export const sectionIds = [
  /** The board and the pieces. */
  'B',
  /** Set-up. */
  'S',
  /** The turn. */
  'T',
  /** Moving, sailing, protecting, subduing, attacking. */
  'I.1',
  'I.2',
  'I.3',
  'I.4',
  'I.5',
  /** State of the Empire, result of the dice, uprisings, the advance. */
  'II.0',
  'II.1',
  'II.2',
  'II.3',
  /** The end of the game. */
  'E',
  /** Imperium, Mare Nostrum, Diarchia, Patres Patriae, El Grande, the French Imperium. */
  'V.1',
  'V.2',
  'V.3',
  'V.4',
  'V.5',
  'V.6'
] as const
export type SectionId = (typeof sectionIds)[number]
