import { z } from 'zod'

/** What the host has to tell without being asked, for the page to put into words: `notice.` and its name. */
export const noticeSchema = z.discriminatedUnion('notice', [
  /** The database was damaged and lies in that file now. */
  z.object({ notice: z.literal('database-set-aside'), file: z.string() }),
  /** Part of the database is damaged; it is in use still, and set aside at the next start. */
  z.object({ notice: z.literal('database-damaged'), file: z.string() }),
  /** Another program's journal lay beside the database and was moved there. */
  z.object({ notice: z.literal('journal-set-aside'), file: z.string() }),
  /** The log of the last answers before a crash is gone or damaged. */
  z.object({ notice: z.literal('answers-may-be-missing'), file: z.string() }),
  /** Something of a campaign could not be read: so many answers of its past, and entries of its log. */
  z.object({ notice: z.literal('campaign-damaged'), title: z.string(), answers: z.int(), entries: z.int() }),
  /** A file opened from outside the app is no campaign that could be taken in. */
  z.object({ notice: z.literal('file-refused'), file: z.string() }),
  z.object({ notice: z.literal('file-newer'), file: z.string() }),
  /** A campaign could not be exported to that file. */
  z.object({ notice: z.literal('file-not-written'), file: z.string() }),
  /** The page broke down and was loaded again by the installed app. */
  z.object({ notice: z.literal('page-reloaded') }),
  /** A computer player could not answer: another one answers for it. */
  z.object({ notice: z.literal('player-failed'), title: z.string(), player: z.string() }),
  /** This version cannot replay the last answers of a campaign; a copy with them is kept in that file. */
  z.object({ notice: z.literal('set-back'), title: z.string(), count: z.int(), file: z.string() })
])

export type Notice = z.infer<typeof noticeSchema>
