import { plural } from '../../../words/dictionary.ts'
import { english } from '../gaps.ts'

/** The frame of the chronicle. */
export const log = english({
  'log.strange': 'Something that this version of the app has no words for.',
  'log.times': '× {{times}}',
  'log.search': 'Search the chronicle',
  'log.none': 'Nothing has happened yet.',
  'log.no-match': 'Nothing in the chronicle matches.',
  'log.earlier': plural('count', 'Show {{count}} earlier entry', 'Show {{count}} earlier entries'),
  'log.where': 'On the map: {{place}}',
  'log.answer': 'Decision {{number}}',
  'log.why': 'Why?',
  'log.why-hint': 'Why did the computer do that?',
  'log.why-unknown': 'Nothing was noted.',
  'log.roll-total': 'Total {{total}}',
  'log.die': 'Die with {{faces}} faces: {{value}}'
})
