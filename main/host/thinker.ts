import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { BotReply } from '#shared/engine/bot.ts'
import { givenSchema, isReply, type Reply } from '#shared/engine/decision.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import { memoSchema, reasonsSchema } from '../store/answer-note.ts'
import type { BotReady, BotResult, BotTask, BotWish } from './bot-thread.ts'

/** Nobody thinks so long: who does has lost his way. */
const PATIENCE_MS = 20_000
/** A thread reads its games first, which takes long where everything is slow. */
const PATIENCE_AT_START_MS = 120_000

/** A reply, or why there is none. */
export type Thought = { readonly reply: BotReply } | { readonly failed: string }

/** Which match, of which game. */
export interface Thinkable {
  readonly campaign: string
  readonly game: string
  readonly match: OpenMatch
}

interface Request {
  readonly resolve: (thought: Thought) => void
  watchdog: NodeJS.Timeout
}

/** The match reads the answer itself with the schema of its question. */
const replySchema = z.object({
  answer: givenSchema.refine((given): given is Reply => isReply(given)),
  reasons: reasonsSchema,
  memo: memoSchema
})

/**
 * Lets computer players think in a thread that follows the matches, so that the host's own is free. It starts with the
 * first question; who never replies is broken off, and the thread begins anew.
 */
export class Thinker {
  readonly #threadFile: string
  readonly #patience: number
  readonly #waiting = new Map<number, Request>()
  /** The campaigns that the thread follows. */
  readonly #followed = new Set<string>()
  #thread: Worker | null = null
  #isReady = false
  #requests = 0
  #closed = false

  constructor(threadFile: string, patience: number = PATIENCE_MS) {
    this.#threadFile = threadFile
    this.#patience = patience
  }

  /** Starts the thread before anybody asks: it has a whole game to read. */
  prepare(): void {
    if (!this.#closed) this.#thread ??= this.#start()
  }

  /** Never fails: why there is no reply is told. */
  think({ campaign, game, match }: Thinkable, task: Omit<BotTask, 'campaign' | 'answers'>): Promise<Thought> {
    if (this.#closed) return Promise.resolve({ failed: 'the host is closing' })
    const request = ++this.#requests
    const { promise, resolve } = Promise.withResolvers<Thought>()
    this.#waiting.set(request, { resolve, watchdog: this.#watchdog() })
    this.#open({ campaign, game, match })
    this.#tell({ wish: 'think', request, campaign, answers: match.answers, ...task })
    return promise
  }

  /** The match has just taken an answer. */
  follow(campaign: string, { lastAnswer }: OpenMatch): void {
    if (this.#followed.has(campaign)) this.#tell({ wish: 'follow', campaign, answer: lastAnswer })
  }

  /** The match has gone back, or is played no more. */
  forget(campaign: string): void {
    if (this.#followed.delete(campaign)) this.#tell({ wish: 'forget', campaign })
  }

  close(): void {
    this.#closed = true
    this.#breakOff('the host is closing')
  }

  #open({ campaign, game, match }: Thinkable): void {
    if (this.#followed.has(campaign)) return
    this.#followed.add(campaign)
    const { snapshot, answersSince } = match
    this.#tell({ wish: 'open', campaign, game, snapshot, answers: answersSince })
  }

  #tell(wish: BotWish): void {
    this.#thread ??= this.#start()
    this.#thread.postMessage(wish)
  }

  #start(): Worker {
    const thread = new Worker(this.#threadFile)
    thread.on('message', (message: BotReady | BotResult) => {
      if ('ready' in message) this.#ready()
      else this.#settle(message.request, readThought(message))
    })
    thread.on('error', (error) => this.#gone(thread, String(error)))
    thread.on('exit', () => this.#gone(thread, 'the thread has ended'))
    return thread
  }

  #ready(): void {
    this.#isReady = true
    for (const request of this.#waiting.values()) {
      clearTimeout(request.watchdog)
      request.watchdog = this.#watchdog()
    }
  }

  #watchdog(): NodeJS.Timeout {
    const patience = this.#isReady ? this.#patience : PATIENCE_AT_START_MS
    return setTimeout(() => this.#breakOff(`no reply within ${patience} ms`), patience)
  }

  #settle(request: number, thought: Thought): void {
    const waiting = this.#waiting.get(request)
    clearTimeout(waiting?.watchdog)
    this.#waiting.delete(request)
    waiting?.resolve(thought)
  }

  #breakOff(why: string): void {
    const thread = this.#thread
    if (!thread) return
    this.#gone(thread, why)
    thread.terminate().catch(() => {})
  }

  /** Whoever waits is told; the next question starts another thread. */
  #gone(thread: Worker, why: string): void {
    if (this.#thread !== thread) return
    this.#thread = null
    this.#isReady = false
    this.#followed.clear()
    for (const request of [...this.#waiting.keys()]) this.#settle(request, { failed: why })
  }
}

function readThought(result: BotResult): Thought {
  if ('failed' in result) return { failed: result.failed }
  const reply = replySchema.safeParse(result.reply)
  return reply.success ? { reply: reply.data } : { failed: `no reply: ${reply.error.message}` }
}
