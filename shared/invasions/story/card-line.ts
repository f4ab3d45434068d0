import type { Message } from '../../engine/message.ts'
import { message, reference } from '../words/message.ts'
import { nationWords } from '../words/sentences/sentence.ts'
import type { CardFacts } from './card-facts.ts'

/** One line of story for a campaign's card: the last deed, or the greatest nation. */
export function cardLineOf({ deed, greatest }: CardFacts): Message | null {
  if (deed) {
    const { turn, nation, source, points } = deed
    const told = { turn, points, nation: nationWords(nation) }
    if (points < 0) {
      return message('line.points-lost', { ...told, points: -points, reason: reference('reason', source) })
    }
    switch (source) {
      case 'sack':
      case 'kingdom':
      case 'submission':
        return message(`line.${source}`, told)
      default:
        return message('line.points', { ...told, reason: reference('reason', source) })
    }
  }
  return greatest
    ? message('line.greatest', { nation: nationWords(greatest.nation), count: greatest.provinces })
    : null
}
