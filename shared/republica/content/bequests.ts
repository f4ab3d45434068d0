import type { BequestId } from './ids.ts'
import type { BequestRecord } from './records.ts'

/** 9.624: what the Field Consul may collect with an army, and the province that it creates. */
export const bequests: Readonly<Record<BequestId, BequestRecord>> = {
  'bequest-pergamum': {
    era: 'middle',
    talents: 50,
    needs: { legions: 3, fleets: 3 },
    creates: 'asia',
    source: 'public S1, rulebook 9.624, 9.65'
  },
  'bequest-bithynia': {
    era: 'late',
    talents: 35,
    needs: { legions: 3, fleets: 3 },
    creates: 'bithynia',
    source: 'public S1, rulebook 9.624, 9.65'
  },
  'bequest-apion': { era: 'late', talents: 0, needs: null, creates: 'creta-cyrenaica', source: 'public S1' }
}
