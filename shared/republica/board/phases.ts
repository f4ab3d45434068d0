/** 3.1: the phases of a turn, and what is before and after all turns. */
export const phaseIds = [
  'set-up',
  'mortality',
  'revenue',
  'forum',
  'population',
  'senate',
  'combat',
  'revolution',
  'over'
] as const
export type PhaseId = (typeof phaseIds)[number]
