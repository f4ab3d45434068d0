/** The events of this part. */
export type DealsEvent = never
