import type { Message } from '../../../engine/message.ts'
import type { RepublicEvent } from '../../events/index.ts'
import { message } from '../message.ts'
import { combatSentences } from './combat.ts'
import { dealsSentences } from './deals.ts'
import { forumSentences } from './forum.ts'
import { populationSentences } from './population.ts'
import { revenueSentences } from './revenue.ts'
import { revolutionSentences } from './revolution.ts'
import { senateSentences } from './senate.ts'
import { setUpSentences } from './set-up.ts'
import type { SentencesOf } from './shapes.ts'
import { turnSentences } from './turn.ts'

const sentences: SentencesOf<RepublicEvent> = {
  roll: ({ reason }) => message(`roll.${reason}`),
  ...turnSentences,
  ...setUpSentences,
  ...revenueSentences,
  ...forumSentences,
  ...populationSentences,
  ...senateSentences,
  ...combatSentences,
  ...revolutionSentences,
  ...dealsSentences
}

export function isRepublicEvent(event: { readonly type: string }): event is RepublicEvent {
  return Object.hasOwn(sentences, event.type)
}

export function sentenceOf(event: RepublicEvent): Message {
  // The table pairs each type with its event; the compiler loses that pairing in a lookup by type.
  const tell: (event: never) => Message = sentences[event.type]
  return tell(event as never)
}
