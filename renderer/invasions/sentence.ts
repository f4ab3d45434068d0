import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { Sentence } from '../table/log/sentence.ts'
import { eventMessage, isRoll, linesOf, rollMessage } from './event-message.ts'

/** An event of the game in words, with the calculation behind it. */
export function sentenceOf(event: InvasionsEvent): Sentence {
  const lines = linesOf(event).map((line) => ({ ...line, why: { ref: 'modifier', id: line.why } }))
  if (!isRoll(event)) return { message: eventMessage(event), lines, ...toneOf(event) }
  const { actor, place, rule, faces, dice, total } = event
  return {
    message: rollMessage(event),
    of: [
      ...(actor === undefined ? [] : [{ ref: 'actor', id: actor }]),
      ...(place === undefined ? [] : [{ ref: 'place', id: place }])
    ],
    rule,
    dice: { faces, values: dice, total },
    lines
  }
}

function toneOf({ type }: InvasionsEvent): Pick<Sentence, 'tone'> {
  if (type === 'turn-began' || type === 'step-began') return { tone: 'heading' }
  return type === 'gap' ? { tone: 'warning' } : {}
}
