import { english } from '../text-gaps.ts'

/** What the library shows. */
export const cover = english({
  'shelf.players': 'For one to six people; the computer leads the other factions',
  'shelf.length': 'An evening, or two',
  'player.recruit': 'Recruit',
  'player.legate': 'Legate',
  'player.magister': 'Magister',
  'library.turn': 'Year {{turn}}',
  'library.consul': '{{senator}} is consul',
  'library.state': 'Treasury {{talents}}, unrest {{unrest}}, wars {{count}} of {{most}}'
})
