import { english } from '../text-gaps.ts'

/** The chapters of the rules; their texts are content. */
export const book = english({
  'chapter.3': 'The turn',
  'chapter.4': 'Set-up',
  'chapter.5': 'The mortality phase',
  'chapter.6': 'The revenue phase',
  'chapter.7': 'The forum phase',
  'chapter.8': 'The population phase',
  'chapter.9': 'The senate phase',
  'chapter.10': 'The combat phase',
  'chapter.11': 'The revolution phase',
  'chapter.12': 'Victory and defeat'
})
