import type { Database } from 'better-sqlite3'
import { rebuildBeside } from './rebuild.ts'

const PARTS = ['origins', 'notes', 'log', 'journal', 'checkpoints']
const OF_CAMPAIGN = 'campaign IN (SELECT id FROM main.campaigns)'

/**
 * Writes all rows of a database in use anew. A row whose key is damaged is out of order: SQLite then neither finds those
 * after it nor replaces them. Changes nothing if it throws.
 */
export function mendInPlace(database: Database): void {
  rebuildBeside(database.name, (rebuilt) => {
    database.prepare('ATTACH ? AS rebuilt').run(rebuilt)
    // In the damaged tables, SQLite may not find what a row refers to.
    database.pragma('foreign_keys = OFF')
    try {
      database.transaction(() => {
        for (const table of ['campaigns', ...PARTS]) database.exec(`DELETE FROM main.${table}`)
        database.exec('INSERT OR IGNORE INTO main.campaigns SELECT * FROM rebuilt.campaigns')
        for (const table of PARTS) {
          database.exec(
            `INSERT OR IGNORE INTO main.${table} SELECT * FROM rebuilt.${table} WHERE ${OF_CAMPAIGN}`
          )
        }
      })()
    } finally {
      database.pragma('foreign_keys = ON')
      database.exec('DETACH rebuilt')
    }
  })
}
