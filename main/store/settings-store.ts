import type { Database } from 'better-sqlite3'

/** The player's settings by key. */
export class SettingsStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  all(): Record<string, string> {
    const rows = this.#database
      .prepare<[], { key: string; value: string }>('SELECT key, value FROM settings ORDER BY key')
      .all()
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  }

  write(key: string, value: string): void {
    this.#database
      .prepare(
        'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
      )
      .run(key, value)
  }
}
