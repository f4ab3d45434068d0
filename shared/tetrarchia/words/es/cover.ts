import { translationOf } from '../../../words/dictionary.ts'
import type { cover as english } from '../en/cover.ts'

export const cover = translationOf<typeof english>()({
  'shelf.players': 'De una a cuatro personas, todas en el mismo bando',
  'shelf.length': 'De media hora a una hora',
  'library.round': 'Ronda {{round}}',
  'library.level': 'Nivel {{level}}',
  'library.frontiers': '{{count}} de 6 fronteras',
  'panel.empire': 'El Imperio'
})
