import { useEffect } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { giveAnswer } from '../../state/table-actions.ts'
import { singleAnswer } from './single-option.ts'

/** Long enough to see what is being played. */
const PAUSE_MS = 450

/** Plays the only option by itself, if the player wants that. Tells whether it is about to. */
export function useSingleOption(decision: Decision): boolean {
  const dispatch = useAppDispatch()
  const plays = useAppSelector((state) => singleAnswer(state, decision) !== null)
  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(() => {
      dispatch((send, getState) => {
        const answer = singleAnswer(getState(), decision)
        if (answer) send(giveAnswer(answer))
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [dispatch, plays, decision])
  return plays
}
