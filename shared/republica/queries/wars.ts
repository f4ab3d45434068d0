import type { OpenBoard } from '../board/index.ts'
import type { LeaderId, ProvinceId, RisingId, WarId } from '../content/ids.ts'
import { provinceIds, risingIds, warIds } from '../content/ids.ts'
import { leaders } from '../content/leaders.ts'
import { provinces } from '../content/provinces.ts'
import type { WarRecord } from '../content/records.ts'
import { warCards } from '../content/war-cards.ts'
import { entriesIn, idsIn } from '../entries.ts'

export const isWar = (id: string): id is WarId => warIds.some((war) => war === id)

const isRising = (id: WarId): id is RisingId => risingIds.some((rising) => rising === id)

/** The province that has risen. */
export function risingProvince(id: RisingId): ProvinceId {
  const province = provinceIds.find((each) => `rising-${each}` === id)
  if (!province) throw new Error(`${id} names no province`)
  return province
}

/** 7.33: a war as its card prints it. A rising province fights with its own forces. */
export function warRecord(id: WarId, isDeveloped = false): WarRecord {
  if (!isRising(id)) return warCards[id]
  const province = risingProvince(id)
  const face = isDeveloped ? provinces[province].developed : provinces[province].undeveloped
  return {
    type: 'rising',
    series: 1,
    of: 1,
    era: 'middle',
    isActive: true,
    land: face.land,
    support: 0,
    fleet: 0,
    disaster: [],
    standoff: [],
    spoils: 0,
    isRevolt: true,
    isDrought: false,
    creates: [],
    revoltIf: null,
    attacks: [],
    activeIf: [],
    destroys: [],
    ravagesItaly: false,
    staysAsleep: false,
    wakesAll: false,
    source: 'ours: a province in revolt fights with the forces of its card'
  }
}

/** 7.332: the wars of its type in the forum, itself among them. Risings, and what the Social War woke, stand alone. */
export function matchingWars({ wars }: OpenBoard, id: WarId): readonly WarId[] {
  const { type } = warRecord(id)
  if (type === 'rising' || wars[id]?.isUnmatched) return [id]
  return entriesIn(wars).flatMap(([other, { isUnmatched }]) =>
    other === id || (!isUnmatched && warRecord(other).type === type) ? [other] : []
  )
}

/** 7.34: the leaders that fight in a war: of its type, or sheltered by it. */
export function leadersOf({ leaders: present }: OpenBoard, id: WarId): readonly LeaderId[] {
  const { type } = warRecord(id)
  return entriesIn(present).flatMap(([leader, { shelter }]) =>
    leaders[leader].type === type || shelter === id || shelter === 'all-wars' ? [leader] : []
  )
}

/** 7.33: what a war puts into the field. */
export interface WarStrength {
  readonly land: number
  /** None: it has no fleet. */
  readonly fleet: number
  readonly support: number
}

/** 7.332, 7.34: multiplied by the matching wars, with the leaders added after; the support never changes. */
export function warStrength(board: OpenBoard, id: WarId): WarStrength {
  const { land, fleet, support } = warRecord(id)
  const times = matchingWars(board, id).length
  const led = leadersOf(board, id).reduce((sum, leader) => sum + leaders[leader].strength, 0)
  // 7.36: the Plautian-Papirian Law halves the Social War.
  const isHalved = id === 'social' && board.laws.includes('plautian-papirian')
  const strength = isHalved ? Math.ceil((land * times) / 2) : land * times
  return { land: strength + led, fleet: fleet === 0 ? 0 : fleet * times + led, support }
}

/** 10.12: whether its fleet must be beaten before an army can land. */
export function hasEnemyFleet({ wars }: OpenBoard, id: WarId): boolean {
  return warRecord(id).fleet > 0 && !wars[id]?.isFleetBeaten
}

/** 10.21, 10.31: the numbers on the card of a war and on those of its leaders. */
export function warNumbers(
  board: OpenBoard,
  id: WarId
): { readonly disasters: readonly number[]; readonly standoffs: readonly number[] } {
  const led = leadersOf(board, id).map((leader) => leaders[leader])
  const { disaster, standoff } = warRecord(id)
  return {
    disasters: [...disaster, ...led.flatMap((leader) => leader.disaster)],
    standoffs: [...standoff, ...led.flatMap((leader) => leader.standoff)]
  }
}

/** 7.332: the active wars of its type that came before it: Rome must act against them first. */
export function earlierMatchingWars(board: OpenBoard, id: WarId): readonly WarId[] {
  const own = board.wars[id]
  if (!own) return []
  return matchingWars(board, id).filter((other) => {
    const state = board.wars[other]
    return other !== id && state?.isActive === true && state.order < own.order
  })
}

/** 12.2A, 11.53, 12.32: the active wars, and the rebellion as one of them until it has won. */
export function dangersToRome(board: OpenBoard): number {
  const wars = idsIn(board.wars).filter((id) => board.wars[id]?.isActive)
  const isRebelAtLarge = board.civilWar !== null && board.claim?.route !== 'rebellion'
  return wars.length + (isRebelAtLarge ? 1 : 0)
}
