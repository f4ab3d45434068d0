import type { Immutable, OpenBoard } from '../../board/index.ts'
import type { Business, ProposalAbout } from '../../board/proposal.ts'
import { bequests } from '../../content/bequests.ts'
import type { LandBillId, SenatorId } from '../../content/ids.ts'
import { landBills } from '../../content/tables.ts'
import { figures } from '../../figures.ts'
import type { RefusalKey } from '../../words/message.ts'
import { armyOf } from '../armies.ts'
import { attends } from '../precedence.ts'
import { holderOf, senatorOf } from '../republic.ts'
import { mayGovern } from './candidates.ts'
import { commanders, sendingProblem } from './commands.ts'
import { isRejected, isSameProposal, sessionOf } from './session.ts'
import { chooseUnits, ITALY, isNothing, raisingCost, sumOfUnits, unitsAt, unitsWithout } from './units.ts'

type About<Topic extends Business['about']> = Immutable<ProposalAbout<Topic>>
export type OpenBusiness = Immutable<Business>

/** 9.68: no rule limits minor motions; a session must end. */
export const MOST_MINOR_MOTIONS = 6

/** 9.6: why this cannot be proposed now; null if it can. */
export function businessProblem(board: OpenBoard, proposal: OpenBusiness): RefusalKey | null {
  const { unwilling } = sessionOf(board)
  if (unwilling.some((other) => isSameProposal(other, proposal))) return 'consent-refused'
  if (proposal.about !== 'minor' && isRejected(board, proposal)) return 'rejected-before'
  return limitProblem(board, proposal) ?? objectProblem(board, proposal)
}

/** 9.61, 9.63, 9.631, 9.68: what may be proposed so many times only. */
function limitProblem(board: OpenBoard, proposal: OpenBusiness): RefusalKey | null {
  const session = sessionOf(board)
  switch (proposal.about) {
    case 'concessions': {
      const isClosed = proposal.grants.some(({ concession }) =>
        session.closedConcessions.includes(concession)
      )
      return isClosed ? 'concession-closed' : null
    }
    case 'land-bill':
      return session.landBills.includes(proposal.bill) ? 'land-bill-proposed' : null
    case 'repeal':
      return session.isRepealTried ? 'no-repeal' : null
    case 'minor':
      return session.minorMotions < MOST_MINOR_MOTIONS ? null : 'minor-limit'
    default:
      return null
  }
}

/** Why this is impossible, whatever has been proposed before; null if it is possible. */
export function objectProblem(board: OpenBoard, proposal: OpenBusiness): RefusalKey | null {
  switch (proposal.about) {
    case 'governors':
      return replacementProblem(board, proposal)
    case 'concessions':
      return grantProblem(board, proposal)
    case 'land-bill':
      return landBillProblem(board, proposal)
    case 'repeal':
      return repealProblem(board, proposal)
    case 'raise':
      return raisingProblem(board, proposal)
    case 'disband':
      return isNothing(proposal.units)
        ? 'nothing-moved'
        : areInItaly(board, proposal.units)
          ? null
          : 'no-such-units'
    case 'send':
      return sendingProblem(board, proposal.armies)
    case 'reinforce':
      return reinforcementProblem(board, proposal)
    case 'withdraw':
      return withdrawalProblem(board, proposal)
    case 'recall':
      return recallProblem(board, proposal)
    case 'garrison':
      return garrisonProblem(board, proposal)
    case 'bequest':
      return bequestProblem(board, proposal)
    case 'return':
      return board.senators[proposal.exile]?.at === 'exile' ? null : 'no-exile'
    case 'decline-fleets':
      return declinableFleets(board).length > 0 ? null : 'no-allied-fleets'
    case 'minor':
      return minorProblem(board, proposal)
  }
}

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length

