import { translationOf } from '../../../words/dictionary.ts'
import type { book as english } from '../en/book.ts'

export const book = translationOf<typeof english>()({
  'chapter.S': 'Preparación',
  'chapter.E': 'La fase de eventos',
  'chapter.A': 'La fase de acciones',
  'chapter.I': 'Intriga',
  'chapter.R': 'La resolución',
  'chapter.V': 'La victoria',
  'chapter.J': 'En solitario: Justiniano',
  'chapter.C': 'Cartas sueltas'
})
