import { translationOf } from '../../../words/dictionary.ts'
import type { frame as english } from '../en/frame.ts'

export const frame = translationOf<typeof english>()({
  'game.invitation-title': 'Cuatro pueblos, tres siglos, un mapa',
  'game.invitation':
    'Empieza una campaña: guía a romanos, hunos, persas o godos, en solitario contra el ordenador o con amigos alrededor de esta mesa. Puedes parar en cualquier decisión; te esperará aquí.',
  'budget.label': 'Parte del tesoro que se gasta',
  'budget.spent': 'Se gastan {{count}} de {{available}} de oro',
  'budget.left': 'quedan {{count}}',
  'budget.over': 'faltan {{count}}'
})
