import { english } from '../text-gaps.ts'

/** The course of the game: turns, gold, points, age, and who holds what. */
export const course = english({
  'event.turn-began': 'Turn {{turn}} begins: the year {{year}}.',
  'event.step-began': '{{step}}',
  'event.game-over': 'The campaign is over: victory of the {{side}}.',
  'event.game-over-together': 'The campaign is over. Victory for {{winners}}.',
  'event.treasury': '{{nation}}: gold {{change}}, now {{now}} ({{reason}}).',
  'event.points': '{{nation}}: points {{change}} for the {{side}} ({{reason}}).',
  'event.aged': '{{nation}}: age {{before}} to {{now}}.',
  'event.decline': '{{nation}}: decline {{before}} to {{now}}.',
  'event.heresy-aged': 'The heresy in {{area}} is a turn older.',
  'event.heresy-died-out': 'The heresy in {{area}} has died out.',
  'event.province-taken': '{{province}} passes from the {{nation}} to the {{other}}.',
  'event.province-gained': '{{province}} now belongs to the {{nation}}.',
  'event.province-lost': '{{province}} no longer belongs to the {{nation}}, nor to anybody else.',
  'event.provinces-taken': 'The {{other}} take {{provinces}} from the {{nation}}.',
  'event.provinces-taken-more':
    'The {{other}} take {{province}}, {{second}} and {{count}} more provinces from the {{nation}}.',
  'event.provinces-gained': 'The {{nation}} settle in {{provinces}}.',
  'event.provinces-gained-more':
    'The {{nation}} settle in {{province}}, {{second}} and {{count}} more provinces.',
  'event.provinces-lost': 'The {{nation}} abandon {{provinces}}.',
  'event.provinces-lost-more':
    'The {{nation}} abandon {{province}}, {{second}} and {{count}} more provinces.',
  'event.area-taken': 'The whole of {{area}} passes from the {{nation}} to the {{other}}.',
  'event.area-gained': 'The whole of {{area}} now belongs to the {{nation}}.',
  'event.area-lost': 'The {{nation}} no longer hold the whole of {{area}}.'
})
