import type { SetUpEvent } from '../../events/set-up.ts'
import { message, reference } from '../message.ts'
import type { SentencesOf } from './shapes.ts'

/** One sentence for each type of event of this part. The compiler reports a missing type. */
export const setUpSentences: SentencesOf<SetUpEvent> = {
  'first-consul': ({ senator }) => message('event.first-consul', { senator: reference('senator', senator) }),
  'quaestor-named': ({ senator, quaestor }) =>
    message('event.quaestor-named', {
      senator: reference('senator', senator),
      quaestor: reference('quaestor', quaestor)
    }),
  'concession-played': ({ concession, senator }) =>
    message('event.concession-played', {
      concession: reference('concession', concession),
      senator: reference('senator', senator)
    }),
  'statesman-played': ({ faction, senator }) =>
    message('event.statesman-played', {
      side: reference('side', faction),
      senator: reference('senator', senator)
    })
}
