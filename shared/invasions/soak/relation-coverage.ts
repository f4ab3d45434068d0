import type { InvasionsEvent } from '../events.ts'
import { relationCauses } from '../relation-causes.ts'
import type { Relation } from '../state.ts'
import type { CoveragePoint } from './coverage.ts'

type TieEvent = Extract<InvasionsEvent, { readonly way: string }>
type Transition = `${Relation['kind']}/${'begins' | 'ends'}`

/** What each event with a `way` begins or ends. An inherited Foedus ends for one nation and begins for another. */
const transitions: Readonly<Record<TieEvent['type'], readonly Transition[]>> = {
  'alliance-made': ['alliance/begins'],
  'alliance-ended': ['alliance/ends'],
  'client-made': ['client/begins'],
  'client-freed': ['client/ends'],
  'foedus-made': ['foedus/begins'],
  'foedus-broken': ['foedus/ends'],
  'foedus-ended': ['foedus/ends'],
  'foedus-inherited': ['foedus/begins', 'foedus/ends'],
  submitted: ['vassal/begins'],
  'vassal-freed': ['vassal/ends'],
  'truce-made': ['truce/begins'],
  'truce-ended': ['truce/ends'],
  'hostility-declared': ['hostility/begins'],
  'hostility-ended': ['hostility/ends'],
  'mercenary-lent': ['loan/begins'],
  'mercenary-returned': ['loan/ends'],
  'mercenary-deserted': ['loan/ends'],
  'mercenary-fell': ['loan/ends']
}

function isTieEvent(event: InvasionsEvent): event is TieEvent {
  return 'way' in event
}

function pointsOf(transition: Transition, table: Readonly<Record<string, string>>): CoveragePoint[] {
  return Object.entries(table).map(([way, section]) => ({
    id: `${transition}/${way}`,
    section,
    isSeenIn: (event) =>
      isTieEvent(event) && event.way === way && transitions[event.type].includes(transition)
  }))
}

function pointsOfKind(kind: Relation['kind']): CoveragePoint[] {
  const { begins, ends } = relationCauses[kind]
  return [...pointsOf(`${kind}/begins`, begins), ...pointsOf(`${kind}/ends`, ends)]
}

/** Further outcomes of relations, besides their causes. */
const furtherPoints: readonly CoveragePoint[] = [
  {
    id: 'foedus/begins/further',
    section: 'XXVIII.F',
    isSeenIn: (event) => event.type === 'foedus-made' && event.further
  },
  {
    id: 'foedus/begins/with-a-kingdom',
    section: 'XXX.F',
    isSeenIn: (event, state) =>
      event.type === 'foedus-made' && state.nations[event.federator].status === 'kingdom'
  },
  {
    id: 'vassal/stays/rebellion-crushed',
    section: 'XXIX.G',
    isSeenIn: (event) => event.type === 'rebellion-crushed'
  }
]

/** Every kind of relation begins and ends by every cause in the rules. */
export const relationPoints: readonly CoveragePoint[] = [
  ...pointsOfKind('alliance'),
  ...pointsOfKind('client'),
  ...pointsOfKind('foedus'),
  ...pointsOfKind('vassal'),
  ...pointsOfKind('truce'),
  ...pointsOfKind('hostility'),
  ...pointsOfKind('loan'),
  ...furtherPoints
]
