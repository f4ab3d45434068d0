import { plural, translationOf } from '../../../words/dictionary.ts'
import type { log as english } from '../en/log.ts'

export const log = translationOf<typeof english>()({
  'log.strange': 'Algo para lo que esta versión de la aplicación no tiene palabras.',
  'log.times': '× {{times}}',
  'log.search': 'Buscar en la crónica',
  'log.none': 'Aún no ha pasado nada.',
  'log.no-match': 'Nada en la crónica coincide.',
  'log.earlier': plural(
    'count',
    'Mostrar {{count}} entrada anterior',
    'Mostrar {{count}} entradas anteriores'
  ),
  'log.where': 'En el mapa: {{place}}',
  'log.answer': 'Decisión {{number}}',
  'log.why': '¿Por qué?',
  'log.why-hint': '¿Por qué hizo eso el ordenador?',
  'log.why-unknown': 'No se anotó nada.',
  'log.roll-total': 'Total {{total}}',
  'log.die': 'Dado de {{faces}} caras: {{value}}'
})
