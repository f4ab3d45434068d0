import type { IntrigueId } from './ids.ts'
import type { IntrigueRecord } from './records.ts'

/** 7.3: the intrigue cards, and how many of each an era adds to the deck. */
export const intrigue: Readonly<Record<IntrigueId, IntrigueRecord>> = {
  tribune: {
    count: { early: 9, middle: 7, late: 4 },
    source: 'rulebook 9.22, 9.7-9.72, counts public S1, S2'
  },
  assassin: {
    count: { early: 1, middle: 2, late: 3 },
    source: 'rulebook 9.8, size and counts public S1, S2'
  },
  'secret-bodyguard': {
    count: { early: 1, middle: 2, late: 1 },
    source: 'rulebook 9.83, counts public S1, S2'
  },
  'open-bodyguard': {
    count: { early: 0, middle: 0, late: 1 },
    source: 'rulebook 9.83 (must be in play before), figures public S1, S3'
  },
  seduction: {
    count: { early: 1, middle: 0, late: 0 },
    source: 'rulebook 7.513 (unopposed), card public S1, S2'
  },
  blackmail: {
    count: { early: 1, middle: 0, late: 0 },
    source: 'rulebook 7.513 (unopposed), card public S1, S2'
  },
  'influence-peddling': { count: { early: 1, middle: 1, late: 1 }, source: 'public S1, S2' },
  graft: { count: { early: 0, middle: 1, late: 1 }, source: 'public S1, S3' },
  'murder-of-tribune': { count: { early: 0, middle: 2, late: 1 }, source: 'public S1, S3' },
  'mob-incited': { count: { early: 0, middle: 1, late: 0 }, source: 'public S1, S3' },
  proscription: { count: { early: 0, middle: 0, late: 1 }, source: 'public S1, S3' }
}
