import { translationOf } from '../../../words/dictionary.ts'
import type { answers as english } from '../en/answers.ts'

export const answers = translationOf<typeof english>()({
  'refusal.not-an-option': 'Eso no es una de las opciones.',
  'refusal.not-a-form': 'La respuesta debe rellenar el formulario.',
  'refusal.unknown-field': 'El formulario no tiene ese campo.',
  'refusal.not-a-list': 'Se esperaba una lista.',
  'refusal.chosen-twice': 'Se ha elegido dos veces lo mismo.',
  'refusal.too-few': 'Se han elegido demasiado pocas.',
  'refusal.too-many': 'Se han elegido demasiadas.',
  'refusal.out-of-range': 'El número está fuera de sus límites.',
  'refusal.not-yes-or-no': 'Se esperaba sí o no.',
  'refusal.game-over': 'La campaña ha terminado.',
  'refusal.stale-answer': 'La mesa ha seguido adelante: esta pregunta ya se respondió.',
  'refusal.not-your-decision': 'La decisión no es tuya.',
  'refusal.malformed-answer': 'No se pudo leer la respuesta.',
  'refusal.no-pass-here': 'A esta pregunta no se puede pasar.',
  'refusal.too-long': 'El texto es demasiado largo.',
  'undo.others-answered': 'Otro jugador ha respondido después.',
  'undo.dice-rolled': 'Ya se han tirado los dados.',
  'undo.card-drawn': 'Ya se ha robado una carta.',
  'undo.told-in-private': 'Alguien ha conocido un secreto después.',
  'undo.all-answered': 'Todos han respondido y las respuestas se conocen.',
  'refusal.nothing-to-undo': 'No hay nada que retirar.',
  'option.yes': 'Sí',
  'option.no': 'No'
})
