import type { Decision } from '#shared/engine/decision.ts'
import type { Speaker } from '../i18n/speaker.ts'
import { offeredIn } from './decision/highlights.ts'

/** What the open decision says of a place: what can be chosen there, and why something cannot. */
export function placeNotes(decision: Decision, place: string, words: Speaker): string[] {
  const offered = offeredIn(decision)
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
