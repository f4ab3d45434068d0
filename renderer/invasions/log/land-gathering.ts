import type { InvasionsEvent } from '#shared/invasions/events.ts'
import { message, reference } from '#shared/invasions/words/message.ts'
import { isProvinceId } from '#shared/invasions/world/world-queries.ts'
import type { Gathering } from '../../table/log/sentence.ts'

/** A sentence names up to three provinces. Of more it names the first two. */
const MOST_NAMED = 3
const NAMED_OF_MANY = 2

/** XII.A: what one nation wins from another, or leaves, is one sentence: 'The Alans abandon A, B and four more'. */
export function landGathering(event: InvasionsEvent): Gathering | null {
  if (event.type !== 'province-changed-hands') return null
  const { from, to, province } = event
  const nation = from ?? to
  if (!nation) return null
  const kind = from && to ? 'taken' : to ? 'gained' : 'lost'
  // Where nobody loses them, the winner is the only nation.
  const nations = { nation: reference('nation', nation), other: reference('nation', to ?? nation) }
  return {
    key: `land ${from ?? ''}>${to ?? ''}`,
    item: province,
    say: (items) => {
      const provinces = items.filter(isProvinceId).map((id) => reference('province', id))
      const [first, second] = provinces
      return first && second && provinces.length > MOST_NAMED
        ? message(`event.provinces-${kind}-more`, {
            ...nations,
            province: first,
            second,
            count: provinces.length - NAMED_OF_MANY
          })
        : message(`event.provinces-${kind}`, { ...nations, provinces })
    }
  }
}
