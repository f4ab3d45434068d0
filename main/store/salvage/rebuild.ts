import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  openSync,
  rmSync,
  statSync,
  writeSync
} from 'node:fs'
import Sqlite, { type Database } from 'better-sqlite3'
import { hasExpectedTables } from '../database-integrity.ts'
import { migrate, schemaVersionOf } from '../migration.ts'
import { migrations, newestSchemaVersion } from '../migrations.ts'
import { addRowChecksum, rowChecksum } from '../row-checksum.ts'
import { isConstraintViolation } from '../sqlite-errors.ts'
import { committedPages } from '../wal.ts'
import { PAGE_SIZE, type PageRow, rowsByPage, type StoredValue } from './database-pages.ts'

const SIDE_FILES = ['', '-wal', '-shm', '-journal']

/** Rebuilds a database in a file beside it, which lasts until `use` returns. */
export function rebuildBeside<T>(file: string, use: (rebuilt: string) => T): T {
  const [copy, rebuilt] = [`${file}.copy`, `${file}.rebuilt`]
  const remove = () => {
    for (const suffix of SIDE_FILES) {
      for (const each of [copy, rebuilt]) rmSync(each + suffix, { force: true })
    }
  }
  remove()
  try {
    rebuild(file, copy, rebuilt)
    return use(rebuilt)
  } finally {
    remove()
  }
}

/**
 * Writes every row that can be read from a damaged database into a new one at `target`, which has the newest schema.
 * First it takes the rows that SQLite finds. Then it adds those that only single pages still show, so that neither a
 * missing page nor a wrong header costs more than the rows on it. `copy` names a file that it may write to.
 */
function rebuild(damaged: string, copy: string, target: string): void {
  copyWithLog(damaged, copy)
  const source = openTolerantly(copy)
  const rebuilt = new Sqlite(target)
  try {
    const version = source ? versionOf(source) : newestSchemaVersion
    addRowChecksum(rebuilt)
    migrate(rebuilt, migrations.slice(0, version))
    rebuilt.pragma('foreign_keys = OFF')
    rebuilt.pragma('ignore_check_constraints = ON')
    rebuilt.transaction(() => {
      const tables = tablesOf(rebuilt)
      // The migrations write the only row of the calendar.
      for (const { name } of tables) rebuilt.exec(`DELETE FROM ${name}`)
      dropTriggers(rebuilt)
      if (source) for (const table of tables) takeBySql(source, table)
      // Rows of earlier versions are too much alike to be told apart without their table.
      if (version === newestSchemaVersion) for (const row of rowsByPage(copy)) takeRow(tables, row)
      for (const { addUnreadable } of tables) addUnreadable()
      if (version === newestSchemaVersion) mend(rebuilt)
    })()
    migrate(rebuilt, migrations)
  } finally {
    rebuilt.close()
    source?.close()
  }
}

/** Copies a database, merges its log, and fills up what was cut off with zeros, which SQLite can read past. */
function copyWithLog(damaged: string, copy: string): void {
  if (existsSync(damaged)) copyFileSync(damaged, copy)
  const descriptor = openSync(copy, existsSync(damaged) ? 'r+' : 'w+')
  try {
    for (const { page, bytes } of committedPages(`${damaged}-wal`)) {
      writeSync(descriptor, bytes, 0, bytes.length, (page - 1) * PAGE_SIZE)
    }
    const { size } = statSync(copy)
    ftruncateSync(descriptor, Math.ceil(size / PAGE_SIZE) * PAGE_SIZE)
  } finally {
    closeSync(descriptor)
  }
}

/** Null if SQLite cannot open it at all. */
function openTolerantly(file: string): Database | null {
  const database = new Sqlite(file)
  try {
    // Lets SQLite pass over faults in the schema, and read a file that is shorter than its header says.
    database.unsafeMode()
    database.pragma('writable_schema = ON')
    schemaVersionOf(database)
    return database
  } catch (error) {
    database.close()
    if (error instanceof Sqlite.SqliteError) return null
    throw error
  }
}

