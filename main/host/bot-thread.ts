import { parentPort } from 'node:worker_threads'
import type { BotReply } from '#shared/engine/bot.ts'
import type { GameShelf } from '#shared/engine/game-box.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import type { AnswerRecord, OpenMatch } from '#shared/engine/open-match.ts'
import { gameOf } from './game-of.ts'

/** What the thread is told: it follows each match answer by answer, and thinks when it is asked to. */
export type BotWish =
  | {
      readonly wish: 'open'
      readonly campaign: string
      readonly game: string
      readonly snapshot: Snapshot
      readonly answers: readonly AnswerRecord[]
    }
  | { readonly wish: 'follow'; readonly campaign: string; readonly answer: AnswerRecord }
  | { readonly wish: 'forget'; readonly campaign: string }
  | ({ readonly wish: 'think'; readonly request: number } & BotTask)

/** A question to think about: that of a side after so many answers. */
export interface BotTask {
  readonly campaign: string
  readonly answers: number
  readonly side: string
  readonly player: string
  readonly memo: unknown
  readonly chance: string
}

/** The thread has read its games and listens. */
export interface BotReady {
  readonly ready: true
}

/** What comes back for each request: a reply, or why there is none. */
export type BotResult = { readonly request: number } & (
  | { readonly reply: BotReply }
  | { readonly failed: string }
)

/** The whole of a thread in which computer players think: an app starts it with its own games. */
export function runBotThread(games: GameShelf): void {
  const port = parentPort
  if (!port) throw new Error('this runs in a thread')
  const matches = new Map<string, OpenMatch>()
  port.on('message', (wish: BotWish) => {
    if (wish.wish !== 'think') return mirror(games, matches, wish)
    const { request } = wish
    const result: BotResult = { request, ...thought(matches.get(wish.campaign), wish) }
    port.postMessage(result)
  })
  port.postMessage({ ready: true } satisfies BotReady)
}

/** A match that cannot be followed is let go: whoever asks about it is told so. */
function mirror(
  games: GameShelf,
  matches: Map<string, OpenMatch>,
  wish: Exclude<BotWish, { readonly wish: 'think' }>
): void {
  const { campaign } = wish
  try {
    if (wish.wish === 'forget') matches.delete(campaign)
    else if (wish.wish === 'open') {
      matches.set(campaign, gameOf(games, wish.game).resume(wish.snapshot, wish.answers))
    } else follow(matches, campaign, wish.answer)
  } catch {
    matches.delete(campaign)
  }
}

function follow(matches: Map<string, OpenMatch>, campaign: string, record: AnswerRecord): void {
  if (!matches.get(campaign)?.follow(record).ok) matches.delete(campaign)
}

function thought(
  match: OpenMatch | undefined,
  { answers, side, player, memo, chance }: BotTask
): { readonly reply: BotReply } | { readonly failed: string } {
  if (match?.answers !== answers) return { failed: 'the position is not known' }
  try {
    return { reply: match.botReply(side, player, memo, chance) }
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
