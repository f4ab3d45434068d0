import type { AnyGame } from '#shared/engine/any-game.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import { type OpenMatch, type RecordedAnswer, ReplayError } from '#shared/engine/open-match.ts'
import type { CampaignStore, Checkpoint, StoredAnswer, StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { isCheckpointIntact } from './resume-campaign.ts'

/** The cache holds enough positions for moving back and forth. */
const MAX_CACHED = 64
/** A long replay runs in stretches of this many answers and caches the positions between them. */
const STRETCH = 100

/** Replays past moments of one campaign for viewing. It only reads the store and leaves the current match alone. */
export class CampaignPast {
  readonly #store: CampaignStore
  readonly #game: AnyGame
  readonly #origin: Pick<StoredCampaign, 'id' | 'options' | 'seed'>
  /** Positions of recent replays, for stretches with few checkpoints in the store. */
  #cached: readonly Snapshot[] = []

  constructor(store: CampaignStore, game: AnyGame, origin: Pick<StoredCampaign, 'id' | 'options' | 'seed'>) {
    this.#store = store
    this.#game = game
    this.#origin = origin
  }

  /** The match after this number of answers. */
  at(number: number): OpenMatch {
    for (const start of this.#starts(number)) {
      const match = this.#replayInStretches(start, number)
      if (match) return match
    }
    throw CallFailure.of('not-found', `The position after ${number} answers cannot be shown.`)
  }

  /** Clears the cache after an undo, which makes later positions invalid. */
  forget(): void {
    this.#cached = []
  }

  /** Positions to replay from, the nearest first. The last is the start, in case no checkpoint is intact. */
  *#starts(number: number): Generator<Snapshot> {
    const { id, options, seed } = this.#origin
    const stored = this.#store.nearestCheckpoints(id, number).filter((start) => this.#isUsable(start))
    const cached = this.#cached.filter(({ answers }) => answers <= number)
    yield* [...stored, ...cached].sort((left, right) => right.answers - left.answers)
    yield this.#game.begin(options, seed).snapshot
  }

  #isUsable(checkpoint: Checkpoint): boolean {
    return checkpoint.rulesVersion === this.#game.rulesVersion && isCheckpointIntact(checkpoint)
  }

  /** Replays in stretches. Null if an answer is missing or leads to another position than it did. */
  #replayInStretches(start: Snapshot, number: number): OpenMatch | null {
    let from = start
    for (;;) {
      const match = this.#replay(from, Math.min(number, from.answers + STRETCH))
      if (!match || match.answers === number) return match
      // A script may run for longer than a stretch.
      if (match.snapshot.answers === from.answers) return this.#replay(from, number)
      from = match.snapshot
    }
  }

  #replay(from: Snapshot, to: number): OpenMatch | null {
    const answers = this.#store.answersBetween(this.#origin.id, from.answers, to)
    const recorded = answers.flatMap((answer, index) => replayable(answer, index === answers.length - 1))
    if (recorded.length !== to - from.answers) return null
    try {
      const match = this.#game.resume(from, recorded)
      this.#addToCache(match.snapshot)
      return match
    } catch (error) {
      if (error instanceof ReplayError) return null
      throw error
    }
  }

  #addToCache(snapshot: Snapshot): void {
    const others = this.#cached.filter(({ answers }) => answers !== snapshot.answers)
    this.#cached = [...others, snapshot].slice(-MAX_CACHED)
  }
}

/** Only the last answer needs its digest: it covers the whole position and so proves the answers before it. */
function replayable(stored: StoredAnswer | null, isLast: boolean): RecordedAnswer[] {
  if (!stored) return []
  const { side, answer, position } = stored
  return [{ side, answer, position: isLast ? position : null }]
}
