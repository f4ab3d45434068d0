import { translationOf } from '../../../words/dictionary.ts'
import type { cover as english } from '../en/cover.ts'

export const cover = translationOf<typeof english>()({
  'shelf.players': 'De una a cuatro personas; el ordenador ocupa los puestos vacíos',
  'shelf.length': 'Doce turnos en muchas veladas: se deja en cualquier decisión',
  'shelf.first-battle': 'Aprende con una primera batalla: un cuarto de hora',
  'library.year': '{{year}} d. C.',
  'lapse.picture-now': 'Quién tiene cada provincia',
  'phase.time': 'Tiempo',
  'phase.administration': 'Administración',
  'phase.military': 'Militar',
  'phase.scoring': 'Puntuación',
  'phase.over': 'El final'
})
