import type { Message } from '../../engine/message.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsEvent } from '../events.ts'
import { message } from '../words/message.ts'
import { sentenceOf } from '../words/sentences/index.ts'
import { inProvince, nationReference } from '../words/sentences/sentence-parts.ts'
import { eventsOfType } from './log-by-turn.ts'

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
    ...peoples(eventsOfType(events, 'nation-arrived'), (nations, count) =>
      message('tale.arrived', { nations, count })
    ),
    ...events.filter(({ type }) => UNIQUE.has(type)).map(sentenceOf),
    ...peoples(eventsOfType(events, 'kingdom-founded'), (nations, count) =>
      message('tale.kingdoms', { nations, count })
    ),
    ...peoples(eventsOfType(events, 'vanished'), (nations) => message('tale.gone', { nations }))
  ]
}

/** With more bankrupt nations than this, the chronicle only gives their number. */
const MOST_ASHAMED = 4

/** Sentences on new and broken relations, and on bankruptcies. */
export function tiesIn(events: Events): Message[] {
  return [
    ...eventsOfType(events, 'alliance-made').map(({ nations }) =>
      message('tale.alliance', { nations: nations.map(nationReference) })
    ),
    ...eventsOfType(events, 'foedus-made').map(({ federate, federator, provinces }) =>
      message('tale.foedus', {
        federate: nationReference(federate),
        federator: nationReference(federator),
        provinces: provinces.map((id) => inProvince(id).province)
      })
    ),
    ...eventsOfType(events, 'foedus-broken').map(({ federate, federator }) =>
      message('tale.foedus-broken', {
        federate: nationReference(federate),
        federator: nationReference(federator)
      })
    ),
    ...eventsOfType(events, 'client-made').map(({ client, patron }) =>
      message('tale.client', { client: nationReference(client), patron: nationReference(patron) })
    ),
    ...eventsOfType(events, 'submitted').map(({ vassal, suzerain }) =>
      message('tale.submitted', { vassal: nationReference(vassal), suzerain: nationReference(suzerain) })
    ),
    ...eventsOfType(events, 'vassal-freed').map(({ vassal, suzerain }) =>
      message('tale.freed', { vassal: nationReference(vassal), suzerain: nationReference(suzerain) })
    ),
    ...peoples(eventsOfType(events, 'bankrupt'), (nations, count) =>
      count > MOST_ASHAMED ? message('tale.bankrupt-many', { count }) : message('tale.bankrupt', { nations })
    )
  ]
}

/** One sentence about all nations with the same event, each named once. */
function peoples(
  events: readonly { readonly nation: NationId }[],
  told: (nations: ReturnType<typeof nationReference>[], count: number) => Message
): Message[] {
  const nations = [...new Set(events.map(({ nation }) => nation))]
  return nations.length > 0 ? [told(nations.map(nationReference), nations.length)] : []
}
