import type { InvasionsEvent } from '../events.ts'
import type { Relation } from '../state.ts'
import { tieWays } from '../tie-ways.ts'
import type { Way } from './coverage.ts'

type TieEvent = Extract<InvasionsEvent, { readonly way: string }>
type Moment = `${Relation['kind']}/${'begins' | 'ends'}`

/** What the events that name a way tell of; a Foedus that is inherited ends and begins. */
const moments: Readonly<Record<TieEvent['type'], readonly Moment[]>> = {
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

function waysAt(moment: Moment, table: Readonly<Record<string, string>>): Way[] {
  return Object.entries(table).map(([way, section]) => ({
    id: `${moment}/${way}`,
    section,
    seen: (event) => isTieEvent(event) && event.way === way && moments[event.type].includes(moment)
  }))
}

function waysOf(kind: Relation['kind']): Way[] {
  const { begins, ends } = tieWays[kind]
  return [...waysAt(`${kind}/begins`, begins), ...waysAt(`${kind}/ends`, ends)]
}

/** What may happen to a tie besides. */
const besides: readonly Way[] = [
  {
    id: 'foedus/begins/further',
    section: 'XXVIII.F',
    seen: (event) => event.type === 'foedus-made' && event.further
  },
  {
    id: 'foedus/begins/with-a-kingdom',
    section: 'XXX.F',
    seen: (event, state) =>
      event.type === 'foedus-made' && state.nations[event.federator].status === 'kingdom'
  },
  {
    id: 'vassal/stays/rebellion-crushed',
    section: 'XXIX.G',
    seen: (event) => event.type === 'rebellion-crushed'
  }
]

/** Issue 8: every relation begins and ends in every way the rules know. */
export const tieWitnesses: readonly Way[] = [
  ...waysOf('alliance'),
  ...waysOf('client'),
  ...waysOf('foedus'),
  ...waysOf('vassal'),
  ...waysOf('truce'),
  ...waysOf('hostility'),
  ...waysOf('loan'),
  ...besides
]
