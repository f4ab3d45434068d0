import type { FamilyId } from './ids.ts'
import type { FamilyRecord } from './records.ts'

/** 7.31: the families with what their cards print. */
export const families: Readonly<Record<FamilyId, FamilyRecord>> = {
  cornelius: {
    number: 1,
    military: 4,
    oratory: 3,
    loyalty: 9,
    influence: 5,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  fabius: {
    number: 2,
    military: 4,
    oratory: 2,
    loyalty: 9,
    influence: 5,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  valerius: {
    number: 3,
    military: 1,
    oratory: 2,
    loyalty: 10,
    influence: 5,
    era: 'early',
    source:
      'public S1, S3, S2, S4 - S3 card table has 4/3/9/4, its own card list and S1, S2, S4 have 1/2/10/5'
  },
  julius: {
    number: 4,
    military: 4,
    oratory: 3,
    loyalty: 9,
    influence: 4,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  claudius: {
    number: 5,
    military: 2,
    oratory: 3,
    loyalty: 7,
    influence: 4,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  manlius: {
    number: 6,
    military: 3,
    oratory: 2,
    loyalty: 7,
    influence: 4,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  fulvius: {
    number: 7,
    military: 2,
    oratory: 2,
    loyalty: 8,
    influence: 4,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  furius: {
    number: 8,
    military: 3,
    oratory: 3,
    loyalty: 8,
    influence: 3,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  aurelius: {
    number: 9,
    military: 2,
    oratory: 3,
    loyalty: 7,
    influence: 3,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  junius: {
    number: 10,
    military: 1,
    oratory: 2,
    loyalty: 8,
    influence: 3,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  papirius: {
    number: 11,
    military: 1,
    oratory: 2,
    loyalty: 6,
    influence: 3,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  acilius: {
    number: 12,
    military: 2,
    oratory: 2,
    loyalty: 7,
    influence: 3,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  flaminius: {
    number: 13,
    military: 4,
    oratory: 2,
    loyalty: 6,
    influence: 3,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  aelius: {
    number: 14,
    military: 3,
    oratory: 4,
    loyalty: 7,
    influence: 2,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  sulpicius: {
    number: 15,
    military: 3,
    oratory: 2,
    loyalty: 8,
    influence: 2,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  calpurnius: {
    number: 16,
    military: 1,
    oratory: 2,
    loyalty: 9,
    influence: 2,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  plautius: {
    number: 17,
    military: 2,
    oratory: 1,
    loyalty: 6,
    influence: 2,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  quinctius: {
    number: 18,
    military: 3,
    oratory: 2,
    loyalty: 6,
    influence: 1,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  aemilius: {
    number: 19,
    military: 4,
    oratory: 2,
    loyalty: 8,
    influence: 1,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  terentius: {
    number: 20,
    military: 2,
    oratory: 1,
    loyalty: 6,
    influence: 1,
    era: 'early',
    source: 'public S1, S3, S2, S4'
  },
  servilius: {
    number: 21,
    military: 3,
    oratory: 4,
    loyalty: 9,
    influence: 4,
    era: 'middle',
    source: 'public S1, S3'
  },
  porcius: {
    number: 22,
    military: 2,
    oratory: 4,
    loyalty: 10,
    influence: 1,
    era: 'middle',
    source: 'public S1, S3'
  },
  popillius: {
    number: 23,
    military: 1,
    oratory: 3,
    loyalty: 7,
    influence: 3,
    era: 'middle',
    source: 'public S1, S3'
  },
  cassius: {
    number: 24,
    military: 3,
    oratory: 3,
    loyalty: 9,
    influence: 3,
    era: 'middle',
    source: 'public S1, S3'
  },
  sempronius: {
    number: 25,
    military: 1,
    oratory: 3,
    loyalty: 6,
    influence: 3,
    era: 'middle',
    source: 'public S1, S3'
  },
  octavius: {
    number: 26,
    military: 2,
    oratory: 3,
    loyalty: 9,
    influence: 4,
    era: 'late',
    source: 'public S1, S3'
  },
  marius: {
    number: 27,
    military: 4,
    oratory: 2,
    loyalty: 9,
    influence: 4,
    era: 'late',
    source: 'public S1, S3'
  },
  tullius: {
    number: 28,
    military: 2,
    oratory: 3,
    loyalty: 7,
    influence: 3,
    era: 'late',
    source: 'public S1, S3'
  },
  licinius: {
    number: 29,
    military: 3,
    oratory: 2,
    loyalty: 9,
    influence: 3,
    era: 'late',
    source: 'public S1, S3'
  },
  pompeius: {
    number: 30,
    military: 2,
    oratory: 2,
    loyalty: 7,
    influence: 2,
    era: 'late',
    source: 'public S1, S3'
  }
}
