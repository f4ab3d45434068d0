import { useCallback } from 'react'
import type { Orders, Reply } from '#shared/engine/decision.ts'
import { useAppDispatch, useAppSelector } from '../state/store.ts'
import { sendAnswer, sendStandingOrders } from '../state/table-actions.ts'

export interface Answering {
  /** An answer is being sent, or none can be sent now. */
  readonly busy: boolean
  /** Answers the open question at once. */
  readonly answer: (answer: Reply) => void
  /** Sends standing orders. */
  readonly sendStandingOrders: (orders: Orders['orders']) => Promise<void>
}

/** Lets a game's own views answer the open question without the panel's button. */
export function useAnswering(): Answering {
  const dispatch = useAppDispatch()
  const busy = useAppSelector(
    ({ table, connection }) =>
      connection.connection.status !== 'open' || table.stage !== 'seated' || table.sending
  )
  const answer = useCallback((given: Reply) => void dispatch(sendAnswer(given)), [dispatch])
  const order = useCallback((given: Orders['orders']) => dispatch(sendStandingOrders(given)), [dispatch])
  return { busy, answer, sendStandingOrders: order }
}
