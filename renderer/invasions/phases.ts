/** The phases of a turn, in order. */
export const PHASES = ['time', 'administration', 'military', 'scoring'] as const
