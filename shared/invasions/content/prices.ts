import type { Price, PriceList } from './content-schema.ts'

/**
 * XV.B fixes only the order: standard, then heavy a little dearer, then elite; Empires pay more than Kingdoms. We chose
 * the figures so that a Kingdom's income buys two or three units a turn.
 */
export const commonPrices = [
  { kind: 'infantry', kingdom: 4, empire: 6 },
  { kind: 'heavy-infantry', kingdom: 5, empire: 7 },
  { kind: 'archers', kingdom: 4, empire: 6 },
  { kind: 'cavalry', kingdom: 5, empire: 7 },
  { kind: 'heavy-cavalry', kingdom: 6, empire: 8 },
  { kind: 'horse-archers', kingdom: 6, empire: 8 },
  { kind: 'elite-infantry', kingdom: 8, empire: 11 },
  { kind: 'elite-cavalry', kingdom: 9, empire: 12 },
  { kind: 'legion', kingdom: 9, empire: 12 },
  { kind: 'guard', kingdom: 12, empire: 16 },
  { kind: 'palatine-cavalry', kingdom: 13, empire: 18 },
  { kind: 'noble-cavalry', kingdom: 9, empire: 13 },
  { kind: 'clibanarii', kingdom: 10, empire: 13 },
  { kind: 'cataphracts', kingdom: 11, empire: 14 },
  { kind: 'satrap', kingdom: 3, empire: 4 },
  { kind: 'elephants', kingdom: 10, empire: 13 },
  { kind: 'frankish-infantry', kingdom: 4, empire: 6 },
  { kind: 'antrustiones', kingdom: 8, empire: 11 },
  { kind: 'sea-infantry', kingdom: 4, empire: 6 },
  { kind: 'elite-sea-infantry', kingdom: 8, empire: 11 },
  { kind: 'mountain-infantry', kingdom: 4, empire: 6 },
  { kind: 'mountain-archers', kingdom: 4, empire: 6 },
  { kind: 'fleet', kingdom: 6, empire: 8 },
  { kind: 'elite-fleet', kingdom: 9, empire: 12 },
  { kind: 'local-infantry', kingdom: 3, empire: 4 },
  { kind: 'thema', kingdom: 4, empire: 5 }
] as const satisfies readonly Price[]

export const priceLists = [
  {
    id: 'roman',
    differences: [],
    provenance: { source: 'ours', why: 'The common prices.' }
  },
  {
    id: 'byzantine',
    differences: [
      { kind: 'fleet', kingdom: 6, empire: 7 },
      { kind: 'elite-fleet', kingdom: 9, empire: 11 }
    ],
    provenance: { source: 'ours', why: 'Shipyards and Greek crews at hand.' }
  },
  {
    id: 'hun',
    differences: [{ kind: 'horse-archers', kingdom: 5, empire: 7 }],
    provenance: { source: 'ours', why: 'Every rider of the steppe brings his own bow.' }
  },
  {
    id: 'persian',
    differences: [{ kind: 'archers', kingdom: 3, empire: 5 }],
    provenance: { source: 'ours', why: 'The bow is the Persian levy’s weapon.' }
  },
  {
    id: 'goth',
    differences: [{ kind: 'noble-cavalry', kingdom: 8, empire: 12 }],
    provenance: { source: 'ours', why: 'Goths fight on horseback by birth.' }
  }
] as const satisfies readonly PriceList[]
