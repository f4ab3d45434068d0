import { translationOf } from '../../../words/dictionary.ts'
import type { pageSetUp as english } from '../en/page-set-up.ts'

export const pageSetUp = translationOf<typeof english>()({
  'set-up.factions': 'Facciones',
  'set-up.republic': 'Qué República',
  'set-up.rules': 'Cómo se leen las reglas dudosas',
  'set-up.comparators': 'Un número que hay que alcanzar',
  'set-up.comparators-printed': 'Más que él',
  'set-up.comparators-classic': 'Basta con él',
  'set-up.life': 'Un cónsul vitalicio',
  'set-up.life-required': 'Necesita un cargo',
  'set-up.life-not-required': 'No lo necesita',
  'set-up.approval': 'El voto sobre el año del cónsul',
  'set-up.approval-recorded': 'Solo se anuncia',
  'set-up.approval-modifies-roll': 'Cambia la tirada',
  'set-up.knights': 'Caballeros',
  'set-up.knights-off': 'No hay',
  'set-up.knights-classic': 'Se pueden ganar',
  'set-up.death': 'Concesiones de quien muere de viejo',
  'set-up.death-to-faction': 'Para su facción',
  'set-up.death-to-forum': 'Vuelven al foro',
  'set-up.bribes': 'Dinero ajeno en una persuasión',
  'set-up.bribes-both-ways': 'A favor o en contra',
  'set-up.bribes-resist-only': 'Solo en contra',
  'side-note.palatine': 'Se reúnen donde Rómulo trazó su surco, y creen que Roma es suya.',
  'side-note.capitoline': 'Vecinos de Júpiter: hablan de leyes y vigilan el tesoro.',
  'side-note.aventine': 'El monte de la plebe. Saben lo que cuesta el pan.',
  'side-note.quirinal': 'Viejas familias sabinas de larga memoria y lanzas más largas.',
  'side-note.caelian': 'Terratenientes bajo sus robles, pacientes y bien casados.',
  'side-note.esquiline': 'Dinero nuevo en jardines viejos, y una puerta para cada apuro.',
  'side-facts': 'Todas las facciones empiezan igual. Un año trae entre quince y treinta preguntas.'
})
