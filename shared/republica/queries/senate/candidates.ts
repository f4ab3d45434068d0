import type { OpenBoard } from '../../board/index.ts'
import type { ProvinceId, SenatorId } from '../../content/ids.ts'
import { entriesIn } from '../../entries.ts'
import { figures } from '../../figures.ts'
import { attendance, attends } from '../precedence.ts'
import { senatorOf } from '../republic.ts'
import { isRejected, sessionOf } from './session.ts'

export type Pair = readonly [SenatorId, SenatorId]

/** 9.24: in Rome, and without a high office but that of censor. Nobody is consul two turns running (9.2). */
export function mayBeConsul(board: OpenBoard, id: SenatorId): boolean {
  const { office, record } = senatorOf(board, id)
  if (office !== null && office !== 'censor') return false
  const wasConsul = record.includes('rome-consul') || record.includes('field-consul')
  return !wasConsul || board.laws.includes('tradition-erodes')
}

/**
 * 9.2: the candidates for the consulate. If fewer than two remain, nobody is barred: Rome must have consuls, and the
 * rulebook knows no year without.
 */
export function consularCandidates(board: OpenBoard): readonly SenatorId[] {
  const present = attendance(board)
  const eligible = present.filter((id) => mayBeConsul(board, id))
  return eligible.length >= 2 ? eligible : present
}

/** 9.21, 9.23: the pairs that may still be nominated. */
export function openPairs(board: OpenBoard): readonly Pair[] {
  const candidates = consularCandidates(board)
  return candidates
    .flatMap((one, index) => candidates.slice(index + 1).map((other): Pair => [one, other]))
    .filter((pair) => !isRejected(board, { about: 'consuls', pair }))
}

/** 9.21: the pairs that have been beaten or vetoed. */
export function beatenPairs(board: OpenBoard): readonly (readonly SenatorId[])[] {
  return sessionOf(board).rejected.flatMap((each) => (each.about === 'consuls' ? [each.pair] : []))
}

/** 9.4: ex-consuls in Rome without another office; if there is none, anybody in Rome without one. */
export function censorCandidates(board: OpenBoard): readonly SenatorId[] {
  const free = attendance(board).filter((id) => {
    const { office } = senatorOf(board, id)
    return office === null || office === 'censor'
  })
  const experienced = free.filter((id) => senatorOf(board, id).exConsul > 0)
  return experienced.length > 0 ? experienced : free
}

/** 9.69, 9.72: of the candidates for censor, those who have not been rejected. */
export function openCensorCandidates(board: OpenBoard): readonly SenatorId[] {
  return censorCandidates(board).filter((senator) => !isRejected(board, { about: 'censor', senator }))
}

/** 9.91: anybody in Rome without an office may be dictator, or master of horse. */
export function officeless(board: OpenBoard): readonly SenatorId[] {
  return attendance(board).filter((id) => senatorOf(board, id).office === null)
}

export function openDictatorCandidates(board: OpenBoard): readonly SenatorId[] {
  return officeless(board).filter((senator) => !isRejected(board, { about: 'dictator', senator }))
}

/** 9.62, 9.623: in the session or, unaligned, in the forum; without an office. */
export function mayGovern(board: OpenBoard, id: SenatorId): boolean {
  const senator = board.senators[id]
  return senator?.at === 'rome' && senator.office === null
}

/** 9.62: the candidates for a province; those whom the house has rejected for it alone do not return. */
export function governorCandidates(board: OpenBoard, province: ProvinceId): readonly SenatorId[] {
  return entriesIn(board.senators)
    .map(([id]) => id)
    .filter((id) => mayGovern(board, id))
    .filter((senator) => !isRejected(board, { about: 'governors', posts: [{ province, senator }] }))
    .filter((senator) => !isUnwillingToGovern(board, province, senator))
}

/** 9.621: who has come home in this turn is not elected against his will. */
export function needsConsentToGovern(board: OpenBoard, id: SenatorId): boolean {
  return senatorOf(board, id).hasReturned && attends(board, id)
}

function isUnwillingToGovern(board: OpenBoard, province: ProvinceId, senator: SenatorId): boolean {
  return sessionOf(board).unwilling.some(
    (each) =>
      each.about === 'governors' &&
      needsConsentToGovern(board, senator) &&
      each.posts.some((post) => post.province === province && post.senator === senator)
  )
}

/** 9.62: the provinces without a governor. */
export function vacantProvinces(board: OpenBoard): readonly ProvinceId[] {
  return entriesIn(board.provinces).flatMap(([id, { governor }]) => (governor ? [] : [id]))
}

/** 9.67: in Rome, in office, and influential enough (R12). */
export function lifeCandidates(board: OpenBoard): readonly SenatorId[] {
  const { comparators, officeForConsulForLife } = board.options
  const least = comparators === 'printed' ? figures.life.influence + 1 : figures.life.influence
  return attendance(board).filter((id) => {
    const { influence, office } = senatorOf(board, id)
    return influence >= least && (office !== null || officeForConsulForLife === 'not-required')
  })
}
