import type { AnyGame } from '#shared/engine/any-game.ts'
import type { EmittedEvent, OpenMatch } from '#shared/engine/open-match.ts'
import { stableHash } from '#shared/engine/stable-hash.ts'
import type { AnswerNote } from '../store/answer-note.ts'
import type { CampaignStanding, CampaignStore, Checkpoint, JournalEnd } from '../store/campaign-store.ts'

/** The standing of a match as one side may know it. Null: as everybody may, for its card in the library. */
export function standingOf(match: OpenMatch, side: string | null = null): CampaignStanding {
  const { answers, awaiting } = match
  return { answers, summary: match.summary(side), waitingFor: awaiting.map((awaited) => awaited.side) }
}

/** The match's snapshot in the form that the store saves. */
export function checkpointOf(game: AnyGame, { snapshot }: OpenMatch): Checkpoint {
  const { answers, state } = snapshot
  return { answers, state, rulesVersion: game.rulesVersion, hash: stableHash(JSON.parse(state)) }
}

/** Saves a campaign's answers as the match takes them, with a checkpoint for each new snapshot. */
export class Recorder {
  readonly #store: CampaignStore
  readonly #game: AnyGame
  readonly #campaign: string
  #checkpointAt: number
  /** The answers in the store, as this match knows them. */
  #end: JournalEnd

  constructor(store: CampaignStore, game: AnyGame, campaign: string, match: OpenMatch) {
    this.#store = store
    this.#game = game
    this.#campaign = campaign
    this.#checkpointAt = match.snapshot.answers
    this.#end = { answers: match.answers, position: match.position }
  }

  /** Saves the answer that the match has just taken. */
  append(match: OpenMatch, told: readonly EmittedEvent[], note?: AnswerNote): void {
    const isNew = match.snapshot.answers !== this.#checkpointAt
    const { position } = match
    this.#store.append(this.#campaign, {
      ...match.lastAnswer,
      after: this.#end,
      rules: this.#game.rulesVersion,
      position,
      ...(note ? { note } : {}),
      told,
      standing: standingOf(match),
      checkpoint: isNew ? checkpointOf(this.#game, match) : null
    })
    this.#written(match, position)
  }

  /** Removes the answers that the match has undone. */
  rewind(match: OpenMatch): void {
    this.#store.rewind(this.#campaign, this.#end, standingOf(match))
    this.#written(match, match.position)
  }

  #written({ snapshot, answers }: OpenMatch, position: string): void {
    this.#checkpointAt = snapshot.answers
    this.#end = { answers, position }
  }
}
