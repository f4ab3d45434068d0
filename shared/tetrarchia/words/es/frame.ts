import { translationOf } from '../../../words/dictionary.ts'
import type { frame as english } from '../en/frame.ts'

export const frame = translationOf<typeof english>()({
  'game.invitation-title': 'Cuatro emperadores, un Imperio',
  'game.invitation':
    'Mantén unido el Imperio Romano del año 293, en solitario o con amigos: protege sus seis fronteras antes de que se extiendan las revueltas o un ejército llegue a Roma. Basta media hora.',
  'budget.label': 'Puntos de Imperium gastados',
  'budget.spent': 'Gastados {{count}} de {{available}} puntos',
  'budget.left': 'quedan {{count}}',
  'budget.over': 'sobran {{count}}'
})
