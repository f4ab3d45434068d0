import type { events as english } from '../en/events.ts'

export const events: Record<keyof typeof english, string> = {
  'event.turn-began': 'Empieza el turno {{turn}}: año {{year}}.',
  'event.step-began': '{{step}}',
  'event.gap': 'Esta parte de las reglas aún no está hecha ({{rule}}).',
  'event.game-over': 'La campaña ha terminado. Victoria: {{winner}}.',
  'event.treasury': '{{nation}}: oro {{change}}, ahora {{now}} ({{reason}}).',
  'event.points': '{{nation}}: puntos {{points}} para {{side}} ({{reason}}).',
  'event.aged': '{{nation}}: edad de {{from}} a {{to}}.',
  'event.decline': '{{nation}}: declive de {{from}} a {{to}}.',
  'event.heresy-aged': 'La herejía de {{area}} ha envejecido (terminada: {{ended}}).',
  'event.province-changed-hands': '{{province}}: en poder de {{to}} (antes: {{from}}).',
  'event.area-changed-hands': '{{area}}, el Área entera: en poder de {{to}} (antes: {{from}}).'
}
