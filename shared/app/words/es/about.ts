import { translationOf } from '../../../words/dictionary.ts'
import type { about as english } from '../en/about.ts'

export const about = translationOf<typeof english>()({
  'about.copyright': '© {{name}}, licencia MIT',
  'about.offline': 'Esta aplicación nunca se conecta a internet ni se actualiza sola.',
  'about.new-versions': 'Versiones nuevas: {{where}}',
  'about.new-versions-anywhere': 'Busca una versión nueva donde conseguiste esta.'
})
