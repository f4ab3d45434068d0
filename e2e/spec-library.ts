// Fills the data folder of a spec: settings, and campaigns that wait at decisions.
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { CampaignStore, type NewCampaign } from '../main/store/campaign-store.ts'
import { openDatabase } from '../main/store/open-database.ts'
import { addRowChecksum } from '../main/store/row-checksum.ts'
import { SettingsStore } from '../main/store/settings-store.ts'

export interface SpecLibrary {
  readonly settings: ReadonlyMap<string, string>
  readonly campaigns: readonly NewCampaign[]
}

/** The database of a data folder. */
export function databaseIn(dataDir: string): string {
  return join(dataDir, 'campaigns.db')
}

/** Fills a data folder before the app starts. Creates the folder if needed. */
export function fillFolder(dataDir: string, library: SpecLibrary): void {
  const { database, close } = openDatabase(databaseIn(dataDir))
  replace(database, library)
  close()
}

/** Replaces the library of a running app. No page may show a campaign of it. */
export function fillUnderApp(dataDir: string, library: SpecLibrary): void {
  const database = new Sqlite(databaseIn(dataDir), { timeout: 10_000 })
  addRowChecksum(database)
  replace(database, library)
  database.close()
}

/** The settings of a running app. */
export function settingsUnderApp(dataDir: string): ReadonlyMap<string, string> {
  const database = new Sqlite(databaseIn(dataDir), { timeout: 10_000, readonly: true })
  const settings = new SettingsStore(database).all()
  database.close()
  return new Map(Object.entries(settings))
}

const TABLES = ['notes', 'checkpoints', 'log', 'journal', 'campaigns', 'settings']

function replace(database: Database, { settings, campaigns }: SpecLibrary): void {
  database.transaction(() => {
    for (const table of TABLES) database.exec(`DELETE FROM ${table}`)
    const settingsStore = new SettingsStore(database)
    for (const [name, value] of settings) settingsStore.write(name, value)
    const campaignStore = new CampaignStore(database, Date.now)
    for (const campaign of campaigns) campaignStore.insert(campaign)
  })()
}
