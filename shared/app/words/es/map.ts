import { translationOf } from '../../../words/dictionary.ts'
import type { map as english } from '../en/map.ts'

export const map = translationOf<typeof english>()({
  'map.keyboard-help':
    'Las flechas mueven el mapa, más y menos acercan y alejan, Inicio lo muestra entero, la barra busca. Intro selecciona una provincia; después Tab pasa a la siguiente, Mayúsculas y una flecha a la vecina de ese lado, Intro vuela a ella, Escape la suelta.',
  'map.jump': 'Buscar un lugar',
  'map.jump-nothing': 'No existe tal lugar',
  'map.zoom-in': 'Acercar',
  'map.zoom-out': 'Alejar',
  'map.whole': 'Todo el mapa',
  'map.legend': 'Leyenda',
  'map.kind-area': 'Área',
  'map.kind-province': 'Provincia',
  'map.kind-city': 'Ciudad',
  'map.kind-sea': 'Mar',
  'map.label': 'Mapa',
  'map.coming': 'El mapa se está desplegando',
  'map.coming-hint': 'Provincias, ríos y ejércitos en un momento.',
  'map.mode': 'Qué significan los colores',
  'map.blocked': '{{what}}: {{why}} ({{rule}})',
  'map.named': 'Lugares de esta decisión'
})
