import type { GamesId, LandBillId } from './ids.ts'
import type { GamesRecord, LandBillRecord } from './records.ts'

/** 7.4: the games. Costs and effects: public S1; the names are ours. */
export const games: Readonly<Record<GamesId, GamesRecord>> = {
  minor: { cost: 7, popularity: 1, unrest: -1 },
  medium: { cost: 13, popularity: 2, unrest: -2 },
  grand: { cost: 18, popularity: 3, unrest: -3 }
}

/** 9.63: the land certificates. The yearly costs are printed (9.63), the other figures public S1, S2. */
export const landBills: Readonly<Record<LandBillId, LandBillRecord>> = {
  I: {
    type: 'I',
    cost: 20,
    isYearly: false,
    most: 1,
    pass: { sponsor: 2, cosponsor: 1, against: -1, unrest: -1 },
    repeal: null
  },
  II: {
    type: 'II',
    cost: 5,
    isYearly: true,
    most: 2,
    pass: { sponsor: 2, cosponsor: 1, against: -1, unrest: -2 },
    repeal: { sponsor: -2, inFavour: -1, unrest: 2 }
  },
  III: {
    type: 'III',
    cost: 10,
    isYearly: true,
    most: 3,
    pass: { sponsor: 4, cosponsor: 2, against: -2, unrest: -3 },
    repeal: { sponsor: -4, inFavour: -2, unrest: 3 }
  }
}

/** A row of the population table: from this total on, down to that of the next row. */
export interface PopulationRow {
  readonly from: number
  readonly unrest: number
  /** No recruitment, a manpower shortage, a mob in the Senate. */
  readonly marks: readonly ('no-recruitment' | 'manpower-shortage' | 'mob')[]
}

/** 8.2: the population table, the best row first; below the last row the people revolt. Public S2, S1. */
export const populationTable: readonly PopulationRow[] = [
  { from: 18, unrest: -3, marks: [] },
  { from: 17, unrest: -2, marks: [] },
  { from: 16, unrest: -1, marks: [] },
  { from: 11, unrest: 0, marks: [] },
  { from: 10, unrest: 1, marks: [] },
  { from: 9, unrest: 2, marks: [] },
  { from: 8, unrest: 3, marks: [] },
  { from: 7, unrest: 3, marks: ['manpower-shortage'] },
  { from: 6, unrest: 4, marks: [] },
  { from: 5, unrest: 4, marks: ['manpower-shortage'] },
  { from: 4, unrest: 5, marks: [] },
  { from: 3, unrest: 5, marks: ['manpower-shortage'] },
  { from: 2, unrest: 5, marks: ['no-recruitment'] },
  { from: 1, unrest: 5, marks: ['no-recruitment', 'mob'] },
  { from: 0, unrest: 6, marks: ['no-recruitment', 'mob'] }
]
