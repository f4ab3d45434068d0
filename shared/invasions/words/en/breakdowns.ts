import { english } from '../text-gaps.ts'

/** Breakdowns: how a number comes about. */
export const breakdowns = english({
  'why.area-held': 'Area {{area}}: the {{nation}} control it',
  'why.area-open': 'Area {{area}}: nobody controls it',
  'why.units': 'Units of the {{nation}}, and how many hold it',
  'why.of': '{{now}}, needs {{needed}}',
  'why.share': 'Provinces of the {{nation}} in the Area; cities {{count}} of {{total}}',
  'why.room': 'Room of the {{nation}}: {{now}} of {{most}}',
  'why.stacking-ground': 'The terrain',
  'why.stacking-leader': 'A leader',
  'why.stacking-invasion': 'They invade',
  'why.stacking-cards': 'A card',
  'why.income': 'Pays the {{nation}}: {{what}}',
  'why.yield-city': 'The city, by its level',
  'why.yield-sacked': 'A plundered city',
  'why.yield-printed': 'The land, as the map says',
  'why.yield-by-area': 'The land: an Empire is paid by the Area',
  'why.yield-barbarian': 'Barbarians live on tribute and plunder',
  'why.yield-idle': 'A revolt, or a card that strikes the Area',
  'why.yield-shared': 'Shared with an ally who stands there too'
})
