import type { Script } from '../../ask.ts'

/** The scripts of this part, by their tasks. */
export const senateScripts = {
  *senate(): Script {},
  *'elect-consuls'(): Script {},
  *'share-consulate'(): Script {},
  *'name-quaestors'(): Script {},
  *'name-dictator'(): Script {},
  *'elect-dictator'(): Script {},
  *'name-master-of-horse'(): Script {},
  *'elect-censor'(): Script {},
  *'hold-trials'(): Script {},
  *'elect-governors'(): Script {},
  *business(): Script {},
  *vote(): Script {},
  *'close-vote'(): Script {},
  *adjourn(): Script {},
  *'close-senate'(): Script {},
  *'tribune-proposal'(): Script {},
  *murder(): Script {},
  *'claim-exile'(): Script {}
}
