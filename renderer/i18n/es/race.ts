import type { race as english } from '../en/race.ts'

export const race: Record<keyof typeof english, string> = {
  'phase.race': 'Carrera fluvial',
  'race.load': '¿Qué sube a bordo la tripulación?',
  'race.food': 'Sacos de comida',
  'race.rope': 'Un rollo de cuerda',
  'race.way': '¿Cómo sigue la barca?',
  'race.drift': 'Dejarse llevar por la corriente',
  'race.row': 'Remar contra el viento',
  'refusal.too-heavy': 'La barca se hundiría con tanto peso.',
  'modifier.well-fed': 'La tripulación está bien alimentada',
  'event.loaded': '{{side}}: a bordo {{food}} sacos de comida.',
  'event.moved': '{{side}}: en la milla {{to}} del río.',
  'event.found': '{{side}}: hallazgo, {{card}}.',
  'card.eddy': 'un remolino',
  'card.wind': 'viento favorable',
  'card.rope': 'una cuerda'
}
