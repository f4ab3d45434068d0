import { z } from 'zod'

/** What the host has to tell without being asked, for the page to put into words: `notice.` and its name. */
export const noticeSchema = z.discriminatedUnion('notice', [
  /** The database was damaged and lies in that file now. */
  z.object({ notice: z.literal('database-set-aside'), file: z.string() }),
  /** A file opened from outside the app is no campaign that could be taken in. */
  z.object({ notice: z.literal('file-refused'), file: z.string() }),
  z.object({ notice: z.literal('file-newer'), file: z.string() }),
  /** A campaign could not be exported to that file. */
  z.object({ notice: z.literal('file-not-written'), file: z.string() }),
  /** The page broke down and was loaded again by the installed app. */
  z.object({ notice: z.literal('page-reloaded') }),
  /** This version cannot replay the last answers of a campaign; a copy with them is kept in that file. */
  z.object({ notice: z.literal('set-back'), title: z.string(), count: z.int(), file: z.string() }),
  /** The computer player of a campaign has stopped; the detail is for the developers. */
  z.object({ notice: z.literal('computer-failed'), title: z.string(), detail: z.string() })
])

export type Notice = z.infer<typeof noticeSchema>
