import { translationOf } from '../../../words/dictionary.ts'
import type { cover as english } from '../en/cover.ts'

export const cover = translationOf<typeof english>()({
  'shelf.players': 'De una a cuatro personas, cada una por su cuenta, o Justiniano en solitario',
  'shelf.length': 'Una hora, u hora y media',
  'library.round': 'Ronda {{round}} de {{rounds}}',
  'library.events': '{{count}} completados, {{number}} cancelados',
  'library.picture': 'Las unidades en el mapa del Imperio'
})
