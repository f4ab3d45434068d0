import { translationOf } from '../../../words/dictionary.ts'
import type { frame as english } from '../en/frame.ts'

export const frame = translationOf<typeof english>()({
  'game.invitation-title': 'El Senado y el pueblo de Roma',
  'game.invitation':
    'Dirige una facción del Senado: elige y soborna, acusa y defiende, envía ejércitos a la guerra y gobierna Roma, si Roma te sobrevive. De tres a seis facciones, una velada.',
  'budget.label': 'Gastado',
  'budget.spent': 'Gastado: {{count}} de {{available}}',
  'budget.left': 'quedan {{count}}',
  'budget.over': '{{count}} de más'
})
