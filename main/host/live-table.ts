import type { GameBox, GameShelf } from '#shared/engine/game-box.ts'
import type { Awaited, OpenMatch, Told } from '#shared/engine/match.ts'
import { createRandom } from '#shared/engine/random.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import type { CampaignStore, StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { gameOf } from './game-of.ts'
import { Recorder } from './recorder.ts'
import { resumeCampaign } from './resume-campaign.ts'
import { logFor, Watcher } from './watcher.ts'

/** The computer plays for at most this long before others get a word in. */
const SLICE_MS = 8

/** What a table tells its host besides its updates. */
export interface TableReports {
  /** Answers have to be given up because the rules no longer take them; they are still stored at this moment. */
  setBack(stored: StoredCampaign, answers: number): void
  /** The computer could not play on. */
  computerFailed(failure: CallFailure): void
}

/** One open campaign: takes answers, writes each before anyone is told, and tells every watcher what it may know. */
export class LiveTable {
  readonly campaign: string
  readonly #store: CampaignStore
  readonly #game: GameBox
  readonly #seats: Seats
  readonly #seed: string
  readonly #reports: TableReports
  #match: OpenMatch
  #recorder: Recorder
  #watchers = new Set<Watcher>()
  #turnScheduled = false

  constructor(store: CampaignStore, games: GameShelf, campaign: string, reports: TableReports) {
    this.campaign = campaign
    this.#reports = reports
    this.#store = store
    const stored = store.load(campaign)
    if (!stored) throw CallFailure.of('not-found', 'There is no such campaign.')
    const game = gameOf(games, stored.game)
    this.#game = game
    this.#seats = stored.seats
    this.#seed = stored.seed
    const { match, setBackBy } = resumeCampaign(game, stored)
    this.#match = match
    this.#recorder = new Recorder(store, game, campaign, match)
    if (setBackBy > 0) {
      reports.setBack(stored, setBackBy)
      this.#recorder.rewind(match)
    }
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0
  }

  /** Seats a watcher on a side (null: as an onlooker) and gives it the whole table. */
  sit(side: string | null, send: (update: TableUpdate) => void): { table: Table; watcher: Watcher } {
    if (side !== null && !Object.hasOwn(this.#seats, side)) {
      throw CallFailure.of('not-found', `There is no side '${side}'.`)
    }
    const card = this.#store.card(this.campaign)
    if (!card) throw CallFailure.of('not-found', 'There is no such campaign.')
    const watcher = new Watcher(side, send, this.#match)
    this.#watchers.add(watcher)
    this.#scheduleComputer()
    const log = logFor(side, this.#store.log(this.campaign))
    return { table: { campaign: card, ...watcher.whole(this.#match), log }, watcher }
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher)
  }

  answer(side: string, decision: number, answer: unknown): void {
    if (this.#seats[side]?.kind === 'computer') {
      throw CallFailure.of('not-found', 'The computer plays this side.')
    }
    this.#take(side, decision, answer)
    this.#scheduleComputer()
  }

  undo(side: string): void {
    const outcome = this.#guarded(() => this.#match.undo(side))
    if (!outcome.ok) throw CallFailure.refused(outcome.refusal)
    this.#saved(() => this.#recorder.rewind(this.#match))
    this.#tell([], null, true)
  }

  #take(side: string, decision: number, answer: unknown): void {
    const outcome = this.#guarded(() => this.#match.answer(side, decision, answer))
    if (!outcome.ok) throw CallFailure.refused(outcome.refusal)
    this.#saved(() => this.#recorder.append(this.#match, outcome.events))
    this.#tell(outcome.events, side, false)
  }

  /** Lets the computer answer, a slice at a time, while somebody watches. */
  #scheduleComputer(): void {
    if (this.#turnScheduled || !this.#computerMustAnswer()) return
    this.#turnScheduled = true
    setImmediate(() => {
      this.#turnScheduled = false
      const end = performance.now() + SLICE_MS
      try {
        while (this.#computerMustAnswer() && performance.now() < end) this.#answerForComputer()
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        this.#reports.computerFailed(error)
        return
      }
      this.#scheduleComputer()
    })
  }

  #computerMustAnswer(): boolean {
    return this.isWatched && this.#awaitedOfComputer() !== undefined
  }

  #awaitedOfComputer(): Awaited | undefined {
    return this.#match.awaiting.find(({ side }) => this.#seats[side]?.kind === 'computer')
  }

  #answerForComputer(): void {
    const awaited = this.#awaitedOfComputer()
    if (!awaited) return
    const { side, number } = awaited
    const random = createRandom(`${this.#seed}/${number}/${side}`)
    this.#take(side, number, this.#match.sample(random, side))
  }

  #tell(told: readonly Told[], side: string | null, undone: boolean): void {
    for (const watcher of this.#watchers) watcher.tell(this.campaign, this.#match, told, side, undone)
  }

  /** A bug in a script must not leave half a state behind: the campaign goes on from what is saved. */
  #guarded<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      this.#reload()
      throw CallFailure.of('internal', `The rules failed and the answer was not taken: ${error}`)
    }
  }

  #saved(write: () => void): void {
    try {
      write()
    } catch (error) {
      this.#reload()
      const reason = error instanceof Error ? error.message : String(error)
      throw CallFailure.of('not-saved', `The answer could not be saved and was not taken: ${reason}`)
    }
  }

  #reload(): void {
    const stored = this.#store.load(this.campaign)
    if (!stored) throw CallFailure.of('not-found', 'There is no such campaign.')
    this.#match = resumeCampaign(this.#game, stored).match
    this.#recorder = new Recorder(this.#store, this.#game, this.campaign, this.#match)
  }
}
