import type { Message } from '#shared/engine/message.ts'
import type { DealTerm, MotionTopic } from '#shared/republica/board/deals.ts'
import type { Immutable } from '#shared/republica/board/index.ts'
import { message, reference, references } from '#shared/republica/words/message.ts'

/** A promise as a sentence. */
export function termMessage(term: Immutable<DealTerm>): Message {
  const side = reference('side', term.by)
  switch (term.does) {
    case 'pay':
      return message('term.pay', { side, other: reference('side', term.to), talents: term.talents })
    case 'card':
      return message('term.card', {
        side,
        other: reference('side', term.to),
        card: reference('card', term.card)
      })
    case 'vote':
      return topicMessage(term.on, `term.vote-${term.inFavour ? 'for' : 'against'}`, term.by)
    case 'nominate':
      return term.whom.topic === 'consuls'
        ? message('term.nominate-consuls', { side, senators: references('senator', term.whom.pair) })
        : message('term.nominate-censor', { side, senator: reference('senator', term.whom.senator) })
    case 'contribute':
      return message('term.contribute', { side, talents: term.talents })
    case 'spare':
      return message('term.spare', { side, other: reference('side', term.faction) })
  }
}

/** A promised vote, with what it is about. */
function topicMessage(
  topic: Immutable<MotionTopic>,
  key: 'term.vote-for' | 'term.vote-against',
  by: DealTerm['by']
): Message {
  const side = reference('side', by)
  switch (topic.topic) {
    case 'consuls':
      return message(`${key}-consuls`, { side, senators: references('senator', topic.pair) })
    case 'dictator':
    case 'censor':
    case 'recall':
    case 'consul-for-life':
      return message(`${key}-${topic.topic}`, { side, senator: reference('senator', topic.senator) })
    case 'trial':
      return message(`${key}-trial`, { side, senator: reference('senator', topic.accused) })
    case 'governor':
      return message(`${key}-governor`, {
        side,
        senator: reference('senator', topic.senator),
        province: reference('province', topic.province)
      })
    case 'concession':
      return message(`${key}-concession`, {
        side,
        senator: reference('senator', topic.senator),
        concession: reference('concession', topic.concession)
      })
    case 'land-bill':
    case 'repeal':
      return message(`${key}-${topic.topic}`, { side, bill: reference('land-bill', topic.bill) })
    case 'recruit':
      return message(`${key}-recruit`, { side })
    case 'command':
      return topic.against === 'rebel'
        ? message(`${key}-command-rebel`, { side, senator: reference('senator', topic.senator) })
        : message(`${key}-command`, {
            side,
            senator: reference('senator', topic.senator),
            war: reference('war', topic.against)
          })
  }
}
