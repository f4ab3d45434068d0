import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { BotReply } from '#shared/engine/bot.ts'
import { isReply, type Reply, sideInputSchema } from '#shared/engine/decision.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import { memoSchema, reasonsSchema } from '../store/answer-note.ts'
import type { BotReady, BotResult, BotTask, BotThreadMessage } from './bot-thread.ts'
import { Watchdog } from './watchdog.ts'

/** A computer player that takes longer than this hangs. */
const TIMEOUT_MS = 20_000
/** The first reply may take longer, because the thread loads its games first. */
const STARTUP_TIMEOUT_MS = 120_000

/** A player's reply, or why there is none. */
export type BotOutcome = { readonly reply: BotReply } | { readonly failed: string }

/** A match that the thread mirrors. */
export interface MirroredMatch {
  readonly campaign: string
  readonly game: string
  readonly match: OpenMatch
}

interface PendingRequest {
  readonly resolve: (outcome: BotOutcome) => void
  watchdog: Watchdog
}

/** Checks only the form: the match validates the answer with the schema of its question. */
const replySchema = z.object({
  answer: sideInputSchema.refine((given): given is Reply => isReply(given)),
  reasons: reasonsSchema,
  memo: memoSchema
})

/**
 * Runs computer players in a worker thread that mirrors the matches, so that the host stays responsive. The thread
 * starts with the first question. If a player does not reply in time, the thread is stopped and started again.
 */
export class BotWorker {
  readonly #threadFile: string
  readonly #timeout: number
  readonly #waiting = new Map<number, PendingRequest>()
  /** The campaigns that the thread mirrors. */
  readonly #mirrored = new Set<string>()
  #thread: Worker | null = null
  #isReady = false
  #requests = 0
  #closed = false

  constructor(threadFile: string, timeout: number = TIMEOUT_MS) {
    this.#threadFile = threadFile
    this.#timeout = timeout
  }

  /** Starts the thread early, because it takes time to load the games. */
  prepare(): void {
    if (!this.#closed) this.#thread ??= this.#start()
  }

  /** Asks a player for an answer. Never rejects: a failure is part of the result. */
  think(
    { campaign, game, match }: MirroredMatch,
    task: Omit<BotTask, 'campaign' | 'answers'>
  ): Promise<BotOutcome> {
    if (this.#closed) return Promise.resolve({ failed: 'the host is closing' })
    const request = ++this.#requests
    const { promise, resolve } = Promise.withResolvers<BotOutcome>()
    this.#waiting.set(request, { resolve, watchdog: this.#watchdog() })
    this.#open({ campaign, game, match })
    this.#post({ type: 'think', request, campaign, answers: match.answers, ...task })
    return promise
  }

  /** Passes on the answer that the match has just taken. */
  follow(campaign: string, { lastAnswer }: OpenMatch): void {
    if (this.#mirrored.has(campaign)) this.#post({ type: 'follow', campaign, answer: lastAnswer })
  }

  /** Drops a match that went back or that nobody plays any more. */
  forget(campaign: string): void {
    if (this.#mirrored.delete(campaign)) this.#post({ type: 'forget', campaign })
  }

  close(): void {
    this.#closed = true
    this.#stopThread('the host is closing')
  }

  #open({ campaign, game, match }: MirroredMatch): void {
    if (this.#mirrored.has(campaign)) return
    this.#mirrored.add(campaign)
    const { snapshot, answersSince } = match
    this.#post({ type: 'open', campaign, game, snapshot, answers: answersSince })
  }

  #post(message: BotThreadMessage): void {
    this.#thread ??= this.#start()
    this.#thread.postMessage(message)
  }

  #start(): Worker {
    const thread = new Worker(this.#threadFile)
    thread.on('message', (message: BotReady | BotResult) => {
      if ('ready' in message) this.#onReady()
      else this.#settle(message.request, readOutcome(message))
    })
    thread.on('error', (error) => this.#threadEnded(thread, String(error)))
    thread.on('exit', () => this.#threadEnded(thread, 'the bot thread has ended'))
    return thread
  }

  #onReady(): void {
    this.#isReady = true
    for (const request of this.#waiting.values()) {
      request.watchdog.stop()
      request.watchdog = this.#watchdog()
    }
  }

  #watchdog(): Watchdog {
    const timeout = this.#isReady ? this.#timeout : STARTUP_TIMEOUT_MS
    return new Watchdog(timeout, () => this.#stopThread(`no reply within ${timeout} ms`))
  }

  #settle(request: number, outcome: BotOutcome): void {
    const waiting = this.#waiting.get(request)
    waiting?.watchdog.stop()
    this.#waiting.delete(request)
    waiting?.resolve(outcome)
  }

  #stopThread(why: string): void {
    const thread = this.#thread
    if (!thread) return
    this.#threadEnded(thread, why)
    thread.terminate().catch(() => {})
  }

  /** Fails all pending requests. The next question starts another thread. */
  #threadEnded(thread: Worker, why: string): void {
    if (this.#thread !== thread) return
    this.#thread = null
    this.#isReady = false
    this.#mirrored.clear()
    for (const request of [...this.#waiting.keys()]) this.#settle(request, { failed: why })
  }
}

function readOutcome(result: BotResult): BotOutcome {
  if ('failed' in result) return { failed: result.failed }
  const reply = replySchema.safeParse(result.reply)
  return reply.success ? { reply: reply.data } : { failed: `no reply: ${reply.error.message}` }
}
