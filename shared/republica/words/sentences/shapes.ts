import type { Message } from '../../../engine/message.ts'
import type { RepublicEvent } from '../../events/index.ts'

/** A function for each type of event in a union. */
export type SentencesOf<Event extends RepublicEvent> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>) => Message
}
