import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { calculationOf } from '#shared/invasions/words/calculation.ts'
import { sentenceOf as messageOf } from '#shared/invasions/words/sentences/index.ts'
import type { Sentence } from '../table/log/sentence.ts'

/** An event of the game in words, with the calculation behind it. */
export function sentenceOf(event: InvasionsEvent): Sentence {
  const told = { message: messageOf(event), lines: calculationOf(event) }
  if (event.type !== 'roll') return { ...told, ...toneOf(event) }
  const { actor, place, rule, faces, dice, total } = event
  return {
    ...told,
    of: [
      ...(actor === undefined ? [] : [{ ref: 'actor', id: actor }]),
      ...(place === undefined ? [] : [{ ref: 'place', id: place }])
    ],
    rule,
    dice: { faces, values: dice, total }
  }
}

function toneOf({ type }: InvasionsEvent): Pick<Sentence, 'tone'> {
  return type === 'turn-began' || type === 'step-began' ? { tone: 'heading' } : {}
}
