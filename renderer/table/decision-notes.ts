import type { Decision } from '#shared/engine/decision.ts'
import type { Translator } from '../i18n/translator.ts'
import { offeredOptions } from './decision/place-highlights.ts'

/** The options of the open decision at a place, and why blocked ones are not possible. */
export function decisionNotesAt(decision: Decision, place: string, words: Translator): string[] {
  const offered = offeredOptions(decision)
    .filter((option) => option.place === place)
    .map(({ label }) => words.say(label))
  const blocked = (decision.body.blocked ?? [])
    .filter((option) => option.place === place)
    .map(({ label, refusal }) =>
      words.text('map.blocked', {
        what: words.say(label),
        why: words.say(refusal.reason),
        rule: refusal.rule ?? ''
      })
    )
  return [...offered, ...blocked]
}
