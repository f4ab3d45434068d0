import { english } from '../gaps.ts'

/** The computer players. */
export const players = english({
  'player.recruit': 'Recruit',
  'player.legate': 'Legate',
  'player.magister': 'Magister'
})
