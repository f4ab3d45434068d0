import type { Decision } from '#shared/engine/decision.ts'
import type { Speaker } from '../i18n/speaker.ts'

/** What the open decision says of a place: what can be chosen there, and why something cannot. */
export function placeNotes({ body }: Decision, place: string, words: Speaker): string[] {
  const options =
    body.type === 'choice'
      ? body.options
      : body.fields.flatMap((field) => ('options' in field ? field.options : []))
  const offered = options.filter((option) => option.place === place).map(({ label }) => words.say(label))
  const blocked = (body.blocked ?? [])
    .filter((option) => option.place === place)
    .map(({ label, refusal }) =>
      words.text('map.blocked', {
        what: words.say(label),
        why: words.say(refusal.reason),
        rule: refusal.rule
      })
    )
  return [...offered, ...blocked]
}
