/** The events of this part. */
export type RevenueEvent = never
