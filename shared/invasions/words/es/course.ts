import { translationOf } from '../../../words/dictionary.ts'
import type { course as english } from '../en/course.ts'

export const course = translationOf<typeof english>()({
  'event.turn-began': 'Empieza el turno {{turn}}: año {{year}}.',
  'event.step-began': '{{step}}',
  'event.game-over': 'La campaña ha terminado: victoria de los {{side}}.',
  'event.game-over-together': 'La campaña ha terminado. Victoria común: {{winners}}.',
  'event.treasury': '{{nation}}: oro {{change}}, ahora {{now}} ({{reason}}).',
  'event.points': '{{nation}}: puntos {{change}} para los {{side}} ({{reason}}).',
  'event.aged': '{{nation}}: edad de {{before}} a {{now}}.',
  'event.decline': '{{nation}}: declive de {{before}} a {{now}}.',
  'event.heresy-aged': 'La herejía de {{area}} tiene un turno más.',
  'event.heresy-died-out': 'La herejía de {{area}} se ha extinguido.',
  'event.province-taken': '{{province}} pasa de los {{nation}} a los {{other}}.',
  'event.province-gained': '{{province}} pertenece ahora a los {{nation}}.',
  'event.province-lost': '{{province}} ya no pertenece a los {{nation}} ni a nadie más.',
  'event.provinces-taken': 'Los {{other}} arrebatan {{provinces}} a los {{nation}}.',
  'event.provinces-taken-more':
    'Los {{other}} arrebatan {{province}}, {{second}} y {{count}} provincias más a los {{nation}}.',
  'event.provinces-gained': 'Los {{nation}} se asientan en {{provinces}}.',
  'event.provinces-gained-more':
    'Los {{nation}} se asientan en {{province}}, {{second}} y {{count}} provincias más.',
  'event.provinces-lost': 'Los {{nation}} abandonan {{provinces}}.',
  'event.provinces-lost-more':
    'Los {{nation}} abandonan {{province}}, {{second}} y {{count}} provincias más.',
  'event.area-taken': 'Toda el Área de {{area}} pasa de los {{nation}} a los {{other}}.',
  'event.area-gained': 'Toda el Área de {{area}} pertenece ahora a los {{nation}}.',
  'event.area-lost': 'Los {{nation}} ya no tienen toda el Área de {{area}}.'
})
