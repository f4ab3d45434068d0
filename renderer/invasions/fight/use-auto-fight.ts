import { useEffect, useState } from 'react'
import type { Answer, Decision } from '#shared/engine/decision.ts'
import { usualAnswer } from '#shared/engine/form-fields.ts'
import { currentFight, placesOfFight } from '#shared/invasions/queries/battle/fights.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'

interface AutoFight {
  /** Whether the rules can propose the answers for the rest of the fight. */
  readonly offered: boolean
  readonly running: boolean
  start(): void
}

/** Answers the rest of a fight with what the rules propose, question by question, until they propose nothing. */
export function useAutoFight(
  view: InvasionsView,
  decision: Decision | null,
  busy: boolean,
  onAnswer: (answer: Answer) => void
): AutoFight {
  const fight = currentFight(view)
  const name = fight ? [fight.kind, ...placesOfFight(fight)].join(' ') : null
  const [autoFought, setAutoFought] = useState<string | null>(null)
  const answer = decision && usualAnswer(decision.body)
  const running = autoFought !== null && autoFought === name && answer !== null
  const number = decision?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once, by its number
  useEffect(() => {
    if (running && !busy && answer) onAnswer(answer)
  }, [running, busy, number])
  return { offered: name !== null && answer !== null && !running, running, start: () => setAutoFought(name) }
}
