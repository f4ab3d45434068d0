import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameShelf } from '#shared/engine/game-box.ts'
import type { EventName, EventPayload, HostMessage } from '#shared/ipc/contract.ts'
import type { Notice } from '#shared/ipc/notice.ts'
import { writeCampaignFile } from '../store/campaign-file.ts'
import { CampaignStore, type StoredCampaign } from '../store/campaign-store.ts'
import { openDatabase } from '../store/open-database.ts'
import { SettingsStore } from '../store/settings-store.ts'
import { CallFailure } from './call-failure.ts'
import { Connection } from './connection.ts'
import { Library } from './library.ts'
import { LiveTable, type TableReports } from './live-table.ts'

export interface HostOptions {
  readonly games: GameShelf
  /** How the names of campaign files end. */
  readonly fileExtension: string
  /** The folder that holds the database. */
  readonly dataDir: string
  readonly appVersion: string
  /** Which shell the page runs in, for the page to show. */
  readonly shell: 'electron' | 'browser'
  readonly now?: () => number
  /** For the shell to hear what all pages are told. */
  readonly overhear?: (event: EventName) => void
}

/** A deleted campaign can be restored for this long. */
const KEPT_AFTER_DELETION_MS = 30 * 24 * 60 * 60 * 1000

/** Owns the store and the open tables, and serves any number of pages. Knows neither Electron nor http. */
export class Host {
  readonly info: { readonly version: string; readonly shell: string; readonly notices: Notice[] }
  readonly library: Library
  readonly settings: SettingsStore
  readonly #options: HostOptions
  readonly #campaigns: CampaignStore
  readonly #closeDatabase: () => void
  readonly #tables = new Map<string, LiveTable>()
  readonly #connections = new Set<Connection>()
  #received: string[] = []

  /** Throws NewerDatabaseError when the data was written by a later version. */
  constructor(options: HostOptions) {
    const now = options.now ?? Date.now
    const { database, setAside } = openDatabase(join(options.dataDir, 'campaigns.db'), now)
    this.#options = options
    this.#closeDatabase = () => database.close()
    this.#campaigns = new CampaignStore(database, now)
    this.#campaigns.purgeDeleted(now() - KEPT_AFTER_DELETION_MS)
    this.settings = new SettingsStore(database)
    this.library = new Library(this.#campaigns, options.games, options.fileExtension)
    const notices: Notice[] = setAside ? [{ notice: 'database-set-aside', file: setAside }] : []
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
  importFile(path: string): void {
    try {
      const campaign = this.library.importFile(readFileSync(path, 'utf8'))
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

  table(campaign: string): LiveTable {
    const open = this.#tables.get(campaign)
    if (open) return open
    const table = new LiveTable(this.#campaigns, this.#options.games, campaign, this.#reportsOf(campaign))
    this.#tables.set(campaign, table)
    return table
  }

  /** Forgets a table that nobody watches; it is resumed from the store when next opened. */
  releaseTable(campaign: string): void {
    if (!this.#tables.get(campaign)?.isWatched) this.#tables.delete(campaign)
  }

  tellAll<Name extends EventName>(event: Name, payload: EventPayload<Name>): void {
    for (const connection of this.#connections) connection.tell(event, payload)
    this.#options.overhear?.(event)
  }

  close(): void {
    for (const connection of [...this.#connections]) connection.close()
    this.#tables.clear()
    this.#closeDatabase()
  }

  #reportsOf(campaign: string): TableReports {
    return {
      setBack: (stored, answers) => {
        const file = this.#keepCopy(stored)
        this.tellAll('notice', { notice: 'set-back', title: stored.title, count: answers, file })
      },
      computerFailed: (failure: CallFailure) => {
        const title = this.#campaigns.card(campaign)?.title ?? campaign
        this.tellAll('notice', { notice: 'computer-failed', title, detail: failure.message })
      }
    }
  }

  #keepCopy(stored: StoredCampaign): string {
    const folder = join(this.#options.dataDir, 'set-back')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${stored.id}-${stored.answers.length}.${this.#options.fileExtension}`)
    writeFileSync(file, writeCampaignFile(stored))
    return file
  }
}
