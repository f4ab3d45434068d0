import type { Field } from './queries/battle/field.ts'

/** What is being fought out: a part of the state while it lasts, and of no state at rest. */
export type Fight = Field