/** 9.622: as other business, governors who are in their provinces are replaced. */
function replacementProblem(board: OpenBoard, { posts }: About<'governors'>): RefusalKey | null {
  if (hasTwice(posts.map(({ province }) => province)) || hasTwice(posts.map(({ senator }) => senator))) {
    return 'named-twice'
  }
  for (const { province, senator } of posts) {
    const state = board.provinces[province]
    if (!state) return 'not-vacant'
    if (state.governor && state.electedIn === board.turn) return 'elected-this-turn'
    if (!mayGovern(board, senator)) return 'not-a-candidate'
    if (state.governor && board.senators[state.governor]?.at === 'rebellion') return 'not-vacant'
  }
  return null
}

/** 9.61 */
function grantProblem(board: OpenBoard, { grants }: About<'concessions'>): RefusalKey | null {
  // A group gives different concessions to different senators.
  if (
    hasTwice(grants.map(({ concession }) => concession)) ||
    hasTwice(grants.map(({ senator }) => senator))
  ) {
    return 'named-twice'
  }
  for (const { concession, senator } of grants) {
    if (!board.forum.concessions.includes(concession)) return 'no-concession'
    if (!attends(board, senator)) return 'not-in-rome'
    if (concession === 'land-commission' && !isLandBillInForce(board)) return 'commission-forbidden'
  }
  return null
}

export function isLandBillInForce({ landBills: inForce }: OpenBoard): boolean {
  return inForce.I + inForce.II + inForce.III > 0
}

/** 9.63 */
function landBillProblem(board: OpenBoard, proposal: About<'land-bill'>): RefusalKey | null {
  const { bill, sponsor, cosponsor } = proposal
  if (board.landBills[bill] >= landBills[bill].most) return 'land-bill-limit'
  if (sponsor === cosponsor) return 'same-senator'
  return attends(board, sponsor) && attends(board, cosponsor) ? null : 'not-in-rome'
}

/** 9.631: what a sponsor loses by proposing the repeal and voting for it. */
export function repealLoss(bill: LandBillId): number {
  const { repeal } = landBills[bill]
  return repeal ? -(repeal.sponsor + repeal.inFavour) : 0
}

/** 9.631: whether a senator is popular enough to sponsor a repeal. */
export function maySponsorRepeal(board: OpenBoard, sponsor: SenatorId, bill: LandBillId): boolean {
  const { popularity } = senatorOf(board, sponsor)
  const loss = repealLoss(bill)
  return board.options.comparators === 'printed' ? popularity > loss : popularity >= loss
}

function repealProblem(board: OpenBoard, { bill, sponsor }: About<'repeal'>): RefusalKey | null {
  if (!landBills[bill].repeal || board.landBills[bill] === 0) return 'no-repeal'
  if (!attends(board, sponsor)) return 'not-in-rome'
  return maySponsorRepeal(board, sponsor, bill) ? null : 'unpopular-sponsor'
}

/** 9.64: how many units of each kind may still be raised. */
export function raisable(board: OpenBoard): {
  readonly legions: number
  readonly fleets: number
  readonly units: number
} {
  const price = raisingCost(board, 1, figures.units)
  return {
    legions: figures.units.most - board.legions.length,
    fleets: figures.units.most - board.fleets.filter(({ ally }) => ally === null).length,
    units: board.isRecruitmentBarred ? 0 : Math.max(0, Math.floor(board.treasury / price))
  }
}

function raisingProblem(board: OpenBoard, { legions, fleets }: About<'raise'>): RefusalKey | null {
  if (legions + fleets === 0) return 'nothing-moved'
  if (board.isRecruitmentBarred) return 'no-recruitment'
  const most = raisable(board)
  if (legions > most.legions || fleets > most.fleets) return 'unit-limit'
  return legions + fleets <= most.units ? null : 'state-too-poor'
}

function areInItaly(board: OpenBoard, units: About<'disband'>['units']): boolean {
  return chooseUnits(board, units, ITALY, null) !== null
}

