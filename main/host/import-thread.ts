import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import type { GameShelf } from '#shared/engine/game-box.ts'
import type { CallError } from '#shared/ipc/contract.ts'
import type { CampaignOrigin, NewCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { gameOf } from './game-of.ts'
import { checkpointsBetween, type LaidCheckpoint } from './lay-checkpoints.ts'
import { readCampaign } from './read-campaign.ts'

/** What the thread hands over, one at a time and each when it is asked for. */
export type ImportMessage =
  | { readonly is: 'part-wanted' }
  | { readonly is: 'campaign'; readonly campaign: Omit<CampaignOrigin, 'id'> & Pick<NewCampaign, 'standing'> }
  | ({ readonly is: 'part'; readonly before: number } & ImportPart)
  | { readonly is: 'whole' }
  | ({ readonly is: 'laid' } & LaidCheckpoint)
  | { readonly is: 'all-laid' }
  | { readonly is: 'refused'; readonly error: CallError }

export type ImportPart = Pick<NewCampaign, 'answers' | 'log' | 'checkpoints'>

/** So many rows are written without letting others have a word. */
const ROWS_AT_ONCE = 50

/** First the parts of the file, then a wish for each message. */
const wishSchema = z.union([z.object({ part: z.string() }), z.object({ next: z.literal(true) })])
export type ImportWish = z.infer<typeof wishSchema>

/** The whole of a thread that reads one campaign file: an app starts it with its own games. */
export function runImportThread(games: GameShelf): void {
  const port = parentPort
  if (!port) throw new Error('this runs in a thread')
  const parts: string[] = []
  const messages = messagesOf(games, () => parts.splice(0).join(''))
  port.on('message', (message) => {
    const wish = wishSchema.parse(message)
    if ('part' in wish) {
      parts.push(wish.part)
      port.postMessage({ is: 'part-wanted' } satisfies ImportMessage)
      return
    }
    const { value, done } = messages.next()
    if (done) port.close()
    else port.postMessage(value)
  })
}

function* messagesOf(games: GameShelf, takeContent: () => string): Generator<ImportMessage> {
  try {
    const whole = readCampaign(games, takeContent())
    const { answers, log, checkpoints, ...campaign } = whole
    yield { is: 'campaign', campaign }
    for (const checkpoint of checkpoints) {
      yield { is: 'part', before: 0, answers: [], log: [], checkpoints: [checkpoint] }
    }
    for (let from = 0; from < log.length; from += ROWS_AT_ONCE) {
      const to = from + ROWS_AT_ONCE
      yield {
        is: 'part',
        before: from,
        answers: answers.slice(from, to),
        log: log.slice(from, to),
        checkpoints: []
      }
    }
    yield { is: 'whole' }
    // Whoever waits for the campaign has it: the rest is for looking back.
    for (const laid of checkpointsBetween(gameOf(games, whole.game), whole)) yield { is: 'laid', ...laid }
    yield { is: 'all-laid' }
  } catch (error) {
    const failure = error instanceof CallFailure ? error : CallFailure.of('internal', String(error))
    yield { is: 'refused', error: failure.error }
  }
}
