import type { TargetLook, Terrain, ThemeName } from './map-types.ts'

/** The colours of the map in one theme. */
export interface Theme {
  readonly name: ThemeName
  readonly backdrop: string
  readonly sea: string
  /** Bands of water towards the shore, farthest first. */
  readonly shore: readonly string[]
  readonly waterline: string
  readonly seaBorder: string
  readonly wasteland: string
  readonly terrain: Readonly<Record<Terrain, string>>
  readonly strongTerrain: Readonly<Record<Terrain, string>>
  readonly lake: string
  readonly river: string
  readonly ink: string
  readonly coast: string
  readonly coastShade: string
  readonly border: string
  readonly areaBorder: string
  readonly symbol: string
  readonly peakLight: string
  readonly peakShade: string
  readonly peakLine: string
  readonly strait: string
  readonly neatline: string
  readonly grain: { readonly strength: number; readonly blend: GlobalCompositeOperation }
  readonly fill: { readonly wash: number; readonly edge: number; readonly pattern: number }
  readonly dim: string
  readonly text: {
    readonly area: string
    readonly province: string
    readonly city: string
    readonly sea: string
    readonly river: string
    readonly range: string
    readonly halo: string
    readonly seaHalo: string
  }
  readonly hover: number
  readonly selection: number
  /** The colour of a target's outline and badge. */
  readonly target: Readonly<Record<TargetLook, number>>
  readonly ring: { readonly ready: number; readonly chosen: number }
  readonly arrow: { readonly move: number; readonly attack: number; readonly retreat: number }
  /** Tones for the steps of a scale, from low to high. */
  readonly scale: readonly string[]
}

const light: Theme = {
  name: 'light',
  backdrop: '#3b3128',
  sea: '#cdd6cf',
  shore: ['#c9d3cd', '#c1cec9', '#b7c7c5', '#a9bebe'],
  waterline: 'rgba(74, 106, 114, 0.34)',
  seaBorder: 'rgba(74, 100, 110, 0.5)',
  wasteland: '#d8ccb0',
  terrain: {
    plain: '#efe4c6',
    steppe: '#ebdfb6',
    forest: '#dde0bd',
    mountain: '#e6d7bb',
    marsh: '#d8dfcb',
    desert: '#f3e6c6'
  },
  strongTerrain: {
    plain: '#f0e6c0',
    steppe: '#e2cf8c',
    forest: '#b3c48f',
    mountain: '#cdb08b',
    marsh: '#a9c6b9',
    desert: '#f6dfae'
  },
  lake: '#b4c6c5',
  river: '#54809a',
  ink: '#3d2e20',
  coast: '#4d3b2a',
  coastShade: 'rgba(96, 66, 34, 0.10)',
  border: 'rgba(84, 62, 40, 0.72)',
  areaBorder: 'rgba(134, 58, 40, 0.85)',
  symbol: 'rgba(92, 68, 42, 0.50)',
  peakLight: '#f1e4c6',
  peakShade: '#8a6a48',
  peakLine: '#5b4229',
  strait: '#8c2f24',
  neatline: '#4d3b2a',
  grain: { strength: 0.5, blend: 'multiply' },
  fill: { wash: 0.27, edge: 0.42, pattern: 0.26 },
  dim: 'rgba(74, 62, 48, 0.38)',
  text: {
    area: '#61190f',
    province: '#33261a',
    city: '#1d1611',
    sea: '#28505f',
    river: '#33637f',
    range: '#6a4a2c',
    halo: 'rgba(246, 236, 212, 0.9)',
    seaHalo: 'rgba(205, 214, 207, 0.75)'
  },
  hover: 0x5a2a18,
  selection: 0x9c2415,
  target: {
    plain: 0xe0a21c,
    way: 0x2e7d4a,
    fight: 0xb3261e,
    walls: 0x7a3c8f,
    water: 0x1f6f94,
    shore: 0xb8621b
  },
  ring: { ready: 0xf4c542, chosen: 0xfff3c4 },
  arrow: { move: 0x2e5b3c, attack: 0x9c2415, retreat: 0x6a5a44 },
  scale: ['#efe6cc', '#ecd79f', '#e2b968', '#cd9040', '#a8642a']
}

const dark: Theme = {
  name: 'dark',
  backdrop: '#0a0a0b',
  sea: '#15202a',
  shore: ['#18252f', '#1c2c37', '#213541', '#29414e'],
  waterline: 'rgba(126, 168, 184, 0.22)',
  seaBorder: 'rgba(130, 165, 180, 0.34)',
  wasteland: '#2b2721',
  terrain: {
    plain: '#453d30',
    steppe: '#494030',
    forest: '#383d2e',
    mountain: '#433930',
    marsh: '#343e3a',
    desert: '#504531'
  },
  strongTerrain: {
    plain: '#4b4232',
    steppe: '#67572f',
    forest: '#35472c',
    mountain: '#5b4331',
    marsh: '#2c5049',
    desert: '#7a673e'
  },
  lake: '#22343f',
  river: '#6fa3bd',
  ink: '#e4d3ab',
  coast: '#c9b287',
  coastShade: 'rgba(0, 0, 0, 0.20)',
  border: 'rgba(212, 188, 142, 0.48)',
  areaBorder: 'rgba(226, 138, 88, 0.78)',
  symbol: 'rgba(226, 203, 156, 0.30)',
  peakLight: '#8d7a5c',
  peakShade: '#2a2018',
  peakLine: '#d2bd92',
  strait: '#e8886a',
  neatline: '#b59f74',
  grain: { strength: 0.35, blend: 'soft-light' },
  fill: { wash: 0.32, edge: 0.5, pattern: 0.28 },
  dim: 'rgba(6, 7, 9, 0.58)',
  text: {
    area: '#f0b184',
    province: '#eadcb9',
    city: '#fbf3dc',
    sea: '#8fb6c8',
    river: '#9cc6da',
    range: '#d8b98a',
    halo: 'rgba(28, 23, 17, 0.88)',
    seaHalo: 'rgba(16, 25, 33, 0.8)'
  },
  hover: 0xf3dfae,
  selection: 0xffd27a,
  target: {
    plain: 0xf2b63c,
    way: 0x6fcf8d,
    fight: 0xff6f5e,
    walls: 0xc48ae0,
    water: 0x5cb8e4,
    shore: 0xf09a4a
  },
  ring: { ready: 0xf2b63c, chosen: 0xfff3c4 },
  arrow: { move: 0x8fd0a0, attack: 0xf0705a, retreat: 0xb8a888 },
  scale: ['#3c362d', '#574a30', '#7a6231', '#a37c33', '#d39c3c']
}

export const themes: Readonly<Record<ThemeName, Theme>> = { light, dark }
