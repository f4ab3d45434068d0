import type { Session } from '../../board/senate.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { SenatorId } from '../../content/ids.ts'
import type { ChairCause } from '../../events/senate.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { attends, orderOfPrecedence } from '../../queries/precedence.ts'
import { holderOf, senatorOf } from '../../queries/republic.ts'
import type { OpenMotion } from '../../queries/senate/session.ts'
import type { RepublicState } from '../../state.ts'

/** The session, to be changed. */
export function sessionIn({ senate }: RepublicState): Session {
  if (!senate) throw new Error('the Senate is not in session')
  return senate
}

/** 9.11: somebody presides from now on. */
export function takeChair({ state, emit }: RepublicPlay, senator: SenatorId, cause: ChairCause): void {
  const session = sessionIn(state)
  if (session.chair === senator) return
  session.chair = senator
  emit({ type: 'chair-taken', senator, cause })
}

/** 9.34: the next in precedence who has not given the chair away; null if nobody else is there. */
export function nextInChair(state: RepublicState): SenatorId | null {
  const { chair, declined } = sessionIn(state)
  const order = orderOfPrecedence(state).filter((id) => id !== chair)
  return order.find((id) => !declined.includes(id)) ?? order[0] ?? null
}

/** 9.1: if who presides has left or died, the next in precedence does. Returns whose faction asks; null if nobody is left. */
export function settleChair(play: RepublicPlay): FactionId | null {
  const { state } = play
  const session = sessionIn(state)
  if (!session.chair || !attends(state, session.chair)) {
    session.chair = null
    const next = nextInChair(state)
    if (!next) return null
    takeChair(play, next, 'absence')
  }
  return session.chair ? senatorOf(state, session.chair).faction : null
}

/** 9.84: the censor calls the factions to the trial of an assassin’s leader; the chair calls them to all other votes. */
export function callerOf(play: RepublicPlay, { proposal }: OpenMotion): FactionId | null {
  const { state } = play
  const censor = holderOf(state, 'censor')
  if (proposal.about === 'assassin-trial' && censor && attends(state, censor)) {
    return senatorOf(state, censor).faction
  }
  return settleChair(play)
}
