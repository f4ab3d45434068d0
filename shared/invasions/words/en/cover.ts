import { english } from '../text-gaps.ts'

/** What the library says of the game and of its campaigns. */
export const cover = english({
  'shelf.players': 'For one to four people; the computer takes empty seats',
  'shelf.length': 'Twelve turns over many evenings: stop at any decision',
  'shelf.first-battle': 'Learn by a first battle: a quarter of an hour',
  'library.year': '{{year}} AD',
  'lapse.picture-now': 'Who holds what',
  'phase.time': 'Time',
  'phase.administration': 'Administration',
  'phase.military': 'Military',
  'phase.scoring': 'Scoring',
  'phase.over': 'The end'
})
