import type { RevolutionEvent } from '../../events/revolution.ts'
import { message, reference } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const revolutionSentences: SentencesOf<RevolutionEvent> = {
  'card-discarded': ({ faction, card }) =>
    message('event.card-discarded', { side: reference('side', faction), card: reference('card', card) }),
  'command-laid-down': ({ senator }) =>
    message('event.command-laid-down', { senator: reference('senator', senator) }),
  'legions-sounded': ({ senator, follow, refuse }) =>
    message('event.legions-sounded', {
      senator: reference('senator', senator),
      count: follow.length,
      left: refuse.length
    }),
  'rebel-outbid': ({ senator, by }) =>
    message('event.rebel-outbid', {
      senator: reference('senator', by),
      target: reference('senator', senator)
    }),
  rebelled: ({ senator, faction, strength }) =>
    message('event.rebelled', {
      senator: reference('senator', senator),
      side: reference('side', faction),
      value: strength
    }),
  'joined-revolt': ({ senator, rebel }) =>
    message('event.joined-revolt', {
      senator: reference('senator', senator),
      target: reference('senator', rebel)
    })
}
