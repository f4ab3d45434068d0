import type { Disc } from '#shared/tetrarchia/board.ts'
import type { EmperorId, RegionId } from '#shared/tetrarchia/world/ids.ts'
import type { MapSide, NodeDisc } from '../map/map-types.ts'

/** The emperors' colours, as in `tetrarchia.css`, and shapes. */
export const emperorLooks: Readonly<
  Record<EmperorId, { readonly colour: string; readonly shape: MapSide['shape'] }>
> = {
  diocletian: { colour: '#2c7a4b', shape: 'square' },
  galerius: { colour: '#c08a12', shape: 'round' },
  constantius: { colour: '#a8242b', shape: 'lozenge' },
  maximian: { colour: '#2a5ea8', shape: 'shield' }
}

export const ARMY = { side: 'army', colour: '#2a211b', shape: 'lozenge' } as const
export const FLEET = { side: 'fleet', colour: '#3f7f94', shape: 'round' } as const

const threatDiscs: Readonly<Record<'unrest' | 'revolt', NodeDisc>> = {
  unrest: { colour: '#8b857c', glyph: 'unrest' },
  revolt: { colour: '#1d1815', glyph: 'revolt' }
}

export function discLook(disc: Disc): NodeDisc {
  if (disc === 'unrest' || disc === 'revolt') return threatDiscs[disc]
  return { colour: emperorLooks[disc].colour, glyph: disc }
}

export const regionColours: Readonly<Record<RegionId, string>> = {
  italia: '#9b2c3f',
  hispania: '#b5781f',
  gallia: '#2f6aa8',
  illyricum: '#77489a',
  graecia: '#2f8a6c',
  'asia-minor': '#8f8a1e',
  africa: '#a8552f'
}
