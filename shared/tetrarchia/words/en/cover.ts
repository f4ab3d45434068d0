import { english } from '../text-gaps.ts'

/** What the library says of the game and of its campaigns. */
export const cover = english({
  'shelf.players': 'For one to four people, all on the same side',
  'shelf.length': 'Half an hour to an hour',
  'library.round': 'Round {{round}}',
  'library.level': 'Level {{level}}',
  'library.frontiers': '{{count}} of 6 frontiers',
  'panel.empire': 'The Empire'
})
