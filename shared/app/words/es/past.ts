import { translationOf } from '../../../words/dictionary.ts'
import type { past as english } from '../en/past.ts'

export const past = translationOf<typeof english>()({
  'past.look': 'Volver la vista a un momento anterior',
  'past.look-here': 'Ver este momento',
  'past.label': 'Línea del tiempo de la campaña',
  'past.title': 'Estás viendo el pasado',
  'past.return': 'Volver al presente',
  'past.turns': 'Turnos',
  'past.slider': 'Decisiones',
  'past.moment': 'Decisión {{number}} de {{total}}',
  'past.eyes': 'Con los ojos de',
  'past.onlooker': 'Un espectador',
  'past.asked': 'Aquí tenía que decidir: {{everybody}}.',
  'past.hint': 'Nada de lo que hagas aquí cambia la campaña: sigue donde estaba.',
  'past.branch': 'Abrir otra campaña desde aquí',
  'past.branch-hint':
    'Una campaña nueva que continúa desde este momento. Como una exportación, lo contiene todo, también las cartas ocultas y el orden de los mazos.',
  'past.branch-title': '{{title}} (desde el turno {{turn}}, decisión {{number}})',
  'past.branched': '«{{title}}» continúa desde ese momento. La campaña de la que salió sigue como estaba.',
  'past.unreadable':
    'Este momento no se puede mostrar: se jugó con otras reglas, o algo del camino hasta él no se puede leer.',
  'past.previous-turn': 'Al comienzo del turno, o al turno anterior',
  'past.previous-act': 'A quien actuó antes',
  'past.previous-decision': 'Una decisión atrás',
  'past.next-decision': 'Una decisión adelante',
  'past.next-act': 'A quien actuó después',
  'past.next-turn': 'Al turno siguiente',
  'story-book.play': 'Reproducir',
  'story-book.pause': 'Pausa',
  'story-book.slider': 'Momento de la campaña',
  'ceremony.title': 'El final de la campaña',
  'ceremony.again': 'Ver otra vez el final',
  'story-book.poster': 'Guardar el mapa como imagen',
  'story-book.poster-saved': '{{file}} es el mapa tal como está, para imprimir o compartir.',
  'story-book.poster-failed': 'No se pudo dibujar la imagen del mapa.',
  'story-book.gathering': 'Pasando las páginas hacia atrás…',
  'story-book.export': 'Guardar como página web',
  'story-book.export-hint':
    'Un solo archivo que cualquiera puede leer en un navegador, con todas las imágenes.',
  'story-book.exported': '{{file}} cuenta la historia a quien tenga un navegador.'
})