/** The version of the schema, if the tables are indeed those of this version. */
function versionOf(source: Database): number {
  try {
    const version = schemaVersionOf(source)
    return version >= 1 && version < newestSchemaVersion && hasExpectedTables(source)
      ? version
      : newestSchemaVersion
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return newestSchemaVersion
    throw error
  }
}

interface RebuiltTable {
  readonly name: string
  readonly hasRowId: boolean
  readonly columns: readonly string[]
  readonly types: readonly string[]
  /** The order in which SQLite keeps the rows. */
  readonly key: readonly string[]
  /** Adds a row unless its key is taken. An unreadable row waits, so that it takes the place of no other. */
  add(values: readonly StoredValue[]): void
  addUnreadable(): void
}

function tablesOf(database: Database): RebuiltTable[] {
  const names = database
    .prepare<[], { name: string; wr: number }>(
      `SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'`
    )
    .all()
  return names.map(({ name, wr }) => {
    const info = database
      .prepare<[string], { name: string; type: string; pk: number }>(
        'SELECT name, type, pk FROM pragma_table_info(?)'
      )
      .all(name)
    const columns = info.map((column) => column.name)
    const ownKey = info.filter(({ pk }) => pk > 0).sort((left, right) => left.pk - right.pk)
    const insert = database.prepare<unknown[]>(
      `INSERT OR IGNORE INTO ${name} (${columns}) VALUES (${columns.map(() => '?')})`
    )
    const isNumbered = columns[1] === 'number' && columns.at(-1) === 'checksum'
    const unreadable: (readonly StoredValue[])[] = []
    const insertIfValid = (values: readonly StoredValue[]) => addUnlessInvalid(() => insert.run(values))
    return {
      name,
      hasRowId: wr === 0,
      columns,
      types: info.map(({ type }) => type),
      key: wr === 0 ? ['rowid'] : ownKey.map((column) => column.name),
      add: (values) => {
        const readable = isNumbered ? withRightNumber(values) : values
        if (readable) insertIfValid(readable)
        else unreadable.push(values)
      },
      addUnreadable: () => unreadable.forEach(insertIfValid)
    }
  })
}

/** More bits than a number of an answer has. */
const BITS_OF_NUMBER = 24

/** The row with the number for which its checksum is right, which is wrong by a bit at most. Null if there is none. */
function withRightNumber(values: readonly StoredValue[]): readonly StoredValue[] | null {
  const [campaign, number, ...rest] = values
  const checksum = rest.pop()
  const texts = rest.map((value) => (typeof value === 'object' || typeof value === 'bigint' ? null : value))
  if (typeof campaign !== 'string' || typeof number !== 'number') return null
  const candidates = [number, ...Array.from({ length: BITS_OF_NUMBER }, (_, bit) => number ^ (1 << bit))]
  const right = candidates.find((candidate) => rowChecksum(campaign, candidate, ...texts) === checksum)
  return right === undefined ? null : values.with(1, right)
}

/** Triggers would take a damaged row for a change by the app. */
function dropTriggers(database: Database): void {
  const names = database.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck()
  for (const name of names.all()) database.exec(`DROP TRIGGER ${name}`)
}

/** A value of another type than its column has is damage. */
function addUnlessInvalid(add: () => unknown): void {
  try {
    add()
  } catch (error) {
    if (!isConstraintViolation(error)) throw error
  }
}

/** Takes rows in both directions, because SQLite stops at the first page that it cannot read. */
function takeBySql(source: Database, { name, columns, key, add }: RebuiltTable): void {
  for (const direction of ['ASC', 'DESC']) {
    const order = key.map((column) => `${column} ${direction}`)
    try {
      const select = source.prepare<[], StoredValue[]>(`SELECT ${columns} FROM ${name} ORDER BY ${order}`)
      for (const values of select.raw().iterate()) add(values)
      return
    } catch (error) {
      if (!(error instanceof Sqlite.SqliteError)) throw error
    }
  }
}

