import { translationOf } from '../../../words/dictionary.ts'
import type { book as english } from '../en/book.ts'

export const book = translationOf<typeof english>()({
  'chapter.B': 'El tablero y sus piezas',
  'chapter.S': 'Preparación',
  'chapter.T': 'El turno',
  'chapter.I': 'La fase romana',
  'chapter.II': 'La fase bárbara',
  'chapter.E': 'El final de la partida',
  'chapter.V': 'Variantes'
})
