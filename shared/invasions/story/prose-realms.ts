import type { Message } from '../../engine/message.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { message } from '../words/message.ts'
import { sentenceOf } from '../words/sentences/index.ts'
import { inProvince, nationWords } from '../words/sentences/sentence.ts'
import { eventsOf } from './annals.ts'

type Events = readonly InvasionsEvent[]

/** What is told in the words of the log: it happens once in a campaign, if at all. */
const UNIQUE: ReadonlySet<InvasionsEvent['type']> = new Set<InvasionsEvent['type']>([
  'empire-divided',
  'empire-reunited',
  'empire-founded',
  'nations-united',
  'collapsed',
  'islam',
  'raiders-settled'
])

/** Peoples that come, rise and pass. */
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

/** Of more than so many the chronicler only says how many. */
const MOST_ASHAMED = 4

/** Who bound himself to whom, who broke away, and whose coffers were empty. */
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

/** A sentence about all to whom the same happened, each named once. */
function peoples(
  events: readonly { readonly nation: NationId }[],
  told: (nations: ReturnType<typeof nationWords>[], count: number) => Message
): Message[] {
  const nations = [...new Set(events.map(({ nation }) => nation))]
  return nations.length > 0 ? [told(nations.map(nationWords), nations.length)] : []
}
