import { equalJson } from '../../../engine/json.ts'
import type { OpenBoard } from '../../board/index.ts'
import type { Charge } from '../../board/proposal.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { Chargeable } from '../../decisions/senate.ts'
import { figures } from '../../figures.ts'
import { attendance } from '../precedence.ts'
import { isStatesman } from '../ratings.ts'
import { senatorOf } from '../republic.ts'
import { type OpenProposal, sessionOf } from './session.ts'

export type TrialDegree = 'minor' | 'major'

/** 9.41: two minor trials, or one major: how many of each degree the censor may still hold. */
export function trialsLeft(board: OpenBoard): Readonly<Record<TrialDegree, number>> {
  const { minor, major } = sessionOf(board).trials
  return {
    minor: major > 0 ? 0 : Math.max(0, figures.trial.minor - minor),
    major: minor > 0 || major > 0 ? 0 : figures.trial.major
  }
}

/** 9.411, 9.42, 9.43: what a senator may be tried for. */
export function chargesAgainst(board: OpenBoard, id: SenatorId, degree: TrialDegree): readonly Charge[] {
  const { record, drew, hasReturned, isCorrupt } = senatorOf(board, id)
  const offices = [...new Set(record)].filter((office) =>
    office === 'governor' ? degree === 'minor' && hasReturned && isCorrupt : true
  )
  const charges: Charge[] = offices.map((office) => ({ for: 'office', office }))
  if (degree === 'minor')
    charges.push(...drew.map((concession): Charge => ({ for: 'concession', concession })))
  return charges.filter((charge) => !isCleared(board, id, charge))
}

/** 9.41, 9.72: he has been tried for it in this turn, or the trial was vetoed. */
function isCleared(board: OpenBoard, accused: SenatorId, charge: Charge): boolean {
  return sessionOf(board).cleared.some((each) => each.accused === accused && equalJson(each.charge, charge))
}

/** 9.41: whom the censor may try: anybody in Rome but himself. */
export function chargeable(board: OpenBoard): readonly Chargeable[] {
  const left = trialsLeft(board)
  const { chair } = sessionOf(board)
  return attendance(board)
    .filter((id) => id !== chair)
    .map((accused) => ({
      accused,
      minor: left.minor > 0 ? chargesAgainst(board, accused, 'minor') : [],
      major: left.major > 0 ? chargesAgainst(board, accused, 'major') : []
    }))
    .filter(({ minor, major }) => minor.length + major.length > 0)
}

/** 9.412: another senator, who is neither censor nor accused. */
export function prosecutorsFor(board: OpenBoard, accused: SenatorId | null): readonly SenatorId[] {
  const { chair } = sessionOf(board)
  return attendance(board).filter((id) => id !== chair && id !== accused)
}

/** 9.421: a statesman on a major trial may leave Rome, also on that of a murder (9.84). */
export function mayLeaveRome(proposal: OpenProposal): boolean {
  const isMajor =
    proposal.about === 'assassin-trial' || (proposal.about === 'trial' && proposal.degree === 'major')
  return isMajor && isStatesman(proposal.accused)
}
