import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { GameShelf } from '#shared/engine/game-box.ts'
import {
  type CallResult,
  type EventName,
  type EventPayload,
  type HostMessage,
  LARGEST_CAMPAIGN_FILE
} from '#shared/ipc/contract.ts'
import type { Notice } from '#shared/ipc/notice.ts'
import { advanceCalendar } from '../store/calendar.ts'
import { CampaignStore, type StoredCampaign } from '../store/campaign-store.ts'
import { keepCopy } from '../store/kept-copies.ts'
import { openDatabase } from '../store/open-database.ts'
import type { Door } from '../store/open-marker.ts'
import { makePrivateFolder } from '../store/private-files.ts'
import { salvageFrom, setAsideFiles } from '../store/salvage.ts'
import { SettingsStore } from '../store/settings-store.ts'
import { suspect } from '../store/soundness.ts'
import { isDamage } from '../store/sqlite-errors.ts'
import { BackgroundCheck } from './background-check.ts'
import { CallFailure } from './call-failure.ts'
import { Connection } from './connection.ts'
import { Importer } from './importer.ts'
import { Library } from './library.ts'
import { LiveTable, type TableReports } from './live-table.ts'
import { noticesOf } from './notices.ts'
import type { StartReader } from './reader-process.ts'
import { Thinker } from './thinker.ts'

export interface HostOptions {
  readonly games: GameShelf
  /** How the names of campaign files end. */
  readonly fileExtension: string
  /** The folder that holds the database. */
  readonly dataDir: string
  readonly appVersion: string
  /** Which shell the page runs in, for the page to show. */
  readonly shell: 'electron' | 'browser'
  /** Starts the process that reads a campaign file with the same games. */
  readonly startReader: StartReader
  /** The entry of the thread in which computer players think, with the same games. */
  readonly botThread: string
  /** The entry of the thread that looks through the whole database; without it nobody does. */
  readonly checkThread?: string
  /** How long after the start it does. */
  readonly checkDelayMs?: number
  /** Lets the thread read its games when a table is opened, before it is asked. */
  readonly preparesBots?: boolean
  /** How long a computer player may think before another answers for it. */
  readonly botPatienceMs?: number
  readonly now?: () => number
  /** For the shell to hear what all pages are told. */
  readonly overhear?: (event: EventName) => void
}

/** A deleted campaign can be restored for this long, by the calendar. */
const KEPT_AFTER_DELETION_MS = 30 * 24 * 60 * 60 * 1000

/** Owns the store and the open tables, and serves any number of pages. Knows neither Electron nor http. */
export class Host {
  readonly info: { readonly version: string; readonly shell: string; readonly notices: Notice[] }
  readonly library: Library
  readonly importer: Importer
  readonly settings: SettingsStore
  /** Tells those who start the app once more where they can go. */
  readonly announce: (door: Door) => void
  readonly #options: HostOptions
  readonly #databaseFile: string
  readonly #campaigns: CampaignStore
  readonly #closeDatabase: () => void
  readonly #thinker: Thinker
  readonly #check: BackgroundCheck | null
  readonly #tables = new Map<string, LiveTable>()
  /** The table that was left last: between two people at one computer it stays as it is. */
  #resting: string | null = null
  readonly #connections = new Set<Connection>()
  #received: string[] = []