/** Tables differ in the number and the types of their columns. Rows of indexes fit none. */
function takeRow(tables: readonly RebuiltTable[], { hasRowId, values }: PageRow): void {
  const fits = ({ types, ...table }: RebuiltTable) =>
    table.hasRowId === hasRowId &&
    types.length === values.length &&
    values.every(
      (value, index) => value === null || (typeof value === 'string') === (types[index] === 'TEXT')
    )
  tables.find(fits)?.add(values)
}

const CAMPAIGN_COLUMNS = `title, game, rules_version, options, seats, seed, answers, summary, waiting_for,
  created_at, played_at, deleted_at, archived_at`

/** Finds rows their campaign again, where its id was damaged: with the right one their checksum is right. */
const FIND_CAMPAIGNS = `
  CREATE TEMP TABLE known AS SELECT campaign AS id FROM journal UNION SELECT campaign FROM checkpoints;
  UPDATE campaigns SET id = known.id FROM known
    WHERE known.id NOT IN (SELECT id FROM campaigns)
      AND checksum = row_checksum(known.id, ${CAMPAIGN_COLUMNS});
  UPDATE OR IGNORE journal SET campaign = campaigns.id FROM campaigns
    WHERE journal.campaign NOT IN (SELECT id FROM campaigns)
      AND journal.checksum = row_checksum(campaigns.id, number, side, answer, journal.rules_version, position);
  UPDATE OR IGNORE log SET campaign = campaigns.id FROM campaigns
    WHERE log.campaign NOT IN (SELECT id FROM campaigns)
      AND log.checksum = row_checksum(campaigns.id, number, side, told);
  DROP TABLE known;`

/** What cannot be computed from the answers is there twice. */
const USE_ORIGINS = `
  DELETE FROM origins WHERE checksum <> row_checksum(campaign, title, game, rules_version, options, seats, seed,
    created_at, archived_at, deleted_at);
  UPDATE campaigns SET (title, game, rules_version, options, seats, seed, created_at, archived_at, deleted_at) =
      (o.title, o.game, o.rules_version, o.options, o.seats, o.seed, o.created_at, o.archived_at, o.deleted_at)
    FROM origins AS o
    WHERE o.campaign = id AND campaigns.checksum IS NOT row_checksum(id, campaigns.title, campaigns.game,
      campaigns.rules_version, campaigns.options, campaigns.seats, campaigns.seed, answers, summary, waiting_for,
      campaigns.created_at, played_at, campaigns.deleted_at, campaigns.archived_at);
  INSERT INTO campaigns (id, title, game, rules_version, options, seats, seed, answers, summary, waiting_for,
      created_at, played_at, archived_at)
    SELECT campaign, title, game, rules_version, options, seats, seed,
        coalesce((SELECT max(number) FROM journal WHERE journal.campaign = origins.campaign), 0), 'null', '[]',
        created_at, created_at, archived_at
      FROM origins WHERE deleted_at IS NULL AND campaign NOT IN (SELECT id FROM campaigns);`

/** Text that is no JSON would violate the schema. Null is damage too, and the reader reports it. */
const CLEAR_INVALID = `
  UPDATE campaigns SET
    options = iif(json_valid(options), options, 'null'),
    seats = iif(json_valid(seats), seats, 'null'),
    summary = iif(json_valid(summary), summary, 'null');`

const NUMBERED = { journal: 'number', log: 'number', notes: 'number', checkpoints: 'answers' }

function mend(database: Database): void {
  database.exec(FIND_CAMPAIGNS)
  database.exec(USE_ORIGINS)
  database.exec(CLEAR_INVALID)
  // A page that is no longer in use may show answers that were undone.
  for (const [table, number] of Object.entries(NUMBERED)) {
    database.exec(`DELETE FROM ${table} WHERE ${number} > (
      SELECT answers FROM campaigns WHERE id = campaign AND checksum = row_checksum(id, ${CAMPAIGN_COLUMNS}))`)
  }
}
