import type { GameBox } from '#shared/engine/game-box.ts'
import type { Snapshot } from '#shared/engine/history.ts'
import { type OpenMatch, type RecordedAnswer, ReplayError } from '#shared/engine/open-match.ts'
import type { CampaignStore, Checkpoint, StoredAnswer, StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { isSound } from './resume-campaign.ts'

/** As many positions between scripts are kept at hand as one goes to and fro between. */
const MOST_AT_HAND = 64
/** A long way is gone in hops of so many answers: the positions in between are kept at hand. */
const HOP = 100

/** The past of one campaign, opened to be looked at: the store is only read, and the present is left alone. */
export class Past {
  readonly #store: CampaignStore
  readonly #game: GameBox
  readonly #origin: Pick<StoredCampaign, 'id' | 'options' | 'seed'>
  /** Positions on the way to what was looked at last, for stretches where the store has few. */
  #atHand: readonly Snapshot[] = []

  constructor(store: CampaignStore, game: GameBox, origin: Pick<StoredCampaign, 'id' | 'options' | 'seed'>) {
    this.#store = store
    this.#game = game
    this.#origin = origin
  }

  /** The match as it stood after so many answers. */
  at(number: number): OpenMatch {
    for (const start of this.#starts(number)) {
      const match = this.#reached(start, number)
      if (match) return match
    }
    throw CallFailure.of('not-found', `The position after ${number} answers cannot be shown.`)
  }

  /** Answers were taken back: what followed them never happened. */
  forget(): void {
    this.#atHand = []
  }

  /** Where to begin, the nearest first; in the end the very beginning, in case nothing else can be believed. */
  *#starts(number: number): Generator<Snapshot> {
    const { id, options, seed } = this.#origin
    const stored = this.#store.nearest(id, number).filter((start) => this.#isOurs(start))
    const kept = this.#atHand.filter(({ answers }) => answers <= number)
    yield* [...stored, ...kept].sort((left, right) => right.answers - left.answers)
    yield this.#game.begin(options, seed).snapshot
  }

  #isOurs(checkpoint: Checkpoint): boolean {
    return checkpoint.rulesVersion === this.#game.rulesVersion && isSound(checkpoint)
  }

  /** Null where an answer on the way is missing, or leads elsewhere than it did. */
  #reached(start: Snapshot, number: number): OpenMatch | null {
    let from = start
    for (;;) {
      const match = this.#gone(from, Math.min(number, from.answers + HOP))
      if (!match || match.answers === number) return match
      // A script may run on for longer than a hop.
      if (match.snapshot.answers === from.answers) return this.#gone(from, number)
      from = match.snapshot
    }
  }

  #gone(from: Snapshot, to: number): OpenMatch | null {
    const answers = this.#store.stretch(this.#origin.id, from.answers, to)
    const recorded = answers.flatMap((answer, index) => replayable(answer, index === answers.length - 1))
    if (recorded.length !== to - from.answers) return null
    try {
      const match = this.#game.resume(from, recorded)
      this.#keep(match.snapshot)
      return match
    } catch (error) {
      if (error instanceof ReplayError) return null
      throw error
    }
  }

  #keep(snapshot: Snapshot): void {
    const others = this.#atHand.filter(({ answers }) => answers !== snapshot.answers)
    this.#atHand = [...others, snapshot].slice(-MOST_AT_HAND)
  }
}

/** Where the last answer led vouches for all before it: each digest is of the whole position. */
function replayable(stored: StoredAnswer | null, isLast: boolean): RecordedAnswer[] {
  if (!stored) return []
  const { side, answer, position } = stored
  return [{ side, answer, position: isLast ? position : null }]
}