  /**
   * Throws DatabaseInUseError when another process has the data, NewerDatabaseError when a later version wrote it,
   * UnusableStorageError when nothing can be stored there.
   */
  constructor(options: HostOptions) {
    const now = options.now ?? Date.now
    this.#databaseFile = join(options.dataDir, 'campaigns.db')
    const { database, findings, announce, close } = openDatabase(this.#databaseFile, now)
    makePrivateFolder(options.dataDir)
    const today = advanceCalendar(database, now())
    this.#options = options
    this.announce = announce
    this.#closeDatabase = close
    this.#campaigns = new CampaignStore(database, now, today)
    this.#campaigns.purgeDeleted(today - KEPT_AFTER_DELETION_MS)
    this.settings = new SettingsStore(database)
    this.library = new Library(this.#campaigns, options.games, options.fileExtension)
    this.importer = new Importer(this.#campaigns, options.startReader)
    this.#thinker = new Thinker(options.botThread, options.botPatienceMs)
    this.#check = options.checkThread ? this.#checkLater(options.checkThread) : null
    const notices = noticesOf(findings, setAsideFiles(this.#databaseFile))
    this.info = { version: options.appVersion, shell: options.shell, notices }
  }

  /** Connects a page: `send` carries messages to it, `receive` takes its own. */
  connect(send: (message: HostMessage) => void): Connection {
    const connection = new Connection(this, send, () => this.#connections.delete(connection))
    this.#connections.add(connection)
    for (const campaign of this.#received.splice(0)) connection.tell('campaign.received', { campaign })
    return connection
  }

  /** Takes in a campaign file that the player opened from outside the app. */
  async importFile(path: string): Promise<void> {
    try {
      if (statSync(path).size > LARGEST_CAMPAIGN_FILE * 2) throw new Error('larger than any campaign')
      const campaign = await this.importer.import([readFileSync(path, 'utf8')])
      if (this.#connections.size === 0) this.#received.push(campaign)
      this.tellAll('library.changed', {})
      this.tellAll('campaign.received', { campaign })
    } catch (error) {
      const isNewer = error instanceof CallFailure && error.error.code === 'newer-file'
      const notice: Notice = { notice: isNewer ? 'file-newer' : 'file-refused', file: path }
      this.info.notices.push(notice)
      this.tellAll('notice', notice)
    }
  }

  /** Fetches what can be read of the databases that were set aside. */
  salvage(): CallResult<'library.salvage'> {
    let [saved, lost] = [0, 0]
    for (const file of setAsideFiles(this.#databaseFile)) {
      const found = salvageFrom(file, (reader) => this.library.salvage(reader))
      saved += found.saved
      lost += found.lost
    }
    const others = this.info.notices.filter(({ notice }) => notice !== 'database-set-aside')
    this.info.notices.splice(0, Number.POSITIVE_INFINITY, ...others)
    return { saved, lost }
  }

  goOn(campaign: string): CallResult<'library.go-on'> {
    return this.library.goOn(campaign, (stored, setBackBy) => this.#keep(stored, setBackBy))
  }

  table(campaign: string): LiveTable {
    const open = this.#tables.get(campaign)
    if (open) return open
    const { games } = this.#options
    const table = new LiveTable(this.#campaigns, games, this.#thinker, campaign, this.#reportsOf(campaign))
    this.#tables.set(campaign, table)
    if (this.#options.preparesBots) this.#thinker.prepare()
    return table
  }

  /** Nobody watches a table any more: it is kept until another one is left, and then resumed from the store. */
  releaseTable(campaign: string): void {
    if (this.#tables.get(campaign)?.isWatched) return
    if (this.#resting !== null && this.#resting !== campaign) this.#forget(this.#resting)
    this.#resting = campaign
  }

  #forget(campaign: string): void {
    if (!this.#tables.get(campaign)?.isWatched) this.#tables.delete(campaign)
  }

  tellAll<Name extends EventName>(event: Name, payload: EventPayload<Name>): void {
    for (const connection of this.#connections) connection.tell(event, payload)
    this.#options.overhear?.(event)
  }

  close(): void {
    this.importer.close()
    this.#check?.close()
    this.#thinker.close()
    for (const connection of [...this.#connections]) connection.close()
    this.#tables.clear()
    this.#closeDatabase()
  }

  /** Whether the whole database has been looked through since the start. */
  get isChecked(): boolean {
    return this.#check?.isDone ?? false
  }

  /** Why something could not be done: that the database is damaged is everybody's concern. */
  learnOf(cause: unknown): void {
    if (isDamage(cause)) this.#tellDamage()
  }

  #tellDamage(): void {
    if (this.info.notices.some(({ notice }) => notice === 'database-damaged')) return
    suspect(this.#databaseFile)
    const notice: Notice = { notice: 'database-damaged', file: this.#databaseFile }
    this.info.notices.push(notice)
    this.tellAll('notice', notice)
  }

  #checkLater(thread: string): BackgroundCheck {
    const { checkDelayMs } = this.#options
    return new BackgroundCheck(thread, this.#databaseFile, () => this.#tellDamage(), checkDelayMs)
  }

  #reportsOf(campaign: string): TableReports {
    return {
      setBack: (stored, answers) => this.#keep(stored, answers),
      damaged: ({ title }, answers, entries) =>
        this.tellAll('notice', { notice: 'campaign-damaged', title, answers, entries }),
      playerFailed: (title, player) => this.tellAll('notice', { notice: 'player-failed', title, player }),
      closed: (failure) => {
        this.#tables.delete(campaign)
        for (const connection of this.#connections) connection.tableClosed(campaign, failure.message)
      }
    }
  }

  /** A copy of a campaign that is about to lose answers; told when there are any. */
  #keep(stored: StoredCampaign, setBackBy: number): void {
    const file = keepCopy(this.#options.dataDir, stored, this.#options.fileExtension)
    if (setBackBy === 0) return
    this.tellAll('notice', { notice: 'set-back', title: stored.title, count: setBackBy, file })
  }
}
