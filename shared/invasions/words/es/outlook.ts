import { translationOf } from '../../../words/dictionary.ts'
import type { outlook as english } from '../en/outlook.ts'

export const outlook = translationOf<typeof english>()({
  'outlook.offer-foedus':
    'Un Foedus cuesta 3 de oro por turno y da una unidad como mercenaria. Sus provincias siguen contando como propias; solo el federado puede ponerle fin.',
  'outlook.choose-grant':
    'Un Foedus cuesta 3 de oro por turno y da una unidad como mercenaria. Sus provincias siguen contando como propias; solo el federado puede ponerle fin.',
  'outlook.campaign-again': 'En cada campaña las unidades de su pila vuelven a tener todos sus pasos.',
  'outlook.voluntary-retreat': 'La batalla se pierde, pero lo que queda de la pila escapa.'
})
