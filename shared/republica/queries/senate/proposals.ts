import type { OpenBoard } from '../../board/index.ts'
import type { Business, ProposalAbout, Units } from '../../board/proposal.ts'
import { landBillIds } from '../../content/ids.ts'
import { entriesIn, idsIn } from '../../entries.ts'
import { attendance } from '../precedence.ts'
import { senatorOf } from '../republic.ts'
import { businessProblem, maySponsorRepeal, raisable } from './business.ts'
import { mayGovern } from './candidates.ts'
import { expeditionsOf } from './expeditions.ts'
import { ITALY, noUnits, type OpenUnits, unitsAt } from './units.ts'

export type BusinessTopic = Business['about']

const topics = [
  'send',
  'reinforce',
  'recall',
  'withdraw',
  'raise',
  'concessions',
  'land-bill',
  'repeal',
  'governors',
  'garrison',
  'bequest',
  'return',
  'disband',
  'decline-fleets',
  'minor'
] as const satisfies readonly BusinessTopic[]

/**
 * 9.6: what may be proposed now, for computer and random players and for the page. Of amounts, only telling ones are
 * listed: `businessProblem` says whether any other is legal.
 */
export function legalProposals(board: OpenBoard): readonly Business[] {
  return topics.flatMap((topic) => proposalsAbout(board, topic))
}

/** The matters of which at least one proposal is legal now. */
export function openTopics(board: OpenBoard): readonly BusinessTopic[] {
  return topics.filter((topic) =>
    draftsAbout(board, topic).some((draft) => businessProblem(board, draft) === null)
  )
}

export function proposalsAbout(board: OpenBoard, topic: BusinessTopic): readonly Business[] {
  return draftsAbout(board, topic).filter((draft) => businessProblem(board, draft) === null)
}

function draftsAbout(board: OpenBoard, topic: BusinessTopic): readonly Business[] {
  const present = attendance(board)
  switch (topic) {
    case 'send':
      return expeditionsOf(board)
    case 'reinforce':
      return board.armies.flatMap(({ id }) =>
        portionsOf(unitsAt(board, ITALY, null)).map((units) => ({
          about: 'reinforce' as const,
          army: id,
          units
        }))
      )
    case 'recall':
      return recalls(board)
    case 'withdraw':
      return board.armies.flatMap(({ id: army }) =>
        portionsOf(unitsAt(board, { in: 'army', army }, null)).map((units) => ({
          about: 'withdraw' as const,
          army,
          units
        }))
      )
    case 'raise':
      return raisings(board)
    case 'concessions':
      return board.forum.concessions.flatMap((concession) =>
        present.map((senator) => ({ about: 'concessions' as const, grants: [{ concession, senator }] }))
      )
    case 'land-bill':
      return landBillIds.flatMap((bill) =>
        present.flatMap((sponsor) =>
          present.map((cosponsor) => ({ about: 'land-bill' as const, bill, sponsor, cosponsor }))
        )
      )
    case 'repeal':
      return landBillIds.flatMap((bill) =>
        present
          .filter((sponsor) => maySponsorRepeal(board, sponsor, bill))
          .map((sponsor) => ({ about: 'repeal' as const, bill, sponsor }))
      )
    case 'governors':
      return idsIn(board.provinces).flatMap((province) =>
        idsIn(board.senators)
          .filter((senator) => mayGovern(board, senator))
          .map((senator) => ({ about: 'governors' as const, posts: [{ province, senator }] }))
      )
    case 'garrison':
      return garrisons(board)
    case 'bequest':
      return board.forum.bequests.map((bequest) => ({
        about: 'bequest' as const,
        bequest,
        units: { legions: 3, veterans: [], fleets: 3 }
      }))
    case 'return':
      return entriesIn(board.senators).flatMap(([exile, { at }]) =>
        at === 'exile' ? [{ about: 'return' as const, exile }] : []
      )
    case 'disband':
      return portionsOf(unitsAt(board, ITALY, null)).map((units) => ({ about: 'disband' as const, units }))
    case 'decline-fleets':
      return [{ about: 'decline-fleets' }]
    case 'minor':
      return present.flatMap((senator) =>
        (['gratitude', 'censure'] as const).map((tone) => ({
          about: 'minor' as const,
          tone,
          senator,
          words: ''
        }))
      )
  }
}

/** One unit of each kind, all of each kind, and everything. */
function portionsOf(units: OpenUnits): readonly Units[] {
  const { legions, veterans, fleets } = units
  const [veteran] = veterans
  const all: Units = { legions, veterans: [...veterans], fleets }
  const portions: Units[] = [
    { ...noUnits, veterans: [], legions: 1 },
    { ...noUnits, veterans: [], legions },
    { ...noUnits, veterans: [], fleets: 1 },
    { ...noUnits, veterans: [], fleets },
    { ...noUnits, veterans: veteran ? [veteran] : [] },
    all
  ]
  return portions.filter(
    (portion) =>
      portion.legions <= legions &&
      portion.fleets <= fleets &&
      portion.legions + portion.veterans.length + portion.fleets > 0
  )
}

function recalls(board: OpenBoard): readonly ProposalAbout<'recall'>[] {
  return board.armies.flatMap(({ id: army, commander }) => {
    if (!commander || senatorOf(board, commander).office !== 'proconsul') return []
    const successors = attendance(board).filter((id) => {
      const { office } = senatorOf(board, id)
      return office === 'dictator' || office === 'rome-consul' || office === 'field-consul'
    })
    return [null, ...successors].map((successor) => ({
      about: 'recall' as const,
      army,
      successor,
      units: { legions: 0, veterans: [], fleets: 0 }
    }))
  })
}

function raisings(board: OpenBoard): readonly ProposalAbout<'raise'>[] {
  const { legions, fleets, units } = raisable(board)
  const upTo = (most: number) => Array.from({ length: Math.max(0, most) + 1 }, (_, count) => count)
  return upTo(Math.min(legions, units)).flatMap((count) =>
    upTo(Math.min(fleets, units - count)).map((ships) => ({
      about: 'raise' as const,
      legions: count,
      fleets: ships
    }))
  )
}

function garrisons(board: OpenBoard): readonly ProposalAbout<'garrison'>[] {
  return idsIn(board.provinces).flatMap((province) => {
    const moves = [
      ['province', unitsAt(board, ITALY, null)],
      ['italy', unitsAt(board, { in: 'province', province }, null)]
    ] as const
    return moves.flatMap(([to, present]) =>
      portionsOf({ ...present, fleets: 0 }).map((units) => ({
        about: 'garrison' as const,
        province,
        to,
        units
      }))
    )
  })
}
