import { z } from 'zod'

/** Notices of the host. The page words them with the key `notice.<name>`. */
export const noticeSchema = z.discriminatedUnion('notice', [
  /** The database was damaged; the host has moved it to `file`. */
  z.object({ notice: z.literal('database-set-aside'), file: z.string() }),
  /** The database was gone after a crash. */
  z.object({ notice: z.literal('database-missing'), file: z.string() }),
  /** Part of the database is damaged. It stays in use until the next start sets it aside. */
  z.object({ notice: z.literal('database-damaged'), file: z.string() }),
  /** A foreign journal lay beside the database; the host has moved it to `file`. */
  z.object({ notice: z.literal('journal-set-aside'), file: z.string() }),
  /** The write-ahead log with the last answers before a crash is missing or damaged. */
  z.object({ notice: z.literal('answers-may-be-missing'), file: z.string() }),
  /** Parts of a campaign could not be read: the counts of past answers and log entries. */
  z.object({ notice: z.literal('campaign-damaged'), title: z.string(), answers: z.int(), entries: z.int() }),
  /** A file opened from outside the app is not a valid campaign. */
  z.object({ notice: z.literal('file-refused'), file: z.string() }),
  z.object({ notice: z.literal('file-newer'), file: z.string() }),
  /** The answers of an imported campaign do not prove its position. */
  z.object({ notice: z.literal('import-unproven'), title: z.string() }),
  /** A campaign could not be exported to that file. */
  z.object({ notice: z.literal('file-not-written'), file: z.string() }),
  /** The page crashed and the installed app has reloaded it. */
  z.object({ notice: z.literal('page-reloaded') }),
  /** A computer player failed: another one answers in its place. */
  z.object({ notice: z.literal('player-failed'), title: z.string(), player: z.string() }),
  /** This version cannot replay the last answers of a campaign; `file` keeps a copy with them. */
  z.object({ notice: z.literal('set-back'), title: z.string(), count: z.int(), file: z.string() })
])

export type Notice = z.infer<typeof noticeSchema>
