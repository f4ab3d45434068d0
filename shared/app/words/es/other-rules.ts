import { plural, translationOf } from '../../../words/dictionary.ts'
import type { otherRules as english } from '../en/other-rules.ts'

export const otherRules = translationOf<typeof english>()({
  'rules.title': '«{{title}}» se jugó con otras reglas',
  'rules.text':
    'Las reglas de esta versión no son las mismas con que se jugó esta campaña. Todavía no se ha repetido ni cambiado nada.',
  'rules.changes': 'Qué cambia',
  'rules.go-on-hint':
    'Si sigues, la campaña continúa con las reglas nuevas desde la posición más reciente en que ambas coinciden; las respuestas posteriores se retiran, y se guarda una copia de todo. También puedes solo mirarla, o exportarla.',
  'rules.go-on': 'Seguir con las reglas nuevas',
  'rules.look': 'Solo mirar',
  'rules.looking': plural(
    'count',
    'Solo estás mirando: la mesa tal como quedó registrada tras {{count}} decisión, vista por un espectador.',
    'Solo estás mirando: la mesa tal como quedó registrada tras {{count}} decisiones, vista por un espectador.'
  )
})
