import type { StuffId } from '#shared/byzantion/content/ids.ts'

/** The look of a token, 24 by 24 units. No two share an outline, so that nobody needs the colours. */
export interface TokenDrawing {
  readonly outline: string
  readonly emblem: string
}

export const tokenDrawings: Readonly<Record<StuffId, TokenDrawing>> = {
  // A purple hexagon with a diadem.
  auctoritas: {
    outline: 'M12 1.5 21.200 6.800V17.200L12 22.500 2.800 17.200V6.800Z',
    emblem: 'M6.500 16 5.800 9l3.400 3L12 7.500l2.800 4.500 3.400-3-.7 7Z'
  },
  // A square with a temple front.
  civicus: {
    outline: 'M2.500 2.500h19v19h-19Z',
    emblem: 'M5.500 9.500 12 5.500l6.500 4ZM7.500 10v6M12 10v6M16.500 10v6M5.500 17.500h13'
  },
  // A shield with a sword.
  virtus: {
    outline: 'M3 2h18v10c0 5.200-4 8.500-9 10.500C7 20.500 3 17.200 3 12Z',
    emblem: 'M12 5v12M8.500 12.500h7M10.500 17h3'
  },
  // A round-armed cross with the chi-rho.
  fides: {
    outline: 'M8 1.500h8V8h6.500v8H16v6.500H8V16H1.500V8H8Z',
    emblem: 'M12 4.500v15M8.500 9.500l7 6M15.500 9.500l-7 6M12 5c4.500-.500 4.500 5 0 4.500'
  },
  // A hewn block, seen from a corner.
  lapis: {
    outline: 'M7.500 3h9L23 9.500v5L16.500 21h-9L1 14.500v-5Z',
    emblem: 'M5 11.500h14M12 6.500v5M8.500 11.500v5.500M15.500 11.500v5.500'
  },
  // A lying log.
  lignum: {
    outline: 'M5.500 5.500h13a5 6.500 0 0 1 0 13h-13a5 6.500 0 0 1 0-13Z',
    emblem: 'M17.500 9a2.200 3 0 1 0 0 6 2.200 3 0 0 0 0-6ZM4.500 10h8M6 14h7'
  },
  // A drop with an ear of wheat.
  frumentum: {
    outline: 'M12 1C18 7 20.500 10.500 20.500 14.500a8.500 8 0 0 1-17 0C3.500 10.500 6 7 12 1Z',
    emblem:
      'M12 20V8M12 12c-2.500 0-3.500-1.500-3.500-3M12 12c2.500 0 3.500-1.500 3.500-3M12 16.500c-2.500 0-3.500-1.500-3.500-3M12 16.500c2.500 0 3.500-1.500 3.500-3'
  },
  // A coin with the emperor's bust.
  nomismata: {
    outline: 'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Z',
    emblem: 'M12 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM6.500 18.500c.500-3 2.500-5 5.500-5s5 2 5.500 5'
  },
  // A star of laurels.
  doxa: {
    outline: 'M12 .8 15 8l7.800.6-6 5 2 7.600L12 17l-6.800 4.200 2-7.600-6-5L9 8Z',
    emblem: 'M9.500 9.500c0 4 1 5.500 2.500 6 1.500-.500 2.500-2 2.500-6'
  },
  // A triangle with a spark.
  dynamis: {
    outline: 'M12 1.500 23 21.500H1Z',
    emblem: 'M13 8l-3.500 6h5L11.500 19'
  }
}
