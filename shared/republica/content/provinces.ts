import type { ProvinceId } from './ids.ts'
import type { ProvinceRecord } from './records.ts'

/** 9.62: the provinces. Local taxes and provincial forces are not in play (R26). */
export const provinces: Readonly<Record<ProvinceId, ProvinceRecord>> = {
  sicilia: {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: 0 },
      state: { dice: 2, sign: 1, plus: -2 },
      land: 2,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 4 },
      state: { dice: 1, sign: 1, plus: 2 },
      land: 2,
      fleet: 0
    },
    defends: ['sicilian-slaves-1', 'sicilian-slaves-2'],
    source:
      'public S1, S2, S4 - undeveloped state: S1,S4 2d6-2, S2 1d6-2, developed state: S2,S4 1d6+2, S1 2d6+2, majority taken'
  },
  'sardinia-corsica': {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -5 },
      state: { dice: 1, sign: -1, plus: -1 },
      land: 0,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: -1 },
      state: { dice: 1, sign: -1, plus: 1 },
      land: 1,
      fleet: 0
    },
    defends: ['pirates-1'],
    source: 'public S1, S2, S4 - S4 undeveloped state -1d6+1, S1,S2 taken'
  },
  'hispania-citerior': {
    isFrontier: true,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -2 },
      state: { dice: 1, sign: -1, plus: 1 },
      land: 1,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 2 },
      state: { dice: 1, sign: 1, plus: 1 },
      land: 2,
      fleet: 0
    },
    defends: ['lusitanian', 'numantine', 'sertorian'],
    source: 'public S1, S2, S4'
  },
  'hispania-ulterior': {
    isFrontier: true,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -3 },
      state: { dice: 1, sign: -1, plus: -1 },
      land: 2,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 1 },
      state: { dice: 1, sign: 1, plus: -1 },
      land: 4,
      fleet: 0
    },
    defends: ['lusitanian', 'sertorian'],
    source: 'public S1, S2, S4'
  },
  illyricum: {
    isFrontier: true,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -3 },
      state: { dice: 1, sign: -1, plus: -1 },
      land: 2,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 0 },
      state: { dice: 1, sign: 1, plus: 0 },
      land: 4,
      fleet: 0
    },
    defends: ['macedonian-1', 'macedonian-2', 'macedonian-3', 'macedonian-4', 'germanic-migrations'],
    source: 'public S1, S2, S4'
  },
  'gallia-cisalpina': {
    isFrontier: true,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -1 },
      state: { dice: 1, sign: 1, plus: -1 },
      land: 1,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 3 },
      state: { dice: 2, sign: 1, plus: -1 },
      land: 2,
      fleet: 0
    },
    defends: ['gallic-1', 'gallic-2', 'gallic-3', 'germanic-migrations', 'punic-2'],
    source: 'public S1, S2, S4'
  },
  'gallia-narbonensis': {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -3 },
      state: { dice: 1, sign: 1, plus: -3 },
      land: 1,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 1 },
      state: { dice: 1, sign: 1, plus: 1 },
      land: 2,
      fleet: 0
    },
    defends: ['gallic-1', 'gallic-2', 'gallic-3', 'punic-2'],
    source: 'public S1, S2, S4'
  },
  'gallia-transalpina': {
    isFrontier: true,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -4 },
      state: { dice: 1, sign: 1, plus: -5 },
      land: 3,
      fleet: 0
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 0 },
      state: { dice: 1, sign: 1, plus: 1 },
      land: 6,
      fleet: 0
    },
    defends: ['gallic-1', 'gallic-2', 'gallic-3', 'germanic-migrations'],
    source: 'public S1, S2, S4'
  },
  macedonia: {
    isFrontier: true,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: 1 },
      state: { dice: 2, sign: 1, plus: -2 },
      land: 5,
      fleet: 5
    },
    developed: {
      personal: { dice: 2, sign: 1, plus: -1 },
      state: { dice: 2, sign: 1, plus: 2 },
      land: 5,
      fleet: 5
    },
    defends: [
      'macedonian-1',
      'macedonian-2',
      'macedonian-3',
      'macedonian-4',
      'illyrian-1',
      'illyrian-2',
      'syrian',
      'mithridatic-1'
    ],
    source: 'public S1, S2, S4'
  },
  africa: {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -1 },
      state: { dice: 2, sign: 1, plus: -4 },
      land: 3,
      fleet: 5
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 3 },
      state: { dice: 1, sign: 1, plus: 1 },
      land: 4,
      fleet: 5
    },
    defends: ['jugurthine'],
    source: 'public S1, S2, S4'
  },
  asia: {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: 2 },
      state: { dice: 2, sign: 1, plus: -3 },
      land: 6,
      fleet: 5
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 6 },
      state: { dice: 2, sign: 1, plus: 3 },
      land: 6,
      fleet: 5
    },
    defends: ['mithridatic-1', 'mithridatic-2', 'mithridatic-3', 'parthian', 'syrian'],
    source: 'public S1, S2, S4'
  },
  bithynia: {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -4 },
      state: { dice: 1, sign: 1, plus: -2 },
      land: 2,
      fleet: 5
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 2 },
      state: { dice: 1, sign: 1, plus: 2 },
      land: 4,
      fleet: 5
    },
    defends: ['mithridatic-1', 'mithridatic-2', 'mithridatic-3', 'parthian', 'syrian', 'pirates-1'],
    source: 'public S1, S2, S4'
  },
  'cilicia-cyprus': {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -4 },
      state: { dice: 1, sign: -1, plus: 0 },
      land: 2,
      fleet: 5
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 0 },
      state: { dice: 1, sign: -1, plus: 3 },
      land: 3,
      fleet: 5
    },
    defends: ['parthian', 'pirates-2'],
    source: 'public S1, S2, S4 - S4 undeveloped personal 1d6-1, S1,S2 taken'
  },
  'creta-cyrenaica': {
    isFrontier: true,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -1 },
      state: { dice: 1, sign: 1, plus: -2 },
      land: 1,
      fleet: 5
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 1 },
      state: { dice: 1, sign: 1, plus: 2 },
      land: 2,
      fleet: 5
    },
    defends: ['pirates-2'],
    source: 'public S1, S2, S4'
  },
  syria: {
    isFrontier: false,
    undeveloped: {
      personal: { dice: 1, sign: 1, plus: -1 },
      state: { dice: 1, sign: 1, plus: 0 },
      land: 4,
      fleet: 5
    },
    developed: {
      personal: { dice: 1, sign: 1, plus: 3 },
      state: { dice: 1, sign: 1, plus: 0 },
      land: 4,
      fleet: 5
    },
    defends: ['parthian', 'mithridatic-1', 'mithridatic-2', 'mithridatic-3'],
    source: 'public S1, S2, S4'
  }
}
