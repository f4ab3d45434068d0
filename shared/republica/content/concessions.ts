import type { ConcessionId } from './ids.ts'
import type { ConcessionRecord } from './records.ts'

/** 7.32: the concessions. */
export const concessions: Readonly<Record<ConcessionId, ConcessionRecord>> = {
  armaments: {
    pays: { when: 'legion-raised', talents: 2 },
    isGrain: false,
    destroyed: { by: 'disaster', rolls: [5] },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'ship-building': {
    pays: { when: 'fleet-raised', talents: 3 },
    isGrain: false,
    destroyed: { by: 'disaster', rolls: [6] },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'egyptian-grain': {
    pays: { when: 'revenue', talents: 5 },
    isGrain: true,
    destroyed: { by: 'war', wars: ['alexandrine'] },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'sicilian-grain': {
    pays: { when: 'revenue', talents: 4 },
    isGrain: true,
    destroyed: { by: 'war', wars: ['sicilian-slaves-1', 'sicilian-slaves-2'] },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'harbor-fees': {
    pays: { when: 'revenue', talents: 3 },
    isGrain: false,
    destroyed: { by: 'disaster', rolls: [3, 4] },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  mining: {
    pays: { when: 'revenue', talents: 3 },
    isGrain: false,
    destroyed: { by: 'disaster', rolls: [1, 2] },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'land-commission': {
    pays: { when: 'land-bill', talents: 3 },
    isGrain: false,
    destroyed: null,
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'tax-farmer-1': {
    pays: { when: 'revenue', talents: 2 },
    isGrain: false,
    destroyed: { by: 'ravages', roll: 1 },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'tax-farmer-2': {
    pays: { when: 'revenue', talents: 2 },
    isGrain: false,
    destroyed: { by: 'ravages', roll: 2 },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'tax-farmer-3': {
    pays: { when: 'revenue', talents: 2 },
    isGrain: false,
    destroyed: { by: 'ravages', roll: 3 },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'tax-farmer-4': {
    pays: { when: 'revenue', talents: 2 },
    isGrain: false,
    destroyed: { by: 'ravages', roll: 4 },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'tax-farmer-5': {
    pays: { when: 'revenue', talents: 2 },
    isGrain: false,
    destroyed: { by: 'ravages', roll: 5 },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  },
  'tax-farmer-6': {
    pays: { when: 'revenue', talents: 2 },
    isGrain: false,
    destroyed: { by: 'ravages', roll: 6 },
    source: 'public S1, S2, S3, behaviour rulebook 7.32, 9.61, 9.611'
  }
}
