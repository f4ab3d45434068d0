/** The events of this part. */
export type RevolutionEvent = never
