import type { MapMode, Terrain } from './types.ts'

/** Every word the map itself says. The page fills it from its dictionaries. */
export interface MapStrings {
  readonly map: string
  readonly keyboardHelp: string
  readonly jump: string
  readonly jumpNothing: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly wholeMap: string
  readonly legend: string
  readonly bare: string
  readonly area: string
  readonly terrain: string
  readonly income: string
  readonly sea: string
  readonly province: string
  readonly city: string
  readonly citySite: string
  readonly cityLevel: (level: number) => string
  readonly fortified: string
  readonly port: string
  readonly granary: string
  readonly caravan: string
  readonly forces: string
  readonly modes: Readonly<Record<MapMode, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly incomeSteps: readonly string[]
}

export const english: MapStrings = {
  map: 'Map',
  keyboardHelp:
    'Arrow keys move the map, plus and minus zoom, Home shows all, slash searches. Enter selects a province; then Tab goes to the next, Shift and an arrow to the neighbour on that side, Enter flies there, Escape lets go.',
  jump: 'Find a place',
  jumpNothing: 'No such place',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Whole map',
  legend: 'Legend',
  bare: 'none',
  area: 'Area',
  terrain: 'Terrain',
  income: 'Income',
  sea: 'Sea',
  province: 'Province',
  city: 'City',
  citySite: 'empty city site',
  cityLevel: (level) => `level ${level}`,
  fortified: 'walled',
  port: 'port',
  granary: 'Granary',
  caravan: 'Caravan',
  forces: 'Forces',
  modes: {
    political: 'Political',
    terrain: 'Terrain',
    income: 'Income',
    religion: 'Religion',
    objectives: 'Objectives'
  },
  terrains: {
    plain: 'Plain',
    steppe: 'Steppe',
    forest: 'Forest',
    mountain: 'Mountain',
    marsh: 'Marsh',
    desert: 'Desert'
  },
  incomeSteps: ['0', '½', '1', '1½–2', '2½ +']
}

export const spanish: MapStrings = {
  map: 'Mapa',
  keyboardHelp:
    'Las flechas mueven el mapa, más y menos acercan y alejan, Inicio lo muestra entero, la barra busca. Intro selecciona una provincia; después Tab pasa a la siguiente, Mayúsculas y una flecha a la vecina de ese lado, Intro vuela a ella, Escape la suelta.',
  jump: 'Buscar un lugar',
  jumpNothing: 'No existe tal lugar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  wholeMap: 'Todo el mapa',
  legend: 'Leyenda',
  bare: 'ninguno',
  area: 'Área',
  terrain: 'Terreno',
  income: 'Renta',
  sea: 'Mar',
  province: 'Provincia',
  city: 'Ciudad',
  citySite: 'emplazamiento vacío',
  cityLevel: (level) => `nivel ${level}`,
  fortified: 'amurallada',
  port: 'puerto',
  granary: 'Granero',
  caravan: 'Caravana',
  forces: 'Fuerzas',
  modes: {
    political: 'Político',
    terrain: 'Terreno',
    income: 'Renta',
    religion: 'Religión',
    objectives: 'Objetivos'
  },
  terrains: {
    plain: 'Llanura',
    steppe: 'Estepa',
    forest: 'Bosque',
    mountain: 'Montaña',
    marsh: 'Pantano',
    desert: 'Desierto'
  },
  incomeSteps: ['0', '½', '1', '1½–2', '2½ +']
}

/** Halves as the printed map writes them. */
export function formatIncome(income: number): string {
  const whole = Math.floor(income)
  if (income === whole) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}
