import type { Session } from '../../board/senate.ts'
import type { RepublicState } from '../../state.ts'
import { sessionIn } from './chair.ts'

/** The elections in which a tribune nominates. */
export type Election = 'consuls' | 'censor' | 'governors'

export function electionIn(state: RepublicState): Election | null {
  const { stage } = sessionIn(state)
  return stage === 'consuls' || stage === 'censor' || stage === 'governors' ? stage : null
}

/** 9.22: whose tribune proposes next. One who may only propose certificates waits until the elections are over. */
export function nextBooking(state: RepublicState): Session['booked'][number] | null {
  const { booked } = sessionIn(state)
  const isElection = electionIn(state) !== null
  return booked.find(({ only }) => !isElection || only === null) ?? null
}

export const isBooked = (state: RepublicState): boolean => nextBooking(state) !== null
