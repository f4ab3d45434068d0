import { useEffect, useState } from 'react'
import type { Answer, Decision } from '#shared/engine/decision.ts'
import { presetValues } from '#shared/engine/form-fields.ts'
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
  const answer = decision && proposed(decision)
  const running = autoFought !== null && autoFought === name && answer !== null
  const number = decision?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is answered once, by its number
  useEffect(() => {
    if (running && !busy && answer) onAnswer(answer)
  }, [running, busy, number])
  return { offered: name !== null && answer !== null && !running, running, start: () => setAutoFought(name) }
}

/** What the rules propose, or the only possible answer. */
function proposed({ body }: Decision): Answer | null {
  if (body.type === 'form') return body.preset ? { values: presetValues(body) } : null
  const [only, ...others] = body.options
  if (only && others.length === 0) return { option: only.key }
  return body.preset ? { option: body.preset.answer } : null
}
