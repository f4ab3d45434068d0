import type { ArmyId } from '../../board/armies.ts'
import type { ProvinceId, SenatorId } from '../../content/ids.ts'
import type { RepublicPlay } from '../../game-types.ts'
import type { RepublicState } from '../../state.ts'
import { senatorIn } from './standing.ts'

/** 7.35: a province rises: a revolt with the forces of its own card. Its governor leads his garrison against it. */
export function riseProvince(play: RepublicPlay, id: ProvinceId): ArmyId | null {
  const { state, emit } = play
  const province = state.provinces[id]
  if (!province || state.wars[`rising-${id}`]) return null
  const { governor } = province
  province.governor = null
  province.term = 0
  province.isDeveloped = false
  state.wars[`rising-${id}`] = {
    isActive: true,
    isRevolt: true,
    isUnprosecuted: false,
    isFleetBeaten: false,
    isUnmatched: true,
    order: nextOrder(state)
  }
  emit({ type: 'province-rose', province: id })
  return governor ? takeTheField(state, id, governor) : null
}

/** With legions he is a commander in the field; without any he comes home. */
function takeTheField(state: RepublicState, id: ProvinceId, governor: SenatorId): ArmyId | null {
  const garrison = state.legions.filter(({ place }) => place.in === 'province' && place.province === id)
  const senator = senatorIn(state, governor)
  senator.office = garrison.length > 0 ? 'proconsul' : null
  senator.at = garrison.length > 0 ? 'war' : 'rome'
  if (garrison.length === 0) {
    senator.hasReturned = true
    return null
  }
  const army = 1 + Math.max(0, ...state.armies.map((each) => each.id))
  state.armies.push({
    id: army,
    commander: governor,
    masterOfHorse: null,
    against: `rising-${id}`,
    campaigns: 0
  })
  for (const legion of garrison) legion.place = { in: 'army', army }
  return army
}

/** 7.332: wars count from the oldest to the newest. */
export function nextOrder({ wars }: Pick<RepublicState, 'wars'>): number {
  return 1 + Math.max(0, ...Object.values(wars).map(({ order }) => order))
}
