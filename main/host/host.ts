import { dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import type { GameRegistry } from '#shared/engine/any-game.ts'
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
import { markSuspect } from '../store/database-integrity.ts'
import {
  DamagedStorageError,
  explainErrors,
  type OpenedDatabase,
  openDatabase
} from '../store/open-database.ts'
import type { RunningInstance } from '../store/open-marker.ts'
import { readPlainFile } from '../store/plain-file.ts'
import { makePrivateFolder } from '../store/private-files.ts'
import { salvageFrom, setAsideFiles } from '../store/salvage/salvage.ts'
import { saveSetBackCopy } from '../store/set-back-copy.ts'
import { SettingsStore } from '../store/settings-store.ts'
import { isDamage } from '../store/sqlite-errors.ts'
import { BackgroundCheck } from './background-check.ts'
import { BotWorker } from './bot-worker.ts'
import { CallFailure } from './call-failure.ts'
import { Connection } from './connection.ts'
import { type ImportedCampaign, Importer } from './importer.ts'
import { Library } from './library.ts'
import { LiveTable, type TableReports } from './live-table.ts'
import { noticesOf } from './notices.ts'
import type { StartReader } from './reader-process.ts'

export interface HostOptions {
  readonly games: GameRegistry
  /** The extension of campaign files. */
  readonly fileExtension: string
  /** The folder that holds the database. */
  readonly dataDir: string
  readonly appVersion: string
  /** The shell that the page runs in. The page shows it. */
  readonly shell: 'electron' | 'browser'
  /** Starts the process that reads a campaign file. It knows the same games. */
  readonly startReader: StartReader
  /** The entry of the thread that runs the computer players of the same games. */
  readonly botThread: string
  /** The entry of the thread that checks the whole database. Without it there is no such check. */
  readonly checkThread?: string
  /** How long after the start the check begins. */
  readonly checkDelayMs?: number
  /** Starts the bot thread when a table opens, because loading its games takes time. */
  readonly startsBotThreadEarly?: boolean
  /** How long a computer player may take before another answers for it. */
  readonly botTimeoutMs?: number
  readonly now?: () => number
  /** Tells the shell about every event that goes to all pages. */
  readonly onBroadcast?: (event: EventName) => void
}

/** The player can restore a deleted campaign for this long, by the calendar of the store. */
const KEPT_AFTER_DELETION_MS = 30 * 24 * 60 * 60 * 1000

/** Owns the store and the open tables, and serves any number of pages. Knows neither Electron nor http. */
export class Host {
  readonly info: { readonly version: string; readonly shell: string; readonly notices: Notice[] }
  readonly library: Library
  readonly importer: Importer
  readonly settings: SettingsStore
  /** Publishes this process, so that a second start of the app can request an address from it. */
  readonly announce: (instance: RunningInstance) => void
  readonly #options: HostOptions
  readonly #databaseFile: string
  readonly #database: Database
  readonly #campaigns: CampaignStore
  readonly #closeDatabase: () => void
  readonly #botWorker: BotWorker
  readonly #check: BackgroundCheck | null
  readonly #tables = new Map<string, LiveTable>()
  /** The table that was left last. It stays open while two people change seats at one computer. */
  #lastLeft: string | null = null
  readonly #connections = new Set<Connection>()
  #received: ImportedCampaign[] = []

  /**
   * Throws DatabaseInUseError when another process has the data, NewerDatabaseError when a later version wrote it,
   * UnusableStorageError when nothing can be stored there.
   */
  constructor(options: HostOptions) {
    const now = options.now ?? Date.now
    this.#databaseFile = join(options.dataDir, 'campaigns.db')
    const { database, findings, announce, close, campaigns } = openStore(this.#databaseFile, now)
    this.#options = options
    this.#database = database
    this.announce = announce
    this.#closeDatabase = close
    this.#campaigns = campaigns
    this.settings = new SettingsStore(database)
    this.library = new Library(this.#campaigns, options.games, options.fileExtension)
    this.importer = new Importer(this.#campaigns, options.startReader, (title) =>
      this.broadcast('notice', { notice: 'import-unproven', title })
    )
    this.#botWorker = new BotWorker(options.botThread, options.botTimeoutMs)
    this.#check = options.checkThread ? this.#checkLater(options.checkThread) : null
    const notices = noticesOf(findings, setAsideFiles(this.#databaseFile))
    this.info = { version: options.appVersion, shell: options.shell, notices }
  }

  /** Connects a page: `send` carries messages to it, `receive` takes its own. */
  connect(send: (message: HostMessage) => void): Connection {
    const connection = new Connection(this, send, () => this.#connections.delete(connection))
    this.#connections.add(connection)
    for (const received of this.#received.splice(0)) connection.sendEvent('campaign.received', received)
    return connection
  }

  /** Imports a campaign file that the player opened from outside the app. */
  async importFile(path: string): Promise<void> {
    try {
      const received = await this.importer.import([readPlainFile(path, LARGEST_CAMPAIGN_FILE * 2)])
      if (this.#connections.size === 0) this.#received.push(received)
      this.broadcast('library.changed', {})
      this.broadcast('campaign.received', received)
    } catch (error) {
      const isNewer = error instanceof CallFailure && error.error.code === 'newer-file'
      const notice: Notice = { notice: isNewer ? 'file-newer' : 'file-refused', file: path }
      this.info.notices.push(notice)
      this.broadcast('notice', notice)
    }
  }

  /** Recovers what is readable in the databases that were set aside. One that yields nothing stays there. */
  salvage(): CallResult<'library.salvage'> {
    let [saved, lost] = [0, 0]
    try {
      for (const file of setAsideFiles(this.#databaseFile)) {
        const found = salvageFrom(file, this.#database)
        saved += found.saved
        lost += found.lost
      }
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
    const others = this.info.notices.filter(({ notice }) => notice !== 'database-set-aside')
    const remaining = noticesOf([], setAsideFiles(this.#databaseFile))
    this.info.notices.splice(0, Number.POSITIVE_INFINITY, ...others, ...remaining)
    for (const [key, value] of Object.entries(this.settings.all())) {
      this.broadcast('settings.changed', { key, value })
    }
    return { saved, lost }
  }

  writeSetting(key: string, value: string): void {
    try {
      this.settings.write(key, value)
    } catch (error) {
      throw CallFailure.notSaved(error)
    }
  }

  goOn(campaign: string): CallResult<'library.go-on'> {
    return this.library.goOn(campaign, (stored, setBackBy) => this.#saveCopy(stored, setBackBy))
  }

  table(campaign: string): LiveTable {
    const open = this.#tables.get(campaign)
    if (open) return open
    const { games } = this.#options
    const table = new LiveTable(this.#campaigns, games, this.#botWorker, campaign, this.#reportsOf(campaign))
    this.#tables.set(campaign, table)
    if (this.#options.startsBotThreadEarly) this.#botWorker.prepare()
    return table
  }

  /** Keeps a table that nobody watches until another one is left. After that it is resumed from the store. */
  releaseTable(campaign: string): void {
    if (this.#tables.get(campaign)?.isWatched) return
    if (this.#lastLeft !== null && this.#lastLeft !== campaign) this.#closeTable(this.#lastLeft)
    this.#lastLeft = campaign
  }

  #closeTable(campaign: string): void {
    if (!this.#tables.get(campaign)?.isWatched) this.#tables.delete(campaign)
  }

  broadcast<Name extends EventName>(event: Name, payload: EventPayload<Name>): void {
    for (const connection of this.#connections) connection.sendEvent(event, payload)
    this.#options.onBroadcast?.(event)
  }

  close(): void {
    this.importer.close()
    this.#check?.close()
    this.#botWorker.close()
    for (const connection of [...this.#connections]) connection.close()
    this.#tables.clear()
    this.#closeDatabase()
  }

  /** Whether the check of the whole database is done. */
  get isChecked(): boolean {
    return this.#check?.isDone ?? false
  }

  /** Takes the cause of a failure. If the database is damaged, it tells all pages. */
  reportIfDamaged(cause: unknown): void {
    if (isDamage(cause)) this.#reportDamage()
  }

  #reportDamage(): void {
    if (this.info.notices.some(({ notice }) => notice === 'database-damaged')) return
    const notice: Notice = { notice: 'database-damaged', file: this.#databaseFile }
    this.info.notices.push(notice)
    this.broadcast('notice', notice)
    markSuspect(this.#databaseFile)
  }

  #checkLater(thread: string): BackgroundCheck {
    const { checkDelayMs } = this.#options
    return new BackgroundCheck(thread, this.#databaseFile, () => this.#reportDamage(), checkDelayMs)
  }

  #reportsOf(campaign: string): TableReports {
    return {
      settingBack: (stored, answers) => this.#saveCopy(stored, answers),
      damaged: ({ title }, answers, entries) =>
        this.broadcast('notice', { notice: 'campaign-damaged', title, answers, entries }),
      playerFailed: (title, player) => this.broadcast('notice', { notice: 'player-failed', title, player }),
      closed: (failure) => {
        this.#tables.delete(campaign)
        for (const connection of this.#connections) connection.tableClosed(campaign, failure.message)
      }
    }
  }

  /** Saves a copy of a campaign before it loses answers. What it returns tells the pages if it has lost any. */
  #saveCopy(stored: StoredCampaign, setBackBy: number): () => void {
    const file = saveSetBackCopy(this.#options.dataDir, stored, this.#options.fileExtension)
    return () => {
      if (setBackBy === 0) return
      this.broadcast('notice', { notice: 'set-back', title: stored.title, count: setBackBy, file })
    }
  }
}

type OpenedStore = OpenedDatabase & { readonly campaigns: CampaignStore }

/** Opens the store. Damage that only its use shows is set aside by a second opening. */
function openStore(file: string, now: () => number): OpenedStore {
  try {
    return openStoreOnce(file, now)
  } catch (error) {
    if (error instanceof DamagedStorageError) return openStoreOnce(file, now)
    throw error
  }
}

/** Opens the store, and closes and unlocks it again if something fails after that. */
function openStoreOnce(file: string, now: () => number): OpenedStore {
  const opened = openDatabase(file, now)
  try {
    return explainErrors(file, () => {
      makePrivateFolder(dirname(file))
      const today = advanceCalendar(opened.database, now())
      const campaigns = new CampaignStore(opened.database, now, today)
      campaigns.purgeDeleted(today - KEPT_AFTER_DELETION_MS)
      return { ...opened, campaigns }
    })
  } catch (error) {
    opened.close()
    throw error
  }
}