/** 10.71: an army in the field, whose commander is a proconsul or has been sent in this session. */
function reinforcementProblem(board: OpenBoard, { army, units }: About<'reinforce'>): RefusalKey | null {
  const target = board.armies.find(({ id }) => id === army)
  if (!target?.commander || target.against === 'rebellion' || target.against === 'home') return 'no-such-army'
  if (isNothing(units)) return 'nothing-moved'
  return chooseUnits(board, units, ITALY, target.against) ? null : 'no-such-units'
}

/** 9.642: units of a proconsul come home; the others stay with him. */
function withdrawalProblem(board: OpenBoard, { army, units }: About<'withdraw'>): RefusalKey | null {
  const target = board.armies.find(({ id }) => id === army)
  if (!target || target.against === 'rebellion' || target.against === 'home') return 'no-such-army'
  if (isNothing(units)) return 'nothing-moved'
  const place = { in: 'army', army } as const
  if (!chooseUnits(board, units, place, null)) return 'no-such-units'
  const present = unitsAt(board, place, null)
  return isNothing(unitsWithout(present, units)) ? 'no-such-army' : null
}

/** 9.66: a proconsul who did not win, with or without a successor. */
function recallProblem(board: OpenBoard, { army, successor, units }: About<'recall'>): RefusalKey | null {
  const target = board.armies.find(({ id }) => id === army)
  if (!target || target.against === 'rebellion' || target.against === 'home') return 'no-such-army'
  if (!target.commander || senatorOf(board, target.commander).office !== 'proconsul') return 'not-a-proconsul'
  if (!successor) return isNothing(units) ? null : 'no-such-units'
  if (!commanders(board).includes(successor)) return 'no-commander'
  const [rome, field] = [holderOf(board, 'rome-consul'), holderOf(board, 'field-consul')]
  if (successor === rome && field && attends(board, field)) return 'field-consul-first'
  return chooseUnits(board, units, ITALY, target.against) ? null : 'no-such-units'
}

/** 9.66: what a successor would lead. */
export function succeededForce(board: OpenBoard, { army, units }: About<'recall'>) {
  return sumOfUnits(unitsAt(board, { in: 'army', army: armyOf(board, army).id }, null), units)
}

/** 9.641 */
function garrisonProblem(board: OpenBoard, { province, to, units }: About<'garrison'>): RefusalKey | null {
  const state = board.provinces[province]
  if (!state) return 'not-vacant'
  if (state.governor && board.senators[state.governor]?.at === 'rebellion') return 'no-such-units'
  if (units.fleets > 0) return 'no-such-units'
  if (isNothing(units)) return 'nothing-moved'
  const from = to === 'province' ? ITALY : ({ in: 'province', province } as const)
  return chooseUnits(board, units, from, null) ? null : 'no-such-units'
}

/** 9.65: the field consul with just the force that the legacy asks for, or more. */
function bequestProblem(board: OpenBoard, { bequest, units }: About<'bequest'>): RefusalKey | null {
  const { needs } = bequests[bequest]
  if (!board.forum.bequests.includes(bequest) || !needs) return 'no-bequest'
  const field = holderOf(board, 'field-consul')
  if (!field || !attends(board, field)) return 'no-commander'
  const enough = countOfLegions(units) >= needs.legions && units.fleets >= needs.fleets
  if (!enough) return 'bequest-needs-more'
  return chooseUnits(board, units, ITALY, 'rebel') ? null : 'no-such-units'
}

/** Counted as legions, veterans once. */
const countOfLegions = ({ legions, veterans }: About<'bequest'>['units']): number => legions + veterans.length

/** 7.1: fleets of Rhodes that have not left Italy. */
export function declinableFleets(board: OpenBoard): readonly number[] {
  if ((board.happenings['rhodian-alliance'] ?? 0) === 0) return []
  return board.fleets.filter(({ ally, place }) => ally !== null && place.in === 'italy').map(({ id }) => id)
}

/** 9.68 */
function minorProblem(board: OpenBoard, { senator }: About<'minor'>): RefusalKey | null {
  return senator && !board.senators[senator] ? 'not-in-rome' : null
}
