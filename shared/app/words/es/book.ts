import { plural, translationOf } from '../../../words/dictionary.ts'
import type { book as english } from '../en/book.ts'

export const book = translationOf<typeof english>()({
  'book.title': 'Las reglas',
  'book.search': 'Buscar en las reglas',
  'book.contents': 'Capítulos',
  'book.found': plural('count', '{{count}} sección', '{{count}} secciones'),
  'book.nothing': 'Ninguna sección lo dice.',
  'book.back': 'Volver a {{rule}}',
  'book.example': 'Ejemplo',
  'book.readings': plural('count', 'Cómo lo leemos', 'Cómo lo leemos ({{count}})'),
  'book.opening': 'Abriendo el libro…',
  'book.failed': 'No se han podido abrir las reglas.'
})
