import { parentPort } from 'node:worker_threads'
import { z } from 'zod'
import type { GameRegistry } from '#shared/engine/any-game.ts'
import type { CallError } from '#shared/ipc/contract.ts'
import type { CampaignOrigin, NewCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { gameOf } from './game-of.ts'
import { isProven } from './is-proven.ts'
import { type AddedCheckpoint, missingCheckpoints } from './missing-checkpoints.ts'
import { verifyCampaignFile } from './verify-campaign-file.ts'

/** A message of the thread. It sends one for each request. */
export type ImportMessage =
  | { readonly type: 'part-wanted' }
  | {
      readonly type: 'campaign'
      readonly campaign: Omit<CampaignOrigin, 'id'> & Pick<NewCampaign, 'standing'>
    }
  | ({ readonly type: 'part'; readonly before: number } & ImportPart)
  | { readonly type: 'whole' }
  /** The answers do not lead from the start to the positions, or this version cannot replay them. */
  | { readonly type: 'unproven' }
  | ({ readonly type: 'checkpoint' } & AddedCheckpoint)
  | { readonly type: 'end' }
  | { readonly type: 'refused'; readonly error: CallError }

export type ImportPart = Pick<NewCampaign, 'answers' | 'log' | 'checkpoints'>

/** The host writes this many rows before it yields to other work. */
const ROWS_PER_MESSAGE = 50

/** A request of the host: first one with each part of the file, then one for each message. */
const requestSchema = z.union([z.object({ part: z.string() }), z.object({ next: z.literal(true) })])
export type ImportRequest = z.infer<typeof requestSchema>

/** Runs the thread that reads one campaign file with the app's games. */
export function runImportThread(games: GameRegistry): void {
  const port = parentPort
  if (!port) throw new Error('runImportThread must run in a worker thread')
  const parts: string[] = []
  const messages = messagesOf(games, () => parts.splice(0).join(''))
  port.on('message', (message) => {
    const request = requestSchema.parse(message)
    if ('part' in request) {
      parts.push(request.part)
      port.postMessage({ type: 'part-wanted' } satisfies ImportMessage)
      return
    }
    const { value, done } = messages.next()
    if (done) port.close()
    else port.postMessage(value)
  })
}

function* messagesOf(games: GameRegistry, takeContent: () => string): Generator<ImportMessage> {
  try {
    const whole = verifyCampaignFile(games, takeContent())
    const { answers, log, checkpoints, ...campaign } = whole
    yield { type: 'campaign', campaign }
    for (const checkpoint of checkpoints) {
      yield { type: 'part', before: 0, answers: [], log: [], checkpoints: [checkpoint] }
    }
    for (let from = 0; from < log.length; from += ROWS_PER_MESSAGE) {
      const to = from + ROWS_PER_MESSAGE
      yield {
        type: 'part',
        before: from,
        answers: answers.slice(from, to),
        log: log.slice(from, to),
        checkpoints: []
      }
    }
    yield { type: 'whole' }
    // The player can already open the campaign.
    const game = gameOf(games, whole.game)
    if (!isProven(game, whole)) yield { type: 'unproven' }
    // These checkpoints speed up looking back.
    for (const added of missingCheckpoints(game, whole)) yield { type: 'checkpoint', ...added }
    yield { type: 'end' }
  } catch (error) {
    const failure = error instanceof CallFailure ? error : CallFailure.of('internal', String(error))
    yield { type: 'refused', error: failure.error }
  }
}
