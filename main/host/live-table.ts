import { areOrders } from '#shared/engine/decision.ts'
import type { GameBox, GameShelf } from '#shared/engine/game-box.ts'
import type { Awaited, OpenMatch, Told } from '#shared/engine/match.ts'
import { createRandom } from '#shared/engine/random.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { Table, TableUpdate } from '#shared/ipc/table.ts'
import { type CampaignStore, StoreConflict, type StoredCampaign } from '../store/campaign-store.ts'
import { CallFailure } from './call-failure.ts'
import { cardFor } from './card-for.ts'
import { gameOf } from './game-of.ts'
import { Recorder, standingOf } from './recorder.ts'
import { type ResumedCampaign, resumeCampaign } from './resume-campaign.ts'
import { seatsOf } from './seats-of.ts'
import { logFor, Watcher } from './watcher.ts'

/** The computer plays for at most this long before others get a word in. */
const SLICE_MS = 8

/** What a table tells its host besides its updates. */
export interface TableReports {
  /** Answers have to be given up because they cannot be verified; they are still stored at this moment. */
  setBack(stored: StoredCampaign, answers: number): void
  /** Something could not be read: so many answers of the past, and entries of the log. */
  damaged(stored: StoredCampaign, answers: number, entries: number): void
  /** Something failed in the campaign itself: nobody can play it before it is opened again. */
  closed(failure: CallFailure): void
}

/** One open campaign: takes answers, writes each before anyone is told, and tells every watcher what it may know. */
export class LiveTable {
  readonly campaign: string
  readonly #store: CampaignStore
  readonly #games: GameShelf
  readonly #game: GameBox
  readonly #seats: Seats
  readonly #seed: string
  readonly #reports: TableReports
  #match: OpenMatch
  #recorder: Recorder
  #watchers = new Set<Watcher>()
  #turnScheduled = false
  #closed: CallFailure | null = null

  constructor(store: CampaignStore, games: GameShelf, campaign: string, reports: TableReports) {
    this.campaign = campaign
    this.#reports = reports
    this.#store = store
    this.#games = games
    const stored = loaded(store, campaign)
    const game = gameOf(games, stored.game)
    if (stored.rulesVersion !== game.rulesVersion) {
      throw CallFailure.of(
        'other-rules',
        `played under rules ${stored.rulesVersion}, not ${game.rulesVersion}`
      )
    }
    this.#game = game
    this.#seats = seatsOf(game, stored)
    this.#seed = stored.seed
    const resumed = resumeCampaign(game, stored)
    this.#match = resumed.match
    this.#report(stored, resumed)
    this.#recorder = new Recorder(store, game, campaign, resumed.match)
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
    const table = {
      campaign: cardFor(this.#games, card),
      ...watcher.whole(this.#match),
      log,
      looking: false
    }
    return { table, watcher }
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
    for (const order of outcome.orders ?? []) this.#take(order.side, this.#match.answers, order.answer)
  }

  /** What could not be believed is told, and put right in the store. */
  #report(stored: StoredCampaign, { match, setBackBy, damaged }: ResumedCampaign): void {
    const { row, answers, log } = stored.damage
    const isKept = (number: number) => number <= match.answers
    const gaps = { answers: answers.filter(isKept), log: log.filter(isKept), checkpoints: damaged }
    if (setBackBy > 0) this.#reports.setBack(stored, setBackBy)
    const isDamaged = row || Object.values(gaps).some((numbers) => numbers.length > 0)
    if (isDamaged) this.#reports.damaged(stored, gaps.answers.length, gaps.log.length)
    if (isDamaged || setBackBy > 0 || stored.standing.answers !== match.answers) {
      const origin = { rulesVersion: this.#game.rulesVersion, seats: this.#seats }
      this.#store.settle(this.campaign, standingOf(match), origin, gaps)
    }
  }

  #take(side: string, decision: number, answer: unknown): void {
    if (this.#closed) throw this.#closed
    const outcome = this.#guarded(() => this.#match.answer(side, decision, answer))
    if (!outcome.ok) throw CallFailure.refused(outcome.refusal)
    this.#saved(() => this.#recorder.append(this.#match, outcome.events))
    const isAnswer = !areOrders(this.#match.lastAnswer.answer)
    this.#tell(outcome.events, isAnswer ? side : null, false)
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
        // Another try would fail alike.
        this.#close(error)
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

  /** What was saved has happened, whether or not it can be shown. */
  #tell(told: readonly Told[], side: string | null, undone: boolean): void {
    try {
      for (const watcher of this.#watchers) watcher.tell(this.campaign, this.#match, told, side, undone)
    } catch (error) {
      throw this.#close(error)
    }
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
      if (error instanceof StoreConflict) this.#showAnew()
      throw CallFailure.notSaved(error)
    }
  }

  /** Somebody else has changed the campaign: every page looks at the whole table again. */
  #showAnew(): void {
    for (const watcher of this.#watchers) watcher.skip()
    this.#tell([], null, true)
  }

  #reload(): void {
    try {
      const { match } = resumeCampaign(this.#game, loaded(this.#store, this.campaign))
      this.#match = match
      this.#recorder = new Recorder(this.#store, this.#game, this.campaign, match)
    } catch (error) {
      throw this.#close(error)
    }
  }

  #close(error: unknown): CallFailure {
    const failure = CallFailure.of('closed', error instanceof Error ? error.message : String(error))
    this.#closed = failure
    this.#watchers.clear()
    this.#reports.closed(failure)
    return failure
  }
}

function loaded(store: CampaignStore, campaign: string): StoredCampaign {
  const stored = store.load(campaign)
  if (!stored) throw CallFailure.of('not-found', 'There is no such campaign.')
  return stored
}
