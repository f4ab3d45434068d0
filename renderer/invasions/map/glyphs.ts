import type { Glyphs } from '../../map/map-types.ts'

export type GlyphId = keyof typeof glyphs

/** The pictures on the counters, and the marks of provinces. */
export const glyphs = {
  infantry: {
    parts: [
      { as: 'line', path: 'M-36 42 34 -40' },
      { as: 'fill', path: 'M34 -46 42 -26 20 -32Z' },
      { as: 'fill', path: disc(-2, 6, 29) },
      { as: 'line', path: disc(-2, 6, 19), cut: true },
      { as: 'fill', path: disc(-2, 6, 6), cut: true }
    ]
  },
  archer: {
    parts: [
      { as: 'line', path: 'M-2.83 -39.6A44 44 0 0 1 -2.83 39.6M-2.83 -39.6 -30 0 -2.83 39.6M-30 0H40' },
      { as: 'fill', path: 'M48 0 30 -11 30 11Z' }
    ]
  },
  cavalry: {
    parts: [
      {
        as: 'fill',
        path: 'M-32 46Q-38 -2 -6 -28L-8 -48 8 -34Q26 -22 44 8Q44 20 30 22Q16 8 6 8Q2 24 22 46Z'
      }
    ]
  },
  'horse-archer': {
    parts: [
      {
        as: 'fill',
        path: 'M-38.24 41.72Q-43.16 2.36 -16.92 -18.96L-18.56 -35.36 -5.44 -23.88Q9.32 -14.04 24.08 10.56Q24.08 20.4 12.6 22.04Q1.12 10.56 -7.08 10.56Q-10.36 23.68 6.04 41.72Z'
      },
      { as: 'line', path: 'M32.94 -31.28A36 36 0 0 1 32.94 27.28M32.94 -31.28V27.28' }
    ]
  },
  elite: {
    parts: [
      {
        as: 'fill',
        path: 'M-36.12 -39.56H36.12V2Q32.51 29.24 0 44.72Q-32.51 29.24 -36.12 2Z'
      },
      {
        as: 'fill',
        path: 'M0 -24 4.94 -10.8 19.02 -10.18 7.99 -1.4 11.76 12.18 0 4.4 -11.76 12.18 -7.99 -1.4 -19.02 -10.18 -4.94 -10.8Z',
        cut: true
      }
    ]
  },
  fleet: {
    parts: [
      { as: 'fill', path: 'M-46 14 46 8 30 36 -30 36Z' },
      { as: 'line', path: 'M0 12V-46M-30 -36H30Q20 -16 26 0H-26Q-20 -16 -30 -36' }
    ]
  },
  horde: {
    parts: [
      { as: 'fill', path: 'M-46 34 -30 -6 0 -36 30 -6 46 34Z' },
      { as: 'line', path: 'M-8 -46 6 -28M8 -46 -6 -28' },
      { as: 'fill', path: 'M-10 36 0 2 10 36Z', cut: true }
    ]
  },
  leader: {
    parts: [
      { as: 'fill', path: 'M-40 30 -44 -26 -20 2 0 -38 20 2 44 -26 40 30Z' },
      { as: 'fill', path: `${disc(-44, -28, 6.5)}${disc(0, -40, 6.5)}${disc(44, -28, 6.5)}` }
    ]
  },
  capital: {
    parts: [
      { as: 'fill', path: 'M-46 -16 0 -44 46 -16ZM-46 26H46V38H-46Z' },
      { as: 'line', path: 'M-34 -8V24M-12 -8V24M12 -8V24M34 -8V24' }
    ]
  },
  siege: {
    parts: [
      { as: 'line', path: 'M-34 36 0 -40 34 36M-44 6 30 -2' },
      { as: 'fill', path: 'M26 -12 48 -5 28 10Z' }
    ]
  },
  devastation: {
    parts: [{ as: 'fill', path: 'M0 42C-46 36 -34 -4 -14 -16C-12 0 -2 0 0 -46C34 -14 46 30 0 42Z' }]
  },
  marker: {
    parts: [
      { as: 'line', path: 'M-28 44V-44' },
      { as: 'fill', path: 'M-26 -42 42 -22 -26 2Z' }
    ]
  },
  granary: {
    parts: [
      {
        as: 'line',
        path: 'M0 46V-34M0 12Q-24 10 -20 -10Q-2 -4 0 12M0 12Q24 10 20 -10Q2 -4 0 12M0 -7Q-24 -9 -20 -29Q-2 -23 0 -7M0 -7Q24 -9 20 -29Q2 -23 0 -7M0 -26Q-24 -28 -20 -48Q-2 -42 0 -26M0 -26Q24 -28 20 -48Q2 -42 0 -26'
      }
    ],
    ink: { light: '#8a6410', dark: '#ecc860' }
  },
  caravan: {
    parts: [
      {
        as: 'solid',
        path: 'M-30 40V2Q-30 -30 -14 -26Q-6 -10 0 -12Q6 -34 16 -22Q26 0 34 -10L38 -34 52 -30 44 -20Q42 10 22 12L20 40H14L12 14H-20L-22 40Z'
      }
    ],
    ink: { light: '#6d3f1a', dark: '#e0ac78' }
  }
} as const satisfies Glyphs

/** A circle as a path. */
function disc(x: number, y: number, r: number): string {
  return `M${x + r} ${y}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0Z`
}
