import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { changeController, placeUnit, unitById } from '../../queries/pieces/placement.ts'
import type { LeaderId, Place, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** Events of single units and leaders outside movement and battle. */
export type MusterEvent =
  | {
      readonly type: 'unit-raised' | 'unit-disbanded' | 'unit-redeployed'
      readonly unit: UnitId
      readonly nation: NationId
      readonly from: Place
      readonly to: Place
      readonly rule: string
    }
  | {
      readonly type: 'leader-arrived' | 'leader-redeployed'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly at: ProvinceId
      readonly rule: string
    }
  | {
      readonly type: 'leader-left'
      readonly leader: LeaderId
      readonly nation: NationId
      readonly at: string | null
      readonly rule: string
    }

/** Brings a unit from the reserve into the service of its nation. */
export function raiseUnit(play: InvasionsPlay, id: UnitId, to: Place, rule: string, stack?: 1 | 2): void {
  const unit = unitById(play.state, id)
  const { nation, at: from } = unit
  changeController(play.state, id, nation)
  unit.damaged = false
  placeUnit(play.state, id, to, stack)
  play.emit({ type: 'unit-raised', unit: id, nation, from, to, rule })
}

/** Returns a unit to its own nation's reserve, or removes it from the game for good. */
export function disbandUnit(
  play: InvasionsPlay,
  id: UnitId,
  rule: string,
  to: 'reserve' | 'removed' = 'reserve'
): void {
  const unit = unitById(play.state, id)
  const { controller, at: from } = unit
  changeController(play.state, id, unit.nation)
  unit.damaged = false
  placeUnit(play.state, id, to)
  play.emit({ type: 'unit-disbanded', unit: id, nation: controller, from, to, rule })
}

/** Puts a unit elsewhere without a march. */
export function redeployUnit(play: InvasionsPlay, id: UnitId, to: Place, rule: string): void {
  const { controller: nation, at: from } = unitById(play.state, id)
  if (from === to) return
  placeUnit(play.state, id, to)
  play.emit({ type: 'unit-redeployed', unit: id, nation, from, to, rule })
}

/** Puts a leader into a province, whether he is new or already in play. */
export function bringLeader(play: InvasionsPlay, id: LeaderId, at: ProvinceId, rule: string): void {
  const leader = leaderById(play, id)
  const type = leader.presence === 'in-play' ? 'leader-redeployed' : 'leader-arrived'
  if (leader.presence === 'in-play' && leader.at === at) return
  Object.assign(leader, { presence: 'in-play', at, returnsOn: null })
  play.emit({ type, leader: id, nation: leader.nation, at, rule })
}

/** Takes a leader off the map: until turn `returnsOn`, or for good without it. */
export function removeLeader(
  play: InvasionsPlay,
  id: LeaderId,
  rule: string,
  returnsOn: number | null = null
): void {
  const leader = leaderById(play, id)
  const at = leader.at
  Object.assign(leader, {
    presence: returnsOn === null ? 'gone' : 'waiting',
    at: null,
    returnsOn,
    inactiveUntil: null
  })
  play.emit({ type: 'leader-left', leader: id, nation: leader.nation, at, rule })
}

function leaderById(play: InvasionsPlay, id: LeaderId) {
  const leader = play.state.leaders[id]
  if (!leader) throw new Error(`there is no leader '${id}'`)
  return leader
}
