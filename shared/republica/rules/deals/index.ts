import type { Script } from '../../ask.ts'

/** The scripts of this part, by their tasks. */
export const dealsScripts = {
  *deals(): Script {}
}
