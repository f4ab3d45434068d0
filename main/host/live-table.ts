import type { AnyGame, GameRegistry } from '#shared/engine/any-game.ts'
import { isReply, type Reply } from '#shared/engine/decision.ts'
import { untypedCopy } from '#shared/engine/json.ts'
import type { AnswerRecord, EmittedEvent, OpenMatch } from '#shared/engine/open-match.ts'
import type { Seat, Seats } from '#shared/ipc/campaign.ts'
import type { CallResult } from '#shared/ipc/contract.ts'
import type { KnownLineage, LogEntry, Table, TableUpdate } from '#shared/ipc/table.ts'
import type { AnswerNote } from '../store/answer-note.ts'
import {
  type CampaignStore,
  type LogRow,
  StoreConflict,
  type StoredCampaign
} from '../store/campaign-store.ts'
import type { BotWorker } from './bot-worker.ts'
import { CallFailure } from './call-failure.ts'
import { CampaignPast } from './campaign-past.ts'
import { cardFor } from './card-for.ts'
import { ComputerPlayers } from './computer-players.ts'
import { gameOf } from './game-of.ts'
import { Lineage, NOTHING_SHARED } from './lineage.ts'
import { Recorder, standingOf } from './recorder.ts'
import { type ResumedCampaign, resumeCampaign } from './resume-campaign.ts'
import { checkPlayer, seatsOf } from './seats-of.ts'
import { logFor, type WatchedTable, Watcher } from './watcher.ts'

/** Events of a table that its host handles. */
export interface TableReports {
  /** The table will drop answers that it cannot verify. Saves a copy with them, and returns what to tell then. */
  settingBack(stored: StoredCampaign, answers: number): () => void
  /** Some past answers and log entries are unreadable; the counts say how many. */
  damaged(stored: StoredCampaign, answers: number, entries: number): void
  /** The campaign failed. Nobody can play it until it is opened again. */
  closed(failure: CallFailure): void
  /** A computer player failed for the first time since the table opened. Another answers for it. */
  playerFailed(title: string, player: string, why: string): void
}

/** One open campaign. Takes answers, saves each before it tells anyone, and sends every watcher what it may know. */
export class LiveTable {
  readonly campaign: string
  readonly #store: CampaignStore
  readonly #games: GameRegistry
  readonly #game: AnyGame
  readonly #computer: ComputerPlayers
  readonly #failedPlayers = new Set<string>()
  readonly #reports: TableReports
  readonly #past: CampaignPast
  #match: OpenMatch
  #recorder: Recorder
  #seats: Seats
  #watchers = new Set<Watcher>()
  #lineage = new Lineage()
  #closed: CallFailure | null = null

  constructor(
    store: CampaignStore,
    games: GameRegistry,
    botWorker: BotWorker,
    campaign: string,
    reports: TableReports
  ) {
    this.campaign = campaign
    this.#reports = reports
    this.#store = store
    this.#games = games
    const { stored, mended } = loadMended(store, campaign)
    const game = gameOf(games, stored.game)
    if (stored.rulesVersion !== game.rulesVersion) {
      throw CallFailure.of(
        'other-rules',
        `played under rules ${stored.rulesVersion}, not ${game.rulesVersion}`
      )
    }
    this.#game = game
    this.#seats = seatsOf(game, stored)
    const resumed = resumeCampaign(game, stored)
    this.#match = resumed.match
    this.#reportAndRepair(stored, resumed, mended)
    this.#recorder = new Recorder(store, game, campaign, resumed.match)
    this.#past = new CampaignPast(store, game, stored)
    this.#computer = this.#computerPlayers(game, stored.seed, botWorker)
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0
  }

