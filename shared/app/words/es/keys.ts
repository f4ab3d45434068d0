import { translationOf } from '../../../words/dictionary.ts'
import type { keys as english } from '../en/keys.ts'

export const keys = translationOf<typeof english>()({
  'keys.everywhere': 'En todas partes',
  'keys.table': 'En la mesa',
  'keys.decision': 'Cuando te preguntan',
  'keys.map': 'En el mapa',
  'keys.map-hint': 'Haz clic en el mapa, o llega a él con Tab, y obedecerá a estas teclas.',
  'keys.hint': 'Ninguna tecla hace nada mientras escribes en un campo.',
  'key.enter': 'Intro',
  'key.escape': 'Esc',
  'key.home': 'Inicio',
  'key.shift': 'Mayús',
  'key.space': 'Espacio'
})
