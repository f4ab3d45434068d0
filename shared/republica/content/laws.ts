import type { LawId } from './ids.ts'
import type { LawRecord } from './records.ts'

/** The laws of the later eras. */
export const laws: Readonly<Record<LawId, LawRecord>> = {
  calpurnian: { era: 'middle', source: 'rulebook 6.12 (names it), public S1' },
  acilian: { era: 'middle', source: 'public S1, knights-off clause ours: knights have no rule here' },
  servilian: { era: 'middle', source: 'public S1' },
  'tradition-erodes': { era: 'middle', source: 'public S1' },
  'military-reforms': { era: 'middle', source: 'public S1' },
  gabinian: { era: 'late', source: 'public S1' },
  manilian: { era: 'late', source: 'public S1' },
  vatinian: { era: 'late', source: 'public S1' },
  julian: { era: 'late', source: 'public S1' },
  'plautian-papirian': { era: 'late', source: 'public S1' }
}
