import type { OpenBoard } from '../../board/index.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { ConsentRole } from '../../decisions/senate.ts'
import { armyOf } from '../armies.ts'
import { senatorOf } from '../republic.ts'
import { succeededForce } from './business.ts'
import { needsConsentToGovern } from './candidates.ts'
import { companionOf, forceOf, isStrongEnough } from './commands.ts'
import type { OpenProposal } from './session.ts'
import { unitsAt, unitsWithout } from './units.ts'

/** Somebody whose consent a proposal needs. */
export interface NeededConsent {
  readonly senator: SenatorId
  readonly as: ConsentRole
}

/** 9.412, 9.621, 9.63, 9.631, 9.642: whose consent a proposal needs, whoever makes it. */
export function consentsFor(board: OpenBoard, proposal: OpenProposal): readonly NeededConsent[] {
  switch (proposal.about) {
    case 'trial':
      return [{ senator: proposal.prosecutor, as: 'prosecutor' }]
    case 'governors':
      return proposal.posts
        .filter(({ senator }) => needsConsentToGovern(board, senator))
        .map(({ senator }) => ({ senator, as: 'governor' }))
    case 'land-bill':
      return [
        { senator: proposal.sponsor, as: 'sponsor' },
        { senator: proposal.cosponsor, as: 'cosponsor' }
      ]
    case 'repeal':
      return [{ senator: proposal.sponsor, as: 'sponsor' }]
    case 'send':
      return proposal.armies
        .filter((army) => {
          const leaders = { commander: army.commander, masterOfHorse: companionOf(board, army.commander) }
          return !isStrongEnough(board, leaders, army.against, forceOf(board, army))
        })
        .map(({ commander }) => ({ senator: commander, as: 'commander' }))
    case 'recall':
      return successorConsent(board, proposal)
    case 'withdraw':
      return reducedConsent(board, proposal)
    case 'consuls':
    case 'dictator':
    case 'censor':
    case 'assassin-trial':
    case 'consul-for-life':
    case 'concessions':
    case 'raise':
    case 'disband':
    case 'reinforce':
    case 'garrison':
    case 'bequest':
    case 'return':
    case 'decline-fleets':
    case 'minor':
      return []
  }
}

function successorConsent(
  board: OpenBoard,
  proposal: Extract<OpenProposal, { about: 'recall' }>
): readonly NeededConsent[] {
  const { successor, army } = proposal
  const { against } = armyOf(board, army)
  if (!successor || against === 'rebellion' || against === 'home') return []
  const leaders = { commander: successor, masterOfHorse: companionOf(board, successor) }
  return isStrongEnough(board, leaders, against, succeededForce(board, proposal))
    ? []
    : [{ senator: successor, as: 'commander' }]
}

/** 9.642: a proconsul is not weakened below the enemy against his will. */
function reducedConsent(
  board: OpenBoard,
  { army, units }: Extract<OpenProposal, { about: 'withdraw' }>
): readonly NeededConsent[] {
  const { commander, masterOfHorse, against } = armyOf(board, army)
  if (!commander || against === 'rebellion' || against === 'home') return []
  const left = unitsWithout(unitsAt(board, { in: 'army', army }, null), units)
  return isStrongEnough(board, { commander, masterOfHorse }, against, left)
    ? []
    : [{ senator: commander, as: 'proconsul' }]
}

/** Of these, the consents that are still to be asked for: who proposes something agrees for his own senators. */
export function consentsToAsk(
  board: OpenBoard,
  proposal: OpenProposal,
  by: FactionId
): readonly NeededConsent[] {
  return consentsFor(board, proposal).filter(({ senator }) => senatorOf(board, senator).faction !== by)
}
