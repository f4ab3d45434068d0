import type { Disc } from '#shared/tetrarchia/board.ts'
import type { Glyph } from '../../map/map-types.ts'

const line = (path: string): Glyph => ({ parts: [{ path, as: 'line' }] })

/** Glyphs for discs and counters: the emperors' monograms, flames, axes and a ship. */
export const glyphs = {
  diocletian: { parts: [{ path: 'M-24 -36V36H-4A36 36 0 0 0 -4 -36Z', as: 'line' }] },
  galerius: line('M30 -20A36 36 0 1 0 34 14V4H6'),
  constantius: line('M26 -24A36 36 0 1 0 26 24'),
  maximian: line('M-34 34V-34L0 8L34 -34V34'),
  unrest: {
    parts: [
      { path: 'M-8 -44H8L4 12H-4Z', as: 'solid' },
      { path: 'M0 26A9 9 0 1 1 -0.1 26Z', as: 'solid' }
    ]
  },
  revolt: {
    parts: [
      {
        path: 'M4 -46C34 -14 36 6 26 26C20 38 8 44 0 44C-18 44 -34 32 -34 10C-34 -4 -26 -14 -18 -22C-18 -10 -12 -4 -6 -2C-8 -18 -6 -34 4 -46Z',
        as: 'fill'
      }
    ]
  },
  army: {
    parts: [
      { path: 'M-34 38L22 -34M34 38L-22 -34', as: 'line' },
      { path: 'M10 -40C28 -44 42 -30 38 -12L20 -22Z', as: 'solid' },
      { path: 'M-10 -40C-28 -44 -42 -30 -38 -12L-20 -22Z', as: 'solid' }
    ]
  },
  fleet: {
    parts: [
      { path: 'M-42 14H42C36 32 24 40 8 40H-12C-28 40 -38 30 -42 14Z', as: 'solid' },
      { path: 'M0 14V-42', as: 'line' },
      { path: 'M4 -36C26 -32 32 -10 28 4H4Z', as: 'solid' },
      { path: 'M-6 -28L-30 4H-6Z', as: 'line' }
    ]
  }
} as const satisfies Readonly<Record<Disc | 'army' | 'fleet', Glyph>>
