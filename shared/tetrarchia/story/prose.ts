import type { Message } from '../../engine/message.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { message, reference } from '../words/message.ts'
import { sentenceOf } from '../words/sentences.ts'
import type { EmperorId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isFrontier } from '../world/queries.ts'

type EventType = TetrarchiaEvent['type']
type EventOf<Type extends EventType> = Extract<TetrarchiaEvent, { readonly type: Type }>

function ofType<Type extends EventType>(events: readonly TetrarchiaEvent[], type: Type): EventOf<Type>[] {
  return events.filter((event): event is EventOf<Type> => event.type === type)
}

const provinceReferences = (ids: readonly ProvinceId[]) => ids.map((id) => reference('province', id))

/** Told together in a sentence of their own, or shown by what follows from them. */
const TOLD_TOGETHER: ReadonlySet<EventType> = new Set([
  ...(['roll', 'entered', 'moved', 'sailed', 'protected', 'subdued', 'army-destroyed'] as const),
  ...(['spread', 'rose', 'link-tested', 'held-up'] as const)
])

/** What an emperor does in his turn, as one would tell it: where he goes, what he does there, whom he fights. */
export function deedsInProse(emperor: EmperorId, events: readonly TetrarchiaEvent[]): Message[] {
  const own = { emperor: reference('emperor', emperor) }
  const subdued = ofType(events, 'subdued')
  const quieted = subdued.flatMap(({ province, now }) => (now === null ? [province] : []))
  const calmed = subdued.flatMap(({ province, now }) => (now === null ? [] : [province]))
  const guarded = ofType(events, 'protected').flatMap(({ province }) =>
    isFrontier(province) ? [] : [province]
  )
  const told = [
    ...(quieted.length > 0 ? [message('tale.subdues', { provinces: provinceReferences(quieted) })] : []),
    ...(calmed.length > 0 ? [message('tale.calms', { provinces: provinceReferences(calmed) })] : []),
    ...(guarded.length > 0 ? [message('tale.guards', { provinces: provinceReferences(guarded) })] : []),
    ...ofType(events, 'sailed').map(({ to }) => message('tale.sails', { sea: reference('sea', to) })),
    ...ofType(events, 'protected').flatMap((event) =>
      isFrontier(event.province) ? [sentenceOf(event)] : []
    ),
    ...others(events)
  ]
  const journey = journeyOf(emperor, events)
  if (journey) return [journey, ...told]
  return told.length > 0 ? [message('tale.stays', own), ...told] : [message('tale.rests', own)]
}

/** Where he comes from and goes to; null if he stays where he is. */
function journeyOf(emperor: EmperorId, events: readonly TetrarchiaEvent[]): Message | null {
  const stops: ProvinceId[] = []
  let from: ProvinceId | null = null
  for (const event of events) {
    if (event.type === 'entered' && event.emperor === emperor) stops.push(event.at)
    if (event.type !== 'moved' || event.emperor !== emperor) continue
    from ??= stops.length === 0 ? event.from : null
    stops.push(...event.steps.map(({ to }) => to))
  }
  const to = stops.at(-1)
  if (to === undefined || to === from) return null
  const way = [...new Set(stops.slice(0, -1))].filter((stop) => stop !== to)
  const named = { emperor: reference('emperor', emperor), to: reference('province', to) }
  return way.length === 0
    ? message('tale.goes', named)
    : message('tale.goes-by', { ...named, provinces: provinceReferences(way) })
}

function others(events: readonly TetrarchiaEvent[]): Message[] {
  return events.filter(({ type }) => !TOLD_TOGETHER.has(type)).map(sentenceOf)
}

/** What the barbarian phase brings: what spreads, what rises together, and each step of the armies. */
export function blowsInProse(events: readonly TetrarchiaEvent[]): Message[] {
  const spread = ofType(events, 'spread').map(({ to }) => to)
  const risen = ofType(events, 'rose').map(({ province }) => province)
  const told = [
    ...(spread.length > 0 ? [message('tale.spreads', { provinces: provinceReferences(spread) })] : []),
    ...events.flatMap((event) => {
      if (TOLD_TOGETHER.has(event.type)) return []
      if (event.type !== 'struck' || event.strike !== 'uprising' || risen.length === 0)
        return [sentenceOf(event)]
      return [
        message('tale.uprising', {
          province: reference('province', event.province),
          provinces: provinceReferences(risen)
        })
      ]
    })
  ]
  return told.length > 0 || events.length === 0 ? told : [message('tale.quiet')]
}
