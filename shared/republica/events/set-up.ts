/** The events of this part. */
export type SetUpEvent = never
