import { english } from '../text-gaps.ts'

/** The chapters of the rules; their texts are content. */
export const book = english({
  'chapter.S': 'Set-up',
  'chapter.E': 'The phase of events',
  'chapter.A': 'The phase of actions',
  'chapter.I': 'Intrigue',
  'chapter.R': 'The resolution',
  'chapter.V': 'Victory',
  'chapter.J': 'Alone: Justinian',
  'chapter.C': 'Single cards'
})
