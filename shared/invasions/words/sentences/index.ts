import type { Message } from '../../../engine/message.ts'
import type { InvasionsEvent } from '../../events.ts'
import { message } from '../message.ts'
import { battleSentences } from './battle.ts'
import { chanceSentences } from './chance.ts'
import { courseSentences } from './course.ts'
import { marchSentences } from './marches.ts'
import { realmSentences } from './realm.ts'
import { seaSentences } from './sea.ts'
import type { Sentences } from './sentence.ts'
import { siegeSentences } from './sieges.ts'
import { tieSentences } from './ties.ts'

/** What happened, one sentence for each type of event; the compiler misses those that have none. */
export const sentences: Sentences = {
  roll: ({ reason }) => message(`roll.${reason}`),
  ...courseSentences,
  ...battleSentences,
  ...chanceSentences,
  ...marchSentences,
  ...realmSentences,
  ...seaSentences,
  ...siegeSentences,
  ...tieSentences
}

export function sentenceOf(event: InvasionsEvent): Message {
  // The table's type pairs each type with its event; the compiler loses the pair when it is looked up by type.
  const tell: (event: never) => Message = sentences[event.type]
  return tell(event as never)
}
