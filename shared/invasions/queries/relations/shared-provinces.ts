import type { Board } from '../../board.ts'
import type { NationId } from '../../content/ids.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { isProvince } from '../map/provinces.ts'
import { allLeaders, occupiedPlaces } from '../pieces/placement.ts'
import { areHostile } from './stance.ts'
import { hordesByProvince } from './stance-map.ts'

/** A province with the nations that have units, a Limes, a horde or a leader in it. */
export interface OccupiedProvince {
  readonly province: ProvinceId
  readonly nations: readonly NationId[]
}

/** Two nations in one province. */
export interface Meeting {
  readonly province: ProvinceId
  readonly nations: readonly [NationId, NationId]
}

/** The provinces in which anybody stands, sorted by id. */
export function occupiedProvinces(state: Board): OccupiedProvince[] {
  const found = new Map<ProvinceId, Set<NationId>>()
  const note = (at: ProvinceId, nation: NationId) => {
    const here = found.get(at)
    if (here) here.add(nation)
    else found.set(at, new Set([nation]))
  }
  for (const [place, units] of occupiedPlaces(state)) {
    if (isProvince(place)) for (const { controller } of units) note(place, controller)
  }
  for (const [province, hordes] of hordesByProvince(state)) for (const horde of hordes) note(province, horde)
  for (const { nation, presence, at } of allLeaders(state)) {
    if (presence === 'in-play' && at && isProvince(at)) note(at, nation)
  }
  return [...found]
    .map(([province, nations]) => ({ province, nations: [...nations] }))
    .sort((one, other) => one.province.localeCompare(other.province))
}

/** All pairs of nations that share a province. */
export function meetings(state: Board): Meeting[] {
  return occupiedProvinces(state).flatMap(({ province, nations }) =>
    nations.flatMap((one, index) =>
      nations.slice(index + 1).map((other): Meeting => ({ province, nations: [one, other] }))
    )
  )
}

/** XX.A: the pairs that are hostile where they stand. */
export function hostileMeetings(state: Board): Meeting[] {
  return meetings(state).filter(({ province, nations: [one, other] }) =>
    areHostile(state, one, other, province)
  )
}
