import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Measures the least that a durable answer can take: one row in one transaction, on the disk before it returns. */
export function bareCommits(dataDir: string): { commit(text: string): number; close(): void } {
  const database = new Database(join(dataDir, 'bare.db'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, text TEXT) STRICT')
  const insert = database.prepare('INSERT INTO rows (text) VALUES (?)')
  return {
    commit(text) {
      const before = performance.now()
      insert.run(text)
      return performance.now() - before
    },
    close: () => database.close()
  }
}
