import type { Message } from '../../engine/message.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { message } from '../words/message.ts'
import { sentenceOf } from '../words/sentences/index.ts'
import { inProvince, nationWords } from '../words/sentences/sentence.ts'
import { eventsOf } from './annals.ts'

type Events = readonly InvasionsEvent[]

/** Events that happen at most once in a campaign. The chronicle uses the sentence of the log for them. */
const UNIQUE: ReadonlySet<InvasionsEvent['type']> = new Set<InvasionsEvent['type']>([
  'empire-divided',
  'empire-reunited',
  'empire-founded',
  'nations-united',
  'collapsed',
  'islam',
  'raiders-settled'
])

/** Sentences on nations that arrive, rise and vanish. */
export function realmsIn(events: Events): Message[] {
  return [
    ...peoples(eventsOf(events, 'nation-arrived'), (nations, count) =>
      message('tale.arrived', { nations, count })
    ),
    ...events.filter(({ type }) => UNIQUE.has(type)).map(sentenceOf),
    ...peoples(eventsOf(events, 'kingdom-founded'), (nations, count) =>
      message('tale.kingdoms', { nations, count })
    ),
    ...peoples(eventsOf(events, 'vanished'), (nations) => message('tale.gone', { nations }))
  ]
}

/** With more bankrupt nations than this, the chronicle only gives their number. */
const MOST_ASHAMED = 4

/** Sentences on new and broken relations, and on bankruptcies. */
export function tiesIn(events: Events): Message[] {
  return [
    ...eventsOf(events, 'alliance-made').map(({ nations }) =>
      message('tale.alliance', { nations: nations.map(nationWords) })
    ),
    ...eventsOf(events, 'foedus-made').map(({ federate, federator, provinces }) =>
      message('tale.foedus', {
        federate: nationWords(federate),
        federator: nationWords(federator),
        provinces: provinces.map((id) => inProvince(id).province)
      })
    ),
    ...eventsOf(events, 'foedus-broken').map(({ federate, federator }) =>
      message('tale.foedus-broken', { federate: nationWords(federate), federator: nationWords(federator) })
    ),
    ...eventsOf(events, 'client-made').map(({ client, patron }) =>
      message('tale.client', { client: nationWords(client), patron: nationWords(patron) })
    ),
    ...eventsOf(events, 'submitted').map(({ vassal, suzerain }) =>
      message('tale.submitted', { vassal: nationWords(vassal), suzerain: nationWords(suzerain) })
    ),
    ...eventsOf(events, 'vassal-freed').map(({ vassal, suzerain }) =>
      message('tale.freed', { vassal: nationWords(vassal), suzerain: nationWords(suzerain) })
    ),
    ...peoples(eventsOf(events, 'bankrupt'), (nations, count) =>
      count > MOST_ASHAMED ? message('tale.bankrupt-many', { count }) : message('tale.bankrupt', { nations })
    )
  ]
}

/** One sentence about all nations with the same event, each named once. */
function peoples(
  events: readonly { readonly nation: NationId }[],
  told: (nations: ReturnType<typeof nationWords>[], count: number) => Message
): Message[] {
  const nations = [...new Set(events.map(({ nation }) => nation))]
  return nations.length > 0 ? [told(nations.map(nationWords), nations.length)] : []
}
