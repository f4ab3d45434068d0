import { translationOf } from '../../../words/dictionary.ts'
import type { breakdowns as english } from '../en/breakdowns.ts'

export const breakdowns = translationOf<typeof english>()({
  'why.area-held': 'Área {{area}}: la controlan los {{nation}}',
  'why.area-open': 'Área {{area}}: nadie la controla',
  'why.units': 'Unidades de los {{nation}}, y cuántas la tienen',
  'why.of': '{{now}}, hacen falta {{needed}}',
  'why.share': 'Provincias de los {{nation}} en el Área; ciudades {{count}} de {{total}}',
  'why.room': 'Sitio de los {{nation}}: {{now}} de {{most}}',
  'why.stacking-ground': 'El terreno',
  'why.stacking-leader': 'Un líder',
  'why.stacking-invasion': 'Invaden',
  'why.stacking-cards': 'Una carta',
  'why.income': 'Rinde a los {{nation}}: {{what}}',
  'why.yield-city': 'La ciudad, según su nivel',
  'why.yield-sacked': 'Una ciudad saqueada',
  'why.yield-printed': 'La tierra, como dice el mapa',
  'why.yield-by-area': 'La tierra: a un Imperio le rinden las Áreas',
  'why.yield-barbarian': 'Los bárbaros viven de tributo y botín',
  'why.yield-idle': 'Una revuelta, o una carta que golpea el Área',
  'why.yield-shared': 'A medias con un aliado que también está allí'
})
