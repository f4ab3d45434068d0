import type { GameBox } from '#shared/engine/game-box.ts'
import type { OpenMatch, Told } from '#shared/engine/open-match.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import type { AnswerNote } from '../store/answer-note.ts'
import type { CampaignStore, Checkpoint, Standing } from '../store/campaign-store.ts'

/** Where a match stands, as one side may know it; null is everybody, as on its card in the library. */
export function standingOf(match: OpenMatch, side: string | null = null): Standing {
  const { answers, awaiting } = match
  return { answers, summary: match.summary(side), waitingFor: awaiting.map((awaited) => awaited.side) }
}

/** A snapshot as the store keeps it. */
export function checkpointOf(game: GameBox, { snapshot }: OpenMatch): Checkpoint {
  const { answers, state } = snapshot
  return { answers, state, rulesVersion: game.rulesVersion, hash: stableHash(JSON.parse(state)) }
}

/** Writes a campaign's answers to the store as they are taken, with a checkpoint whenever there is a new one. */
export class Recorder {
  readonly #store: CampaignStore
  readonly #game: GameBox
  readonly #campaign: string
  #checkpointAt: number
  /** As many answers as the store has. */
  #answers: number

  constructor(store: CampaignStore, game: GameBox, campaign: string, match: OpenMatch) {
    this.#store = store
    this.#game = game
    this.#campaign = campaign
    this.#checkpointAt = match.snapshot.answers
    this.#answers = match.answers
  }

  /** The match has just taken an answer. */
  append(match: OpenMatch, told: readonly Told[], note?: AnswerNote): void {
    const isNew = match.snapshot.answers !== this.#checkpointAt
    this.#store.append(this.#campaign, {
      ...match.lastAnswer,
      rules: this.#game.rulesVersion,
      position: match.position,
      ...(note ? { note } : {}),
      told,
      standing: standingOf(match),
      checkpoint: isNew ? checkpointOf(this.#game, match) : null
    })
    this.#written(match)
  }

  /** The match has gone back. */
  rewind(match: OpenMatch): void {
    this.#store.rewind(this.#campaign, this.#answers, standingOf(match))
    this.#written(match)
  }

  #written({ snapshot, answers }: OpenMatch): void {
    this.#checkpointAt = snapshot.answers
    this.#answers = answers
  }
}
