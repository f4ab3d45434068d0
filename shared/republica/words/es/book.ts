import { translationOf } from '../../../words/dictionary.ts'
import type { book as english } from '../en/book.ts'

export const book = translationOf<typeof english>()({
  'chapter.3': 'El turno',
  'chapter.4': 'Preparación',
  'chapter.5': 'La fase de mortalidad',
  'chapter.6': 'La fase de recaudación',
  'chapter.7': 'La fase del foro',
  'chapter.8': 'La fase de población',
  'chapter.9': 'La fase del Senado',
  'chapter.10': 'La fase de combate',
  'chapter.11': 'La fase de revolución',
  'chapter.12': 'Victoria y derrota'
})
