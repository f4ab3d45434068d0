import type { Message } from '../../../engine/message.ts'
import type { NationId, SideId } from '../../content/ids.ts'
import type { InvasionsEvent } from '../../events.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import { reference } from '../message.ts'

export type EventType = InvasionsEvent['type']

/** The events of one type; several types may share one shape. */
export type EventOf<Type, Event = InvasionsEvent> = Event extends { readonly type: infer Types }
  ? Type extends Types
    ? Event
    : never
  : never

/** A sentence for each type of event. */
export type Sentences = { readonly [Type in EventType]: (event: EventOf<Type>) => Message }

export const nationReference = (nation: NationId) => reference('nation', nation)

export const ofSide = (side: SideId) => ({ side: reference('side', side) })
export const ofNation = (nation: NationId) => ({ nation: nationReference(nation) })
export const ofTwo = (nation: NationId, other: NationId) => ({
  nation: nationReference(nation),
  other: nationReference(other)
})
export const inProvince = (province: ProvinceId) => ({ province: reference('province', province) })
export const inArea = (area: AreaId) => ({ area: reference('area', area) })
export const inSeaZone = (sea: SeaId) => ({ sea: reference('sea', sea) })
export const between = (from: ProvinceId, to: ProvinceId) => ({
  from: reference('province', from),
  to: reference('province', to)
})
