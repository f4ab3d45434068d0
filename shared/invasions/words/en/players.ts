import type { invasionsBots } from '../../bots/index.ts'
import { english } from '../text-gaps.ts'

/** The computer players. */
export const players = english({
  'player.recruit': 'Recruit',
  'player.legate': 'Legate',
  'player.magister': 'Magister'
} satisfies Readonly<Record<`player.${keyof typeof invasionsBots}`, string>>)
