/** The events of this part. */
export type PopulationEvent = never
