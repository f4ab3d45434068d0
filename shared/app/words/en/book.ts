import { plural } from '../../../words/dictionary.ts'
import { english } from '../gaps.ts'

/** The page with the rules. */
export const book = english({
  'book.title': 'The rules',
  'book.search': 'Search the rules',
  'book.contents': 'Chapters',
  'book.found': plural('count', '{{count}} section', '{{count}} sections'),
  'book.nothing': 'No section says that.',
  'book.back': 'Back to {{rule}}',
  'book.example': 'Example',
  'book.readings': plural('count', 'How we read it', 'How we read it ({{count}})'),
  'book.opening': 'Opening the book…',
  'book.failed': 'The rules could not be opened.'
})
