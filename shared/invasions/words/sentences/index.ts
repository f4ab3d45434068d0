import type { Message } from '../../../engine/message.ts'
import type { InvasionsEvent } from '../../events.ts'
import { message } from '../message.ts'
import { battleSentences } from './battle.ts'
import { chanceSentences } from './chance.ts'
import { courseSentences } from './course.ts'
import { marchSentences } from './marches.ts'
import { realmSentences } from './realm.ts'
import { relationSentences } from './relations.ts'
import { seaSentences } from './sea.ts'
import type { Sentences } from './sentence-parts.ts'
import { siegeSentences } from './sieges.ts'

/** One sentence for each type of event. The compiler reports a missing type. */
export const sentences: Sentences = {
  roll: ({ reason }) => message(`roll.${reason}`),
  ...courseSentences,
  ...battleSentences,
  ...chanceSentences,
  ...marchSentences,
  ...realmSentences,
  ...seaSentences,
  ...siegeSentences,
  ...relationSentences
}

export function sentenceOf(event: InvasionsEvent): Message {
  // The table pairs each type with its event; the compiler loses that pairing in a lookup by type.
  const tell: (event: never) => Message = sentences[event.type]
  return tell(event as never)
}
