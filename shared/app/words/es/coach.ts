import { translationOf } from '../../../words/dictionary.ts'
import type { coach as english } from '../en/coach.ts'

export const coach = translationOf<typeof english>()({
  'coach.title': 'Primeros pasos',
  'coach.offer': '¿Es tu primera campaña? Unas notas breves la acompañan, cada una cuando llega su momento.',
  'coach.begin': 'Dar los primeros pasos',
  'coach.no': 'No, gracias',
  'coach.next': 'Seguir',
  'coach.done': 'Listo',
  'coach.tell': 'Cuéntamelo ya',
  'coach.plan': '¿Qué debería hacer?',
  'coach.end': 'Dejar los primeros pasos',
  'coach.waits': 'Sigue jugando. Cada una de estas cosas se cuenta cuando llega: {{lessons}}.',
  'coach.hint': 'Un consejo',
  'coach.no-hints': 'No más consejos',
  'coach.again': 'Primeros pasos'
})
