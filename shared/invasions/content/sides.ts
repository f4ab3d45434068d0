import type { Side } from './content-schema.ts'

/** The four players, in player order (V.C); `revolt` is the D10 span of XVI.B. */
export const sides = [
  {
    id: 'romans',
    name: { en: 'Romans', es: 'Romanos', la: 'Romani' },
    revolt: [1, 3],
    provenance: { source: 'rulebook', section: 'V.C' }
  },
  {
    id: 'huns',
    name: { en: 'Huns', es: 'Hunos', la: 'Hunni' },
    revolt: [9, 10],
    provenance: { source: 'rulebook', section: 'V.C' }
  },
  {
    id: 'persians',
    name: { en: 'Persians', es: 'Persas', la: 'Persae' },
    revolt: [4, 6],
    provenance: { source: 'rulebook', section: 'V.C' }
  },
  {
    id: 'goths',
    name: { en: 'Goths', es: 'Godos', la: 'Gothi' },
    revolt: [7, 8],
    provenance: { source: 'rulebook', section: 'V.C' }
  }
] as const satisfies readonly Side[]
