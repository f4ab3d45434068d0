import { z } from 'zod'
import type { SenatorId } from '../content/ids.ts'
import { oneOf } from './shapes.ts'

export interface PopulationAbouts {
  /** No. 13; 8.2: on the year of office of whoever speaks. */
  approve: { readonly speaker: SenatorId; readonly votes: number }
}

export const populationAnswers = {
  approve: oneOf(z.enum(['for', 'against', 'abstain']))
}
