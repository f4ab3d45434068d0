import type { Database } from 'better-sqlite3'
import { Statements } from './statements.ts'

/** The player's settings by key. */
export class SettingsStore {
  readonly #statements: Statements

  constructor(database: Database) {
    this.#statements = new Statements(database)
  }

  all(): Record<string, string> {
    const rows = this.#statements
      .read<{ key: string; value: string }>('SELECT key, value FROM settings ORDER BY key')
      .all()
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  }

  write(key: string, value: string): void {
    this.#statements
      .write(
        'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
      )
      .run(key, value)
  }
}
