import { english } from '../text-gaps.ts'

/** What the library says of the game and of its campaigns. */
export const cover = english({
  'shelf.players': 'For one to four people, each for himself, or Justinian alone',
  'shelf.length': 'An hour, or an hour and a half',
  'library.round': 'Round {{round}} of {{rounds}}',
  'library.events': '{{count}} completed, {{number}} cancelled',
  'library.picture': 'The units on the map of the Empire'
})
