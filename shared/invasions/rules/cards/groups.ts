import type { CardAim } from '../../card-rules.ts'
import type { Group } from '../../content/cards/vocabulary.ts'
import type { NationId } from '../../content/ids.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { isActive, isActiveCivilised, troopsOf } from '../../queries/nations/domain.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { leadersIn, unitsIn } from '../../queries/pieces/placement.ts'
import { isLandUnit } from '../../queries/pieces/unit-arms.ts'
import { activationOrder } from '../../queries/time/activation-order.ts'
import type { InvasionsState, LeaderId, UnitId } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { provincesOf } from '../../world/world-queries.ts'
import { tradersIn } from './conditions.ts'

/** A member that an `each` reaches: a nation, or a stack or leader with its nation. */
export interface GroupMember {
  readonly nation: NationId
  readonly units?: readonly UnitId[]
  readonly province?: ProvinceId
  readonly leader?: LeaderId
}

/** The present members of a group; nations in order of activation. */
export function groupMembers(state: InvasionsState, group: Group, aim: CardAim): GroupMember[] {
  const { area, sea } = aim
  switch (group) {
    case 'civilised-nations':
      return nations(civilised(state))
    case 'barbarian-nations':
      return nations(activationOrder(state, 'barbarians'))
    case 'civilised-nations-in-area':
      return nations(
        civilised(state).filter((nation) => holdings(state, nation).some((id) => areaOf(id) === area))
      )
    case 'nations-with-units-in-area':
      return nations(
        activationOrder(state).filter((nation) =>
          troopsOf(state, nation).some((unit) => area !== undefined && standsIn(unit.at, area))
        )
      )
    case 'stacks-of-two-in-area':
      return area ? stacksIn(state, area) : []
    case 'leaders-in-area':
      return area
        ? provincesInArea(area).flatMap((id) =>
            leadersIn(state, id)
              .filter(({ nation }) => isActive(state, nation))
              .map(({ id: leader, nation }) => ({ leader, nation, province: id }))
          )
        : []
    case 'nations-trading-in-zone':
      return sea ? nations(civilised(state).filter((nation) => tradersIn(state, sea).includes(nation))) : []
    case 'oldest-civilised-nation':
      return withMost(
        civilised(state),
        (nation) => state.nations[nation].age * 2 + empireFirst(state, nation)
      )
    case 'richest-civilised-nation':
      return withMost(civilised(state), (nation) => state.nations[nation].treasury)
    case 'largest-civilised-army':
      return withMost(civilised(state), (nation) => troopsOf(state, nation).length)
  }
}

const nations = (list: readonly NationId[]): GroupMember[] => list.map((nation) => ({ nation }))

function civilised(state: InvasionsState): NationId[] {
  return activationOrder(state, 'civilised').filter((nation) => isActiveCivilised(state, nation))
}

function empireFirst(state: InvasionsState, nation: NationId): 0 | 1 {
  return state.nations[nation].status === 'empire' ? 1 : 0
}

/** The nation with the most. The sort is stable: the first activated wins a tie. */
function withMost(list: readonly NationId[], worth: (nation: NationId) => number): GroupMember[] {
  return nations([...list].sort((a, b) => worth(b) - worth(a)).slice(0, 1))
}

export function provincesInArea(area: AreaId): ProvinceId[] {
  return provincesOf(area, 'base').map(({ id }) => id)
}

export function standsIn(place: string, area: AreaId): boolean {
  return provincesInArea(area).some((id) => id === place)
}

function stacksIn(state: InvasionsState, area: AreaId): GroupMember[] {
  return provincesInArea(area).flatMap((province) => {
    const stacks = new Map<NationId, UnitId[]>()
    for (const unit of unitsIn(state, province)) {
      if (!isLandUnit(unit) || !isActive(state, unit.controller)) continue
      stacks.set(unit.controller, [...(stacks.get(unit.controller) ?? []), unit.id])
    }
    return [...stacks]
      .filter(([, units]) => units.length >= 2)
      .map(([nation, units]) => ({ nation, units, province }))
  })
}
