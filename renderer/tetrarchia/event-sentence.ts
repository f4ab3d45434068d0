import { type Reference, reference } from '#shared/engine/message.ts'
import type { TetrarchiaEvent } from '#shared/tetrarchia/events.ts'
import type { Roll } from '#shared/tetrarchia/rolls.ts'
import { sentenceOf as messageOf } from '#shared/tetrarchia/words/sentences.ts'
import { provinceAt } from '#shared/tetrarchia/world/queries.ts'
import type { ChapterHead, Sentence } from '../table/log/sentence.ts'
import { animationOf } from './animations/board-animation.ts'
import { calculationOf } from './fight/calculation.ts'

/** An event of the game as a sentence, with its dice and its place. */
export function eventSentence(event: TetrarchiaEvent): Sentence {
  const chapter = chapterOf(event)
  const place = placeOf(event)
  const base = { message: messageOf(event), ...(place === undefined ? {} : { place }) }
  if (chapter) return { ...base, chapter }
  if (event.type === 'battle') return { ...base, rule: 'I.5', lines: calculationOf(event.sums) }
  if (event.type !== 'roll') return base
  const { rule, faces, dice } = event
  return { ...base, of: rolledFor(event), rule, dice: { faces, values: dice, total: null } }
}

/** The province that two dice name, or whom and what a battle concerns. */
function rolledFor({ reason, dice: [roman, plain], actor, place }: Roll): Reference[] {
  if (roman !== undefined && plain !== undefined && (reason === 'strike' || reason === 'more-revolt')) {
    return [reference('province', provinceAt(roman, plain))]
  }
  return [
    ...(actor === undefined ? [] : [reference('actor', actor)]),
    ...(place === undefined ? [] : [reference('place', place)])
  ]
}

function chapterOf(event: TetrarchiaEvent): ChapterHead | null {
  switch (event.type) {
    case 'turn-began':
      return { rank: 'turn', side: event.emperor }
    case 'barbarians-began':
      return { rank: 'step', side: null }
    default:
      return null
  }
}

/** The place of an event; of a movement, its end. */
function placeOf(event: TetrarchiaEvent): string | undefined {
  if (event.type === 'roll') return event.place
  const sight = animationOf(event)
  return sight?.kind === 'travel' ? sight.way.at(-1) : sight?.places[0]
}
