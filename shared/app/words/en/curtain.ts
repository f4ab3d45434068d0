import { plural } from '../../../words/dictionary.ts'
import { english } from '../gaps.ts'

/** The hand-over at one table. */
export const curtain = english({
  'curtain.next': 'Your turn, {{name}}',
  'curtain.playing': plural('side', 'You decide for {{side}}.', 'You decide for the {{side}}.'),
  'curtain.hint': 'The table is covered. Everybody else, please look away.',
  'curtain.take-over': 'I am {{name}}',
  'curtain.look-again': 'Show {{name}} the table once more',
  'recap.title': 'What happened meanwhile',
  'recap.since': 'Since {{name}} last decided',
  'recap.greatest': 'Above all',
  'recap.nothing': 'Nothing that concerns you.',
  'recap.rest': 'Everything else that happened',
  'recap.open': 'What happened meanwhile',
  'recap.go-on': 'To the table',
  'recap.more': plural(
    'count',
    'and {{count}} earlier entry in the chronicle',
    'and {{count}} earlier entries in the chronicle'
  )
})
