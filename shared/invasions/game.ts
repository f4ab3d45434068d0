import { createRace } from '../engine/testing/river-race.ts'

/** A tiny real game on the engine, in the seat of Invasions until its rules land. */
export const invasions = createRace(['romans', 'huns', 'persians', 'goths'])
