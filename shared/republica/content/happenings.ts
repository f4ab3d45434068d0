import type { HappeningId } from './ids.ts'
import type { HappeningRecord } from './records.ts'

/** 7.1: what happens, and the sum of three dice that brings it about in each era. */
export const happenings: Readonly<Record<HappeningId, HappeningRecord>> = {
  'mob-violence': { rolls: { early: [3], middle: [7], late: [8] }, source: 'public S1, S2' },
  'natural-disaster': {
    rolls: { early: [4], middle: [6], late: [7] },
    source: 'public S1, S2, loss condition rulebook 12.2C, 9.611C'
  },
  'ally-deserts': { rolls: { early: [5], middle: [5], late: [5] }, source: 'public S1, S2' },
  'evil-omens': {
    rolls: { early: [6, 10], middle: [10], late: [10] },
    source: 'public S1, S2, loss condition rulebook 12.2C'
  },
  refuge: { rolls: { early: [7], middle: [], late: [] }, source: 'public S1, S2, rulebook 7.331' },
  epidemic: {
    rolls: { early: [8], middle: [11], late: [3] },
    source: 'public S1, S2, rulebook 9.422, 10.82'
  },
  drought: { rolls: { early: [9], middle: [9], late: [9] }, source: 'public S1, S2, rulebook 7.333, 8.1' },
  'storm-at-sea': { rolls: { early: [11], middle: [4], late: [4] }, source: 'public S1, S2' },
  'manpower-shortage': {
    rolls: { early: [12], middle: [12], late: [13] },
    source: 'public S1, S2, rulebook 8.2'
  },
  'allied-enthusiasm': { rolls: { early: [13], middle: [14], late: [15] }, source: 'public S1, S2' },
  'new-alliance': { rolls: { early: [14], middle: [15], late: [18] }, source: 'public S1, S2' },
  'rhodian-alliance': { rolls: { early: [15], middle: [18], late: [] }, source: 'public S1, S2' },
  'enemy-ally-deserts': { rolls: { early: [16], middle: [16], late: [16] }, source: 'public S1, S2' },
  'enemy-leader-dies': { rolls: { early: [17], middle: [], late: [17] }, source: 'public S1, S2' },
  'trial-of-verres': { rolls: { early: [18], middle: [17], late: [14] }, source: 'public S1, S2' },
  pretender: { rolls: { early: [], middle: [3], late: [6] }, source: 'public S1, S2' },
  'internal-disorder': { rolls: { early: [], middle: [8], late: [11] }, source: 'public S1, S2' },
  'barbarian-raids': {
    rolls: { early: [], middle: [13], late: [12] },
    source: 'public S1, S2, rulebook 6.14, 10.81'
  }
}
