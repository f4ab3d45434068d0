import type { Message } from '../../../engine/message.ts'
import type { Ending } from '../../board/ending.ts'
import type { TurnEvent } from '../../events/turn.ts'
import { message, reference, references } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const turnSentences: SentencesOf<TurnEvent> = {
  'turn-began': ({ turn }) => message('event.turn-began', { turn }),
  'phase-began': ({ phase }) => message('event.phase-began', { phase: reference('phase', phase) }),
  'chits-drawn': ({ chits }) => message('event.chits-drawn', { count: chits.length }),
  died: ({ senator, cause }) => message(`event.died-${cause}`, { senator: reference('senator', senator) }),
  'new-leader': ({ faction, senator }) =>
    message('event.new-leader', {
      side: reference('side', faction),
      senator: reference('senator', senator)
    }),
  eliminated: ({ faction }) => message('event.eliminated', { side: reference('side', faction) }),
  influence: ({ senator, by }) =>
    message(by < 0 ? 'event.influence-lost' : 'event.influence-gained', {
      senator: reference('senator', senator),
      count: Math.abs(by)
    }),
  popularity: ({ senator, by }) =>
    message(by < 0 ? 'event.popularity-lost' : 'event.popularity-gained', {
      senator: reference('senator', senator),
      count: Math.abs(by)
    }),
  unrest: ({ by, now }) =>
    message(by < 0 ? 'event.unrest-fell' : 'event.unrest-rose', { count: Math.abs(by), unrest: now }),
  treasury: ({ by, now }) =>
    message(by < 0 ? 'event.treasury-paid' : 'event.treasury-gained', {
      talents: Math.abs(by),
      treasury: now
    }),
  claimed: ({ claim: { route, faction, senator } }) => {
    const side = reference('side', faction)
    if (route === 'last-card' || !senator) return message('event.claimed-last-card', { side })
    return message(`event.claimed-${route}`, { side, senator: reference('senator', senator) })
  },
  ended: ({ ending }) => ended(ending)
}

function ended({ winners, route, defeat, senator }: Ending): Message {
  if (defeat) return message(`event.ended-${defeat}`)
  if (winners.length === 0) return message('event.ended-draw')
  const sides = references('side', winners)
  if (!route || route === 'last-card' || !senator) return message('event.ended-last-card', { sides })
  return message(`event.ended-${route}`, { sides, senator: reference('senator', senator) })
}
