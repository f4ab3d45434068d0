import type { Database, Statement } from 'better-sqlite3'

type Value = string | number | null

/**
 * Prepares each statement of a database once. A discarded one keeps its memory until the garbage collector finds it,
 * which does not hurry: it does not see the memory of SQLite.
 */
export class Statements {
  readonly #database: Database
  readonly #prepared = new Map<string, Statement<Value[]>>()

  constructor(database: Database) {
    this.#database = database
  }

  /** A statement that returns nothing. */
  write(sql: string): Statement<Value[]> {
    const known = this.#prepared.get(sql)
    if (known) return known
    const statement = this.#database.prepare<Value[]>(sql)
    this.#prepared.set(sql, statement)
    return statement
  }

  /** A statement that returns rows. Only the caller knows of which form, as with `prepare`. */
  read<Row>(sql: string): Statement<Value[], Row> {
    return this.write(sql) as Statement<Value[], Row>
  }
}
