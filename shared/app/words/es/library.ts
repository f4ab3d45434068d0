import { plural, translationOf } from '../../../words/dictionary.ts'
import type { library as english } from '../en/library.ts'

export const library = translationOf<typeof english>()({
  'library.title': 'Campañas',
  'library.new': 'Nueva campaña',
  'library.import': 'Importar',
  'library.import-hint': 'Abrir un archivo de campaña',
  'library.drop': 'Suelta el archivo de campaña para importarlo',
  'library.imported': 'Se ha importado «{{title}}».',
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
  'library.winners': 'Victoria común: {{winners}}',
  'library.computer': 'Ordenador',
  'library.empty-action': 'Empezar la primera campaña',
  'library.empty-import': 'o importar una de un archivo',
  'library.failed': 'No se pudo leer la biblioteca.',
  'library.count': plural('count', '{{count}} campaña', '{{count}} campañas')
})
