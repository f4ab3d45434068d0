import type { Message } from '../../../engine/message.ts'
import type { TermStatusId } from '../../board/deals.ts'
import type { FactionId } from '../../campaign-options.ts'
import type { DealsEvent } from '../../events/deals.ts'
import { message, reference, references } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const dealsSentences: SentencesOf<DealsEvent> = {
  'deal-offered': ({ offer }) => message('event.deal-offered', { side: reference('side', offer.by) }),
  'deal-refused': ({ by }) => message('event.deal-refused', { side: reference('side', by) }),
  'deal-made': ({ deal }) => message('event.deal-made', { sides: references('side', deal.between) }),
  'term-settled': ({ term, status }) => settled(term.by, status),
  'promise-judged': ({ by, status }) => settled(by, status)
}

function settled(by: FactionId, status: TermStatusId): Message {
  const side = reference('side', by)
  if (status === 'kept') return message('event.term-kept', { side })
  return message(status === 'broken' ? 'event.term-broken' : 'event.term-void', { side })
}
