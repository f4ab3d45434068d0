import { translationOf } from '../../../words/dictionary.ts'
import type { outlook as english } from '../en/outlook.ts'

export const outlook = translationOf<typeof english>()({
  'outlook.offer-foedus':
    'Un Foedus cuesta 3 de oro por turno y da una unidad como mercenaria. Sus provincias siguen contando como propias; solo el federado puede ponerle fin.',
  'outlook.choose-grant':
    'Un Foedus cuesta 3 de oro por turno y da una unidad como mercenaria. Sus provincias siguen contando como propias; solo el federado puede ponerle fin.',
  'outlook.choose-campaigner':
    'En cada campaña él y su pila marchan y combaten una vez más, con todos sus pasos; los demás quedan donde están. Sin ella, nadie de tus naciones sale ahora de campaña.',
  'outlook.campaign-again':
    'Él y su pila marchan y combaten una vez más, con todos sus pasos. Si se queda, sus campañas de este turno terminan y se levantan los asedios mantenidos por él.',
  'outlook.voluntary-retreat': 'La batalla se pierde, pero lo que queda de la pila escapa.'
})
