import type { LeaderId } from './ids.ts'
import type { LeaderRecord } from './records.ts'

/** 7.34: the enemy’s leaders. */
export const leaders: Readonly<Record<LeaderId, LeaderRecord>> = {
  hannibal: {
    type: 'punic',
    strength: 7,
    disaster: [9],
    standoff: [16],
    era: 'early',
    source: 'rulebook 9.611A, public S1, S2, S4'
  },
  hamilcar: {
    type: 'punic',
    strength: 3,
    disaster: [8],
    standoff: [12],
    era: 'early',
    source: 'public S1, S2, S4'
  },
  'philip-v': {
    type: 'macedonian',
    strength: 6,
    disaster: [15],
    standoff: [14],
    era: 'early',
    source: 'public S1, S2, S4'
  },
  'antiochus-iii': {
    type: 'syrian',
    strength: 5,
    disaster: [14],
    standoff: [17],
    era: 'early',
    source: 'public S1, S2, S4'
  },
  viriathus: {
    type: 'spanish',
    strength: 5,
    disaster: [15],
    standoff: [12],
    era: 'middle',
    source: 'public S1'
  },
  'mithridates-vi': {
    type: 'mithridatic',
    strength: 4,
    disaster: [12],
    standoff: [15],
    era: 'late',
    source: 'public S1'
  },
  spartacus: {
    type: 'slave',
    strength: 5,
    disaster: [11],
    standoff: [14],
    era: 'late',
    source: 'rulebook 10.4 example, 9.611A, public S1'
  },
  vercingetorix: {
    type: 'gallic',
    strength: 6,
    disaster: [14],
    standoff: [18],
    era: 'late',
    source: 'public S1'
  },
  cleopatra: {
    type: 'alexandrine',
    strength: 3,
    disaster: [16],
    standoff: [15],
    era: 'late',
    source: 'public S1'
  }
}
