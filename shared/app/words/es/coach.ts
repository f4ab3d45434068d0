import { translationOf } from '../../../words/dictionary.ts'
import type { coach as english } from '../en/coach.ts'

export const coach = translationOf<typeof english>()({
  'coach.title': 'Primeros pasos',
  'coach.offer':
    '¿Es tu primera campaña? Unas notas breves acompañan tu primer turno, cada una cuando llega su momento.',
  'coach.begin': 'Dar los primeros pasos',
  'coach.no': 'No, gracias',
  'coach.next': 'Seguir',
  'coach.done': 'Listo',
  'coach.tell': 'Cuéntamelo ya',
  'coach.end': 'Dejar los primeros pasos',
  'coach.waits': 'Sigue jugando: se cuenta cuando llegue.',
  'coach.hint': 'Un consejo',
  'coach.no-hints': 'No más consejos',
  'coach.again': 'Primeros pasos'
})
