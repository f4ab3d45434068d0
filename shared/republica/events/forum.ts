/** The events of this part. */
export type ForumEvent = never
