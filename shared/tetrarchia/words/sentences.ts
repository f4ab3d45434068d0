import type { Message } from '../../engine/message.ts'
import type { TetrarchiaEvent } from '../events.ts'
import type { EmperorId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { frontierIds, isFrontier, province } from '../world/queries.ts'
import { message, reference } from './message.ts'

type EventOf<Type extends TetrarchiaEvent['type']> = Extract<TetrarchiaEvent, { readonly type: Type }>

const emperorWords = (id: EmperorId) => ({ emperor: reference('emperor', id) })
const provinceWords = (id: ProvinceId) => ({ province: reference('province', id) })
const between = (from: ProvinceId, to: ProvinceId) => ({
  from: reference('province', from),
  to: reference('province', to)
})

/** One sentence for each type of event. The compiler reports a missing type. */
const sentences: { readonly [Type in TetrarchiaEvent['type']]: (event: EventOf<Type>) => Message } = {
  roll: ({ reason }) => message(`roll.${reason}`),
  'threat-placed': ({ province: at }) => message('event.threat-placed', provinceWords(at)),
  'army-appeared': ({ at }) => message('event.army-appeared', provinceWords(at)),
  'fleet-placed': ({ sea }) => message('event.fleet-placed', { sea: reference('sea', sea) }),
  'turn-began': ({ round, emperor, imperium }) =>
    message('event.turn-began', { round, ...emperorWords(emperor), count: imperium }),
  'caesar-entrusted': ({ emperor, side }) =>
    message('event.caesar-entrusted', { ...emperorWords(emperor), side: reference('side', side) }),
  entered: ({ emperor, at }) => message('event.entered', { ...emperorWords(emperor), ...provinceWords(at) }),
  'kept-out': ({ emperor }) => message('event.kept-out', emperorWords(emperor)),
  moved,
  sailed: ({ emperor, from, to }) =>
    message('event.sailed', {
      ...emperorWords(emperor),
      from: reference('sea', from),
      to: reference('sea', to)
    }),
  protected: protectedProvince,
  subdued: ({ emperor, province: at, was, now }) =>
    message(now ? 'event.calmed' : `event.subdued-${was}`, {
      ...emperorWords(emperor),
      ...provinceWords(at)
    }),
  'power-used': ({ emperor }) => message(`event.power-${emperor}`),
  'point-bought': ({ emperor }) => message('event.point-bought', emperorWords(emperor)),
  'disc-regained': ({ emperor }) => message('event.disc-regained', emperorWords(emperor)),
  'point-moved': ({ from, to }) =>
    message('event.point-moved', { emperor: reference('emperor', from), other: reference('emperor', to) }),
  battle: ({ emperor, against, attacker, roman, barbarian, result }) =>
    message(attacker === 'emperor' ? `event.${result}` : `event.attacked-${result}`, {
      ...emperorWords(emperor),
      ...provinceWords(against),
      roman,
      barbarian
    }),
  'discs-added': ({ emperor, count }) => message('event.discs-added', { ...emperorWords(emperor), count }),
  hopeless: ({ frontiers }) => message('event.hopeless', { count: frontiers, most: frontierIds.length }),
  glory: ({ emperor, change }) =>
    message(change > 0 ? 'event.glory-won' : 'event.glory-lost', emperorWords(emperor)),
  'emperor-left': ({ emperor, from, why }) =>
    message(`event.emperor-left-${why}`, { ...emperorWords(emperor), ...provinceWords(from) }),
  'army-destroyed': ({ at }) => message('event.army-destroyed', provinceWords(at)),
  'barbarians-began': ({ emperor }) => message('event.barbarians-began', emperorWords(emperor)),
  'link-tested': ({ from, to, open }) =>
    message(open ? 'event.link-open' : 'event.link-closed', between(from, to)),
  spread: ({ from, to }) => message('event.spread', between(from, to)),
  struck: ({ province: at, strike }) => message(`event.struck-${strike}`, provinceWords(at)),
  rose: ({ province: at, from }) => message('event.rose', between(from, at)),
  echo: ({ region, army }) =>
    message(army ? 'event.echo-army' : 'event.echo-strike', { region: reference('region', region) }),
  advanced: ({ from, to, was }) =>
    message(was === 'revolt' ? 'event.advanced' : 'event.advanced-waste', between(from, to)),
  'held-up': ({ at, to, by }) => {
    const from = reference('province', at)
    return by === 'power'
      ? message('event.held-up-power', { from })
      : message(`event.held-up-${by}`, between(at, to))
  },
  ended: ({ ending, points }) => message(ending.won ? 'event.won' : `event.lost-${ending.why}`, { points })
}

function moved({ emperor, from, steps, cost, by }: EventOf<'moved'>): Message {
  const words = { ...emperorWords(emperor), ...between(from, steps.at(-1)?.to ?? from), points: cost }
  return by === emperor
    ? message('event.moved', words)
    : message('event.moved-by', { ...words, other: reference('emperor', by) })
}

function protectedProvince({ emperor, province: at }: EventOf<'protected'>): Message {
  const words = { ...emperorWords(emperor), ...provinceWords(at) }
  return isFrontier(at)
    ? message('event.protected-frontier', { ...words, region: reference('region', province(at).region) })
    : message('event.protected', words)
}

export function isTetrarchiaEvent(event: { readonly type: string }): event is TetrarchiaEvent {
  return Object.hasOwn(sentences, event.type)
}

export function sentenceOf(event: TetrarchiaEvent): Message {
  // The table pairs each type with its event; the compiler loses that pairing in a lookup by type.
  const tell: (event: never) => Message = sentences[event.type]
  return tell(event as never)
}
