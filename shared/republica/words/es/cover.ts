import { translationOf } from '../../../words/dictionary.ts'
import type { cover as english } from '../en/cover.ts'

export const cover = translationOf<typeof english>()({
  'shelf.players': 'De una a seis personas; el ordenador dirige las demás facciones',
  'shelf.length': 'Una velada, o dos',
  'player.recruit': 'Recluta',
  'player.legate': 'Legado',
  'player.magister': 'Magister',
  'library.turn': 'Año {{turn}}',
  'library.consul': 'Cónsul: {{senator}}',
  'library.state': 'Tesoro {{talents}}, inquietud {{unrest}}, guerras {{count}} de {{most}}'
})
