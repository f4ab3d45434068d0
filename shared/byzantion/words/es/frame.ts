import { translationOf } from '../../../words/dictionary.ts'
import type { frame as english } from '../en/frame.ts'

export const frame = translationOf<typeof english>()({
  'game.invitation-title': 'Los susurros de la corte',
  'game.invitation':
    'Dirige una facción del circo en la corte de Justiniano: vota, acumula, conspira y da al emperador lo que pide, o lo que merece. De uno a cuatro jugadores, una hora.',
  'budget.label': 'Gastado',
  'budget.spent': 'Gastado: {{count}} de {{available}}',
  'budget.left': 'quedan {{count}}',
  'budget.over': '{{count}} de más'
})
