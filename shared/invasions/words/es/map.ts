import { translationOf } from '../../../words/dictionary.ts'
import type { map as english } from '../en/map.ts'

export const map = translationOf<typeof english>()({
  'map-mode.political': 'Político',
  'map-mode.terrain': 'Terreno',
  'map-mode.income': 'Renta',
  'map-mode.religion': 'Religión',
  'map-mode.objectives': 'Objetivos',
  'terrain.plain': 'Llanura',
  'terrain.steppe': 'Estepa',
  'terrain.forest': 'Bosque',
  'terrain.mountain': 'Montaña',
  'terrain.marsh': 'Pantano',
  'terrain.desert': 'Desierto',
  'map.terrain': 'Terreno',
  'map.income': 'Renta',
  'map.city': 'Ciudad',
  'map.city-site': 'emplazamiento vacío',
  'map.city-level': 'nivel {{level}}',
  'map.fortified': 'amurallada',
  'map.port': 'puerto',
  'map.granary': 'Granero',
  'map.caravan': 'Caravana',
  'map.horde': 'Horda: {{nation}}',
  'map.capital': 'Capital: {{nation}}',
  'map.revolt': 'Revuelta {{grade}}',
  'map.raid': 'Incursión {{grade}}',
  'map.plundered': 'Saqueado',
  'map.objective-held': 'Objetivo conseguido',
  'map.objective-wanted': 'Objetivo por conseguir'
})
