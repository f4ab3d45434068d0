import { plural, translationOf } from '../../../words/dictionary.ts'
import type { library as english } from '../en/library.ts'

export const library = translationOf<typeof english>()({
  'library.title': 'Campañas',
  'library.new': 'Nueva campaña',
  'library.import': 'Importar',
  'library.import-hint': 'Abrir un archivo de campaña',
  'library.drop': 'Suelta el archivo de campaña para importarlo',
  'library.imported': 'Se ha importado «{{title}}».',
  'library.known': '«{{title}}» ya está aquí',
  'library.known-text': plural(
    'count',
    'La campaña de la biblioteca va por {{count}} decisión. El archivo no contiene nada que a ella le falte.',
    'La campaña de la biblioteca va por {{count}} decisiones. El archivo no contiene nada que a ella le falte.'
  ),
  'library.known-open': 'Abrir la que ya está',
  'library.known-both': 'Conservar las dos',
  'library.continue': 'Continuar',
  'library.watch': 'Observar',
  'library.look': 'Repasar',
  'library.rename': 'Cambiar título',
  'library.rename-label': 'Título de la campaña',
  'library.duplicate': 'Duplicar',
  'library.copy-of': '{{title}} (copia)',
  'library.export': 'Exportar',
  'library.export-hint': 'El archivo lo contiene todo, también las cartas ocultas y el orden de los mazos',
  'library.exported':
    '{{file}} lo contiene todo, también las cartas ocultas y el orden de los mazos: que no lo vean tus rivales.',
  'library.other-rules': 'Jugada con otras reglas que las de esta versión.',
  'library.damaged': 'Una parte de esta campaña no se pudo leer.',
  'library.salvage': 'Recuperar lo legible',
  'library.salvaged': plural(
    'count',
    'Se ha recuperado {{count}} campaña; {{lost}} sin poder leerse.',
    'Se han recuperado {{count}} campañas; {{lost}} sin poder leerse.'
  ),
  'library.salvaged-nothing':
    'No se ha podido leer nada. El archivo dañado se queda donde está; llévatelo a otra carpeta si no quieres volver a ver este aviso.',
  'library.archive': 'Guardar aparte',
  'library.take-out': 'Volver a sacar',
  'library.archived': '«{{title}}» se ha guardado aparte. Espera entre las guardadas.',
  'library.taken-out': '«{{title}}» vuelve a estar entre las campañas.',
  'library.show-archived': plural('count', 'Guardada: {{count}}', 'Guardadas: {{count}}'),
  'library.search': 'Buscar por título, jugador o juego',
  'library.no-match': 'Ninguna campaña coincide.',
  'library.delete': 'Borrar',
  'library.deleted': 'Se ha borrado «{{title}}».',
  'library.restore': 'Deshacer',
  'library.more': 'Más para «{{title}}»',
  'library.turn': 'Turno {{turn}}',
  'library.played': 'Jugada {{when}}',
  'library.answers': plural('count', '{{count}} decisión', '{{count}} decisiones'),
  'library.waiting': plural('everybody', 'Decide: {{everybody}}', 'Deciden: {{everybody}}'),
  'library.over': 'Terminada',
  'library.winner': plural('side', 'Victoria de {{side}}', 'Victoria de los {{side}}'),
  'scenario.faults': '{{file}} aún no es un escenario',
  'scenario.faults-text':
    'Cada línea nombra un campo del archivo y lo que le pasa. Corrígelos y vuelve a soltar el archivo.',
  'scenario.faults-close': 'Entendido',
  'scenario.save': 'Guardar esta posición como escenario',
  'scenario.saved':
    'Guardado {{file}}. Suéltalo en la biblioteca para jugar desde aquí; las cartas se reparten de nuevo.',
  'scenario.too-late': 'Ya es el último turno: ningún escenario puede empezar aquí.',
  'library.winners': 'Victoria común: {{winners}}',
  'library.computer': 'Ordenador',
  'library.play': 'Jugar a {{game}}',
  'library.empty-import': 'o importar una de un archivo',
  'library.failed': 'No se pudo leer la biblioteca.',
  'library.count': plural('count', '{{count}} campaña', '{{count}} campañas')
})
