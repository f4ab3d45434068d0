import type { MapStrings } from '../map/strings.ts'

const en: MapStrings = {
  map: 'Map',
  keyboardHelp:
    'Arrow keys move the map, plus and minus zoom, Home shows all, slash searches. Enter selects a province; then Tab goes to the next, Shift and an arrow to the neighbour on that side, Enter flies there, Escape lets go.',
  jump: 'Find a place',
  jumpNothing: 'No such place',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Whole map',
  legend: 'Legend',
  area: 'Area',
  province: 'Province',
  city: 'City',
  sea: 'Sea'
}

const es: MapStrings = {
  map: 'Mapa',
  keyboardHelp:
    'Las flechas mueven el mapa, más y menos acercan y alejan, Inicio lo muestra entero, la barra busca. Intro selecciona una provincia; después Tab pasa a la siguiente, Mayúsculas y una flecha a la vecina de ese lado, Intro vuela a ella, Escape la suelta.',
  jump: 'Buscar un lugar',
  jumpNothing: 'No existe tal lugar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  wholeMap: 'Todo el mapa',
  legend: 'Leyenda',
  area: 'Área',
  province: 'Provincia',
  city: 'Ciudad',
  sea: 'Mar'
}

/** What the map itself says, whichever game is on it. */
export function mapStringsIn(language: string): MapStrings {
  return language === 'es' ? es : en
}
