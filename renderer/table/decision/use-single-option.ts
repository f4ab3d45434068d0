import { useEffect } from 'react'
import type { Decision } from '#shared/engine/decision.ts'
import { useAppDispatch, useAppSelector } from '../../state/store.ts'
import { sendAnswer } from '../../state/table-actions.ts'
import { singleAnswer } from './single-option.ts'

/** Long enough to see the automatic answer. */
const PAUSE_MS = 450

/** Answers automatically if there is a single option and the player wants that. Returns whether it is about to. */
export function useSingleOption(decision: Decision): boolean {
  const dispatch = useAppDispatch()
  const plays = useAppSelector((state) => singleAnswer(state, decision) !== null)
  useEffect(() => {
    if (!plays) return
    const timer = setTimeout(() => {
      dispatch((send, getState) => {
        const answer = singleAnswer(getState(), decision)
        if (answer) send(sendAnswer(answer))
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [dispatch, plays, decision])
  return plays
}
