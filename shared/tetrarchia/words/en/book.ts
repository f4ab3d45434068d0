import { english } from '../text-gaps.ts'

/** The chapters of the rules; their texts are content. */
export const book = english({
  'chapter.B': 'The board and its pieces',
  'chapter.S': 'Set-up',
  'chapter.T': 'The turn',
  'chapter.I': 'The Roman phase',
  'chapter.II': 'The barbarian phase',
  'chapter.E': 'The end of the game',
  'chapter.V': 'Variants'
})
