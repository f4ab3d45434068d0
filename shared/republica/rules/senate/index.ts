import { adjourn } from './adjourn.ts'
import { conductBusiness } from './business.ts'
import { electCensor, holdTrials } from './censor.ts'
import { closeSenate } from './close.ts'
import { closeVote } from './close-vote.ts'
import { electPair, nameQuaestors, shareConsulate } from './consuls.ts'
import { electDictator, nameDictator, nameMasterOfHorse } from './dictator.ts'
import { claimExile } from './exile.ts'
import { electGovernors } from './governors.ts'
import { offerLaws } from './laws.ts'
import { attemptMurder } from './murder.ts'
import { openSession } from './open.ts'
import { proposeByTribune } from './tribune-proposal.ts'
import { callNextFaction } from './vote.ts'

/** The scripts of this part, by their tasks. */
export const senateScripts = {
  senate: openSession,
  'elect-consuls': electPair,
  'share-consulate': shareConsulate,
  'name-quaestors': nameQuaestors,
  'name-dictator': nameDictator,
  'elect-dictator': electDictator,
  'name-master-of-horse': nameMasterOfHorse,
  'elect-censor': electCensor,
  'hold-trials': holdTrials,
  'elect-governors': electGovernors,
  'bring-in-laws': offerLaws,
  business: conductBusiness,
  vote: callNextFaction,
  'close-vote': closeVote,
  adjourn,
  'close-senate': closeSenate,
  'tribune-proposal': proposeByTribune,
  murder: attemptMurder,
  'claim-exile': claimExile
}
