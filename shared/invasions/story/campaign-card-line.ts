import type { Message } from '../../engine/message.ts'
import { message, reference } from '../words/message.ts'
import { nationReference } from '../words/sentences/sentence-parts.ts'
import type { CampaignCardFacts } from './campaign-card-facts.ts'

/** One line of story for a campaign's card: the last deed, or the greatest nation. */
export function campaignCardLine({ deed, greatest }: CampaignCardFacts): Message | null {
  if (deed) {
    const { turn, nation, source, points } = deed
    const told = { turn, points, nation: nationReference(nation) }
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
    ? message('line.greatest', { nation: nationReference(greatest.nation), count: greatest.provinces })
    : null
}
