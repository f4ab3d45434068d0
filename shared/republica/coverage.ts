import type { RepublicEvent } from './events/index.ts'

type Points = readonly RepublicEvent['type'][]

/** Types of events that random and computer play should reach sooner or later, by the part whose owner lists them. */
export const coverageParts = {
  turn: ['turn-began', 'phase-began', 'died', 'new-leader', 'ended'],
  revenue: [],
  forum: [],
  population: [],
  senate: [],
  combat: [],
  revolution: [],
  deals: []
} as const satisfies Readonly<Record<string, Points>>
