import { equalJson } from '../../../engine/json.ts'
import type { Immutable, OpenBoard } from '../../board/index.ts'
import type { Proposal } from '../../board/proposal.ts'
import type { Motion, Session } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import { attends, benchOf } from '../precedence.ts'
import { holderOf, senatorOf } from '../republic.ts'

export type OpenSession = Immutable<Session>
export type OpenMotion = Immutable<Motion>
export type OpenProposal = Immutable<Proposal>

/** The session of the Senate. */
export function sessionOf({ senate }: OpenBoard): OpenSession {
  if (!senate) throw new Error('the Senate is not in session')
  return senate
}

/** What is being voted on. */
export function currentMotion({ senate }: OpenBoard): OpenMotion | null {
  return senate?.motions.at(-1) ?? null
}

/** The faction of who presides. */
export function chairFaction(board: OpenBoard): FactionId | null {
  const chair = board.senate?.chair
  return chair ? senatorOf(board, chair).faction : null
}

/** 9.3: the factions with senators in Rome that have not been called to this vote. */
export function uncalled(board: OpenBoard, motion: Pick<OpenMotion, 'called'>): readonly FactionId[] {
  return board.sides.filter((side) => !motion.called.includes(side) && benchOf(board, side).length > 0)
}

/** 9.69: the same matter as one that has been rejected or vetoed. Lists are compared without their order. */
export function isSameProposal(one: OpenProposal, other: OpenProposal): boolean {
  return equalJson(withoutOrder(one), withoutOrder(other))
}

function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(withoutOrder).toSorted((one, other) => {
      const [left, right] = [JSON.stringify(one), JSON.stringify(other)]
      return left < right ? -1 : left > right ? 1 : 0
    })
  }
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, part]) => [name, withoutOrder(part)]))
}

export function isRejected(board: OpenBoard, proposal: OpenProposal): boolean {
  return sessionOf(board).rejected.some((other) => isSameProposal(other, proposal))
}

/** 9.92: the dictator, while he presides: his proposals are not vetoed. */
export function presidesAsDictator(board: OpenBoard): boolean {
  const dictator = holderOf(board, 'dictator')
  return dictator !== null && board.senate?.chair === dictator && attends(board, dictator)
}
