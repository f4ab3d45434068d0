import { useEffect } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { giveAnswer } from '../../state/table-actions.ts'

/** Long enough to see what is being played. */
const PAUSE_MS = 450

/** Plays the only option by itself, if the player wants that; never one that was just taken back. */
export function useSingleOption(decision: Decision): boolean {
  const dispatch = useAppDispatch()
  const wanted = useAppSelector(
    ({ settings, table, connection }) =>
      settings['single-options'] === 'play' &&
      connection.connection.status === 'open' &&
      table.stage === 'seated' &&
      !table.recap &&
      table.refusal === null &&
      table.held !== decision.number
  )
  const { body } = decision
  const only = body.type === 'choice' && body.options.length === 1 ? body.options[0]?.key : undefined
  const plays = wanted && only !== undefined
  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(() => dispatch(giveAnswer({ option: only })), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [dispatch, plays, only])
  return plays
}
