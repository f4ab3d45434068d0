import { english } from '../gaps.ts'

/** What stands on the map, and what its colours mean. */
export const map = english({
  'map-mode.political': 'Political',
  'map-mode.terrain': 'Terrain',
  'map-mode.income': 'Income',
  'map-mode.religion': 'Religion',
  'map-mode.objectives': 'Objectives',
  'terrain.plain': 'Plain',
  'terrain.steppe': 'Steppe',
  'terrain.forest': 'Forest',
  'terrain.mountain': 'Mountain',
  'terrain.marsh': 'Marsh',
  'terrain.desert': 'Desert',
  'map.terrain': 'Terrain',
  'map.income': 'Income',
  'map.city': 'City',
  'map.city-site': 'empty city site',
  'map.city-level': 'level {{level}}',
  'map.fortified': 'walled',
  'map.port': 'port',
  'map.granary': 'Granary',
  'map.caravan': 'Caravan',
  'map.horde': 'Horde: {{nation}}',
  'map.capital': 'Capital: {{nation}}',
  'map.revolt': 'Revolt {{grade}}',
  'map.raid': 'Raid {{grade}}',
  'map.plundered': 'Plundered',
  'map.objective-held': 'Objective held',
  'map.objective-wanted': 'Objective wanted'
})
