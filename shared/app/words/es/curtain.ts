import { plural, translationOf } from '../../../words/dictionary.ts'
import type { curtain as english } from '../en/curtain.ts'

export const curtain = translationOf<typeof english>()({
  'curtain.next': 'Tu turno, {{name}}',
  'curtain.playing': plural('side', 'Decides por {{side}}.', 'Decides por los {{side}}.'),
  'curtain.hint': 'La mesa está cubierta. Los demás, por favor, que no miren.',
  'curtain.take-over': 'Soy {{name}}',
  'curtain.look-again': 'Mostrar la mesa a {{name}} una vez más',
  'recap.title': 'Lo que ha pasado mientras tanto',
  'recap.since': 'Desde la última decisión de {{name}}',
  'recap.greatest': 'Ante todo',
  'recap.nothing': 'Nada que te afecte.',
  'recap.rest': 'Todo lo demás que ha pasado',
  'recap.open': 'Qué ha pasado mientras tanto',
  'recap.go-on': 'A la mesa',
  'recap.more': plural(
    'count',
    'y {{count}} entrada anterior en la crónica',
    'y {{count}} entradas anteriores en la crónica'
  )
})