  /** The person who is asked openly and has no page of his own: any person's page asks him. Null if nobody is. */
  get askedOpenly(): string | null {
    const { awaited, curtain } = this.#match
    if (curtain !== 'open' || !awaited || this.#seats[awaited.side]?.kind !== 'human') return null
    const hasPage = [...this.#watchers].some(({ side }) => side === awaited.side)
    return hasPage ? null : awaited.side
  }

  get #watched(): WatchedTable {
    return {
      campaign: this.campaign,
      match: this.#match,
      lineage: this.#lineage.name,
      askedOpenly: this.askedOpenly
    }
  }

  /** Seats a watcher on a side (null: onlooker). Returns the table without the part of the log that the page has. */
  sit(
    side: string | null,
    send: (update: TableUpdate) => void,
    known?: KnownLineage
  ): { table: Table; watcher: Watcher } {
    if (side !== null && !Object.hasOwn(this.#seats, side)) {
      throw CallFailure.of('not-found', `There is no side '${side}'.`)
    }
    const card = this.#store.card(this.campaign)
    if (!card) throw CallFailure.of('not-found', 'There is no such campaign.')
    const watcher = new Watcher(side, send, this.#watched)
    this.#watchers.add(watcher)
    this.#computer.wake()
    const shared = known ? this.#lineage.sharedWith(known) : NOTHING_SHARED
    const table = {
      campaign: cardFor(this.#games, card),
      ...watcher.wholeTable(this.#watched),
      shared,
      log: this.#logFor(side, shared),
      looking: false
    }
    return { table, watcher }
  }

  /** The log after the shared part, and earlier entries with events that only this side knows. */
  #logFor(side: string | null, shared: number): LogEntry[] {
    const entries = logFor(side, this.#store.logAfter(this.campaign, shared), this.#explained())
    return entries.filter(({ number, secret }) => number > shared || secret !== undefined)
  }

  /** The answers whose reasons a page may ask for. Sealed answers are excluded. */
  #explained(): ReadonlySet<number> {
    const { sealedFrom } = this.#match
    const all = this.#store.explainedAnswers(this.campaign)
    return new Set(sealedFrom === null ? all : all.filter((number) => number <= sealedFrom))
  }

  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    if (!this.isWatched) this.#computer.reset()
  }

  answer(side: string, decision: number, answer: unknown): void {
    if (this.#seats[side]?.kind === 'computer') {
      throw CallFailure.of('not-found', 'The computer plays this side.')
    }
    this.#take(side, decision, answer)
    this.#computer.wake()
  }

  /** Passes an open question for all people who have not answered it. */
  nobodyActs(answers: number): void {
    const { awaiting, curtain } = this.#match
    if (curtain !== 'no-one' || answers !== this.#match.answers) {
      throw CallFailure.of('not-found', 'This question is no longer open.')
    }
    const people = awaiting.filter(({ side }) => this.#seats[side]?.kind === 'human')
    for (const { side, number } of people) this.#take(side, number, { pass: 'moment' })
    this.#computer.wake()
  }

  /** The adviser's answer to the side's open question, and its reasons. */
  async hint(side: string, decision: number): Promise<Pick<AnswerNote, 'reasons'> & { answer: Reply }> {
    const isOpen = () => this.#match.awaiting.some((one) => one.side === side && one.number === decision)
    if (!isOpen()) throw CallFailure.of('not-found', 'This question is not open.')
    const outcome = await this.#computer.advise(side)
    if (!isOpen()) throw CallFailure.of('not-found', 'This question is no longer open.')
    if ('failed' in outcome) throw CallFailure.of('internal', outcome.failed)
    const { answer, reasons } = outcome.reply
    return { answer, reasons }
  }

  /**
   * The table after this number of answers, as a side saw it then. Until the campaign is over a page sees only its own
   * side's view.
   */
  past(watcher: Watcher, number: number, side: string | null): CallResult<'table.past'> {
    const isOver = this.#match.awaiting.length === 0
    if (side !== watcher.side && !(isOver && (side === null || Object.hasOwn(this.#seats, side)))) {
      throw CallFailure.of('not-found', `Nobody here sits for '${side}'.`)
    }
    if (number > this.#match.answers) throw CallFailure.of('not-found', 'This has not happened yet.')
    const match = this.#past.at(number)
    return { side, view: untypedCopy(match.view(side)), ...standingOf(match, side) }
  }

  /** The reasons of a computer player's answer. Null if a person gave it, there are none, or it is sealed. */
  reasonsFor(number: number): Pick<AnswerNote, 'player' | 'reasons'> | null {
    if (number > (this.#match.sealedFrom ?? number)) return null
    const note = this.#store.note(this.campaign, number)
    return note && { player: note.player, reasons: note.reasons }
  }

  /** Gives a side to another player. */
  reseat(side: string, seat: Seat): void {
    if (!Object.hasOwn(this.#seats, side)) throw CallFailure.of('not-found', `There is no side '${side}'.`)
    checkPlayer(this.#game, seat)
    const isHandedOver = this.#seats[side]?.kind === 'human' && seat.kind === 'computer'
    const seats = { ...this.#seats, [side]: seat }
    const isFound = this.#save(() => this.#store.reseat(this.campaign, seats))
    if (!isFound) throw CallFailure.of('not-found', 'There is no such campaign.')
    this.#seats = seats
    if (isHandedOver) this.#withdrawOrders(side)
    this.#computer.reset()
    for (const watcher of this.#watchers) watcher.sendSeats(this.#watched, seats)
    this.#computer.wake()
  }

  /** Removes a person's standing orders before the computer takes over. A game without them refuses this. */
  #withdrawOrders(side: string): void {
    const outcome = this.#runRules(() => this.#match.answer(side, this.#match.answers, { orders: null }))
    if (!outcome.ok) return
    this.#save(() => this.#recorder.append(this.#match, outcome.events))
    this.#sendToWatchers([this.#logRow(null, outcome.events)], new Set(), false)
  }

  undo(side: string): void {
    const outcome = this.#runRules(() => this.#match.undo(side))
    if (!outcome.ok) throw CallFailure.refused(outcome.refusal)
    this.#computer.reset()
    this.#past.forget()
    const { answers } = this.#match
    const given = this.#save(() =>
      this.#store.together(() => {
        this.#recorder.rewind(this.#match)
        return (outcome.orders ?? []).map((order) => this.#orderAgain(order))
      })
    )
    this.#lineage.cutTo(answers)
    this.#sendToWatchers(given, new Set(), true)
    this.#computer.wake()
  }

  /** Orders were not undone with the answer before them. */
  #orderAgain({ side, answer }: AnswerRecord): LogRow {
    const outcome = this.#match.answer(side, this.#match.answers, answer)
    if (!outcome.ok) throw CallFailure.refused(outcome.refusal)
    this.#recorder.append(this.#match, outcome.events)
    return this.#logRow(null, outcome.events)
  }

  /** Reports what is damaged and repairs it in the store. */
  #reportAndRepair(
    stored: StoredCampaign,
    { match, setBackBy, damaged }: ResumedCampaign,
    mended: boolean
  ): void {
    const { row, answers, log } = stored.damage
    const isRemaining = (number: number) => number <= match.answers
    const gaps = { answers: answers.filter(isRemaining), log: log.filter(isRemaining), checkpoints: damaged }
    const isDamaged = row || mended || Object.values(gaps).some((numbers) => numbers.length > 0)
    if (!isDamaged && setBackBy === 0 && stored.standing.answers === match.answers) return
    const origin = { rulesVersion: this.#game.rulesVersion, seats: this.#seats }
    try {
      const tellSetBack = setBackBy > 0 ? this.#reports.settingBack(stored, setBackBy) : null
      this.#store.repair(this.campaign, standingOf(match), origin, gaps)
      // The player is told what has happened, not what was to happen.
      tellSetBack?.()
      if (isDamaged) this.#reports.damaged(stored, gaps.answers.length, gaps.log.length)
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }

  #take(side: string, decision: number, answer: unknown, note?: AnswerNote): void {
    if (this.#closed) throw this.#closed
    const { sealedFrom } = this.#match
    const outcome = this.#runRules(() => this.#match.answer(side, decision, answer))
    if (!outcome.ok) throw CallFailure.refused(outcome.refusal)
    this.#save(() => this.#recorder.append(this.#match, outcome.events, note))
    this.#computer.answerTaken()
    if (sealedFrom !== null && this.#match.sealedFrom === null) {
      // All have answered. The pages may now ask for the reasons of the answers that were sealed.
      const entries = this.#store.logAfter(this.campaign, sealedFrom)
      const unsealed = entries.filter(({ number }) => number > sealedFrom)
      this.#sendToWatchers(unsealed, this.#explained(), false)
      return
    }
    const entry = this.#logRow(isReply(this.#match.lastAnswer.answer) ? side : null, outcome.events)
    const isExplained = note !== undefined && note.reasons.length > 0 && this.#match.sealedFrom === null
    this.#sendToWatchers([entry], new Set(isExplained ? [entry.number] : []), false)
  }

  #logRow(side: string | null, told: readonly EmittedEvent[]): LogRow {
    return { number: this.#match.answers, side, told }
  }

  #computerPlayers(game: AnyGame, seed: string, botWorker: BotWorker): ComputerPlayers {
    const table = this
    return new ComputerPlayers(
      {
        campaign: this.campaign,
        seed,
        game,
        get match() {
          return table.#match
        },
        get isWatched() {
          return table.isWatched
        },
        playerOf: (side) => {
          const seat = this.#seats[side]
          return seat?.kind === 'computer' ? seat.player : null
        },
        memoOf: (side) => this.#store.lastNote(this.campaign, side)?.memo ?? null,
        take: (side, decision, answer, note) => this.#take(side, decision, answer, note),
        fail: (error) => this.#close(error),
        playerFailed: (player, why) => this.#playerFailed(player, why)
      },
      botWorker
    )
  }

  #playerFailed(player: string, why: string): void {
    if (this.#failedPlayers.has(player)) return
    this.#failedPlayers.add(player)
    this.#reports.playerFailed(this.#store.card(this.campaign)?.title ?? '', player, why)
  }

  /** Closes the table if a view fails. The answer stays saved. */
  #sendToWatchers(entries: readonly LogRow[], explained: ReadonlySet<number>, undone: boolean): void {
    try {
      for (const watcher of this.#watchers) watcher.sendChange(this.#watched, { entries, explained, undone })
    } catch (error) {
      throw this.#close(error)
    }
  }

  /** Runs the rules. If they throw, the match is reloaded from the store, so that no half-changed state remains. */
  #runRules<T>(act: () => T): T {
    try {
      return act()
    } catch (error) {
      this.#reload()
      throw CallFailure.of('internal', `The rules failed and the answer was not taken: ${error}`)
    }
  }

  #save<T>(write: () => T): T {
    try {
      return write()
    } catch (error) {
      this.#reload()
      if (error instanceof StoreConflict) this.#resendTable()
      throw error instanceof CallFailure ? error : CallFailure.notSaved(error)
    }
  }

  /** Makes every page load the whole table again, because another process has changed the campaign. */
  #resendTable(): void {
    for (const watcher of this.#watchers) watcher.skipRevision()
    this.#sendToWatchers([], new Set(), true)
  }

  #reload(): void {
    this.#computer.reset()
    this.#past.forget()
    try {
      const { match } = resumeCampaign(this.#game, loadCampaign(this.#store, this.campaign))
      this.#match = match
      this.#lineage = new Lineage()
      this.#recorder = new Recorder(this.#store, this.#game, this.campaign, match)
    } catch (error) {
      throw this.#close(error)
    }
  }

  #close(error: unknown): CallFailure {
    const failure = CallFailure.of('closed', error instanceof Error ? error.message : String(error))
    this.#closed = failure
    this.#watchers.clear()
    this.#computer.reset()
    this.#reports.closed(failure)
    return failure
  }
}

/** Loads a campaign. If rows of it are missing, it looks for them in the whole file first. */
function loadMended(
  store: CampaignStore,
  campaign: string
): { readonly stored: StoredCampaign; readonly mended: boolean } {
  const stored = loadCampaign(store, campaign)
  if (!stored.damage.incomplete) return { stored, mended: false }
  try {
    store.mend()
  } catch (error) {
    throw CallFailure.notSaved(error)
  }
  const found = loadCampaign(store, campaign)
  return { stored: found, mended: !found.damage.incomplete }
}

function loadCampaign(store: CampaignStore, campaign: string): StoredCampaign {
  const stored = store.load(campaign)
  if (!stored) throw CallFailure.of('not-found', 'There is no such campaign.')
  return stored
}
