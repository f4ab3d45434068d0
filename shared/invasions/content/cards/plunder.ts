import type { PlunderMarker } from './card-schema.ts'

const lootNote = 'rulebook gives the range and the mean; the spread is ours'

/** XXIV.D: the pool of markers, 48 in all, mean 1.875 gold. */
export const plunderMarkers: readonly PlunderMarker[] = [
  {
    id: 'cattle',
    gold: 1,
    copies: 10,
    effect: { kind: 'none' },
    provenance: { source: 'ours', why: lootNote }
  },
  {
    id: 'silver',
    gold: 2,
    copies: 14,
    effect: { kind: 'none' },
    provenance: { source: 'ours', why: lootNote }
  },
  {
    id: 'gold-plate',
    gold: 3,
    copies: 6,
    effect: { kind: 'none' },
    provenance: { source: 'ours', why: lootNote }
  },
  {
    id: 'imperial-purple',
    gold: 3,
    copies: 2,
    effect: { kind: 'calamity', calamity: 'usurper' },
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'burnt-barns',
    gold: 1,
    copies: 2,
    effect: { kind: 'event', number: 26 },
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'strange-books',
    gold: 1,
    copies: 2,
    effect: { kind: 'event', number: 32 },
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'angry-peasants',
    gold: 2,
    copies: 2,
    effect: { kind: 'event', number: 51 },
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'empty-stores',
    gold: 1,
    copies: 2,
    effect: { kind: 'event', number: 56 },
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'ivory-dice',
    gold: 2,
    copies: 2,
    effect: { kind: 'event', number: 23 },
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'signal-horns',
    gold: 2,
    copies: 2,
    effect: { kind: 'event', number: 48 },
    provenance: { source: 'rulebook', section: 'XXIV.D' }
  },
  {
    id: 'captured-engines',
    gold: 1,
    copies: 1,
    effect: { kind: 'event', number: 70 },
    provenance: { source: 'ours', why: 'the Avars learnt siege-craft from a captive, 587' }
  },
  {
    id: 'noble-captives',
    gold: 3,
    copies: 1,
    effect: { kind: 'event', number: 35 },
    provenance: { source: 'ours', why: 'Galla Placidia was taken from Rome in 410' }
  },
  {
    id: 'pilots-chart',
    gold: 3,
    copies: 1,
    effect: { kind: 'event', number: 25 },
    provenance: { source: 'ours', why: 'captured ships’ crews taught the Goths and Vandals the sea' }
  },
  {
    id: 'road-itinerary',
    gold: 3,
    copies: 1,
    effect: { kind: 'event', number: 29 },
    provenance: { source: 'ours', why: 'Roman itineraries and remounts from the public post' }
  }
]
