import { parentPort } from 'node:worker_threads'
import type { GameRegistry } from '#shared/engine/any-game.ts'
import type { BotReply } from '#shared/engine/bot.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import type { AnswerRecord, OpenMatch } from '#shared/engine/open-match.ts'
import { gameOf } from './game-of.ts'

/** A message to the thread. The thread mirrors each match answer by answer and chooses an answer on request. */
export type BotThreadMessage =
  | {
      readonly type: 'open'
      readonly campaign: string
      readonly game: string
      readonly snapshot: Snapshot
      readonly answers: readonly AnswerRecord[]
    }
  | { readonly type: 'follow'; readonly campaign: string; readonly answer: AnswerRecord }
  | { readonly type: 'forget'; readonly campaign: string }
  | ({ readonly type: 'think'; readonly request: number } & BotTask)

/** Asks for an answer: the question of a side after a number of answers. */
export interface BotTask {
  readonly campaign: string
  readonly answers: number
  readonly side: string
  readonly player: string
  readonly memo: unknown
  readonly chance: string
}

/** The thread has loaded its games and is listening. */
export interface BotReady {
  readonly ready: true
}

/** The result of a request: a reply, or why there is none. */
export type BotResult = { readonly request: number } & (
  | { readonly reply: BotReply }
  | { readonly failed: string }
)

/** Runs the thread of the computer players with the app's games. */
export function runBotThread(games: GameRegistry): void {
  const port = parentPort
  if (!port) throw new Error('runBotThread must run in a worker thread')
  const matches = new Map<string, OpenMatch>()
  port.on('message', (message: BotThreadMessage) => {
    if (message.type !== 'think') return mirror(games, matches, message)
    const { request } = message
    const result: BotResult = { request, ...resultOf(matches.get(message.campaign), message) }
    port.postMessage(result)
  })
  port.postMessage({ ready: true } satisfies BotReady)
}

/** Updates the mirrored matches. Drops a match that it cannot follow, so that requests about it fail. */
function mirror(
  games: GameRegistry,
  matches: Map<string, OpenMatch>,
  message: Exclude<BotThreadMessage, { readonly type: 'think' }>
): void {
  const { campaign } = message
  try {
    if (message.type === 'forget') matches.delete(campaign)
    else if (message.type === 'open') {
      matches.set(campaign, gameOf(games, message.game).resume(message.snapshot, message.answers))
    } else follow(matches, campaign, message.answer)
  } catch {
    matches.delete(campaign)
  }
}

function follow(matches: Map<string, OpenMatch>, campaign: string, record: AnswerRecord): void {
  if (!matches.get(campaign)?.replay(record).ok) matches.delete(campaign)
}

function resultOf(
  match: OpenMatch | undefined,
  { answers, side, player, memo, chance }: BotTask
): { readonly reply: BotReply } | { readonly failed: string } {
  if (match?.answers !== answers) return { failed: 'the thread does not have this position' }
  try {
    return { reply: match.botReply(side, player, memo, chance) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
