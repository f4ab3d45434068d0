import type { Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { isLandTroop, provincesHeld, troopsOf } from '../../queries/domain.ts'
import { leadersIn, placeUnit, unitsIn } from '../../queries/placement.ts'
import { stackingRoom } from '../../queries/stacking.ts'
import { provinceCard } from '../../queries/terrain.ts'
import { inForce } from '../../queries/turn-effects.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { adjacent, distance } from '../../world/queries.ts'
import { seasOf } from '../../world/sea-queries.ts'
import { scorePoints, sideOf } from '../bookkeeping.ts'
import { handOver } from '../control.ts'
import { pickProvince } from './choices.ts'
import { pickUnits } from './losses.ts'

export type TreatyEvent =
  | {
      readonly type: 'province-ceded'
      readonly province: ProvinceId
      readonly from: NationId
      readonly to: NationId
    }
  | {
      readonly type: 'unit-moved-by-treaty'
      readonly unit: UnitId
      readonly nation: NationId
      readonly to: ProvinceId
    }

/** XXX.D: what a marriage is worth to a nation that keeps the peace. */
const MARRIAGE_POINTS = 2

/** XXX.C: the target cedes a province of the player's choice and leaves it; a unit of the other takes it over. */
export function* treatyCession(play: InvasionsPlay, by: NationId, target: NationId): Script {
  const { state } = play
  const open = provincesHeld(state, target).filter((id) => mayBeCeded(state, by, target, id))
  const province = yield* pickProvince(sideOf(by), open, 'treaty-province', 'XXX.C', target)
  if (!province) return
  evacuate(play, target, province)
  const garrison = troopsOf(state, by).filter(isLandTroop)
  const [unit] =
    garrison.length > 1
      ? yield* pickUnits(by, garrison, 1, 'treaty-garrison', 'XXX.C')
      : garrison.map(({ id }) => id)
  if (unit) move(play, unit, by, province)
  handOver(state, province, by)
  play.emit({ type: 'province-ceded', province, from: target, to: by })
}

/** XXX.C */
function mayBeCeded(state: InvasionsState, by: NationId, target: NationId, id: ProvinceId): boolean {
  if (state.nations[target].seat?.at === id || provinceCard(id).granary) return false
  const bordering = provincesHeld(state, by).some((own) => adjacent(own, id))
  const fleetOff =
    provinceCard(id).island &&
    seasOf(id, 'base').some((sea) => unitsIn(state, sea).some((unit) => unit.controller === by))
  return bordering || fleetOff
}

/** XXX.C: the units go to the nearest province of their nation, over the stacking limit if nothing else is left. */
function evacuate(play: InvasionsPlay, nation: NationId, from: ProvinceId): void {
  const { state } = play
  const away = (id: ProvinceId) => distance(from, id, undefined, 'base') ?? Number.POSITIVE_INFINITY
  const refuges = provincesHeld(state, nation)
    .filter((id) => id !== from)
    .sort((a, b) => away(a) - away(b))
  const leaving: Unit[] = unitsIn(state, from).filter((unit) => unit.controller === nation)
  for (const unit of leaving) {
    const to = refuges.find((id) => stackingRoom(state, nation, id) > 0) ?? refuges[0]
    if (to && isLandTroop(unit)) move(play, unit.id, nation, to)
  }
  for (const leader of leadersIn(state, from).filter((one) => one.nation === nation)) {
    if (refuges[0]) leader.at = refuges[0]
  }
}

function move(play: InvasionsPlay, unit: UnitId, nation: NationId, to: ProvinceId): void {
  placeUnit(play.state, unit, to)
  play.emit({ type: 'unit-moved-by-treaty', unit, nation, to })
}

/** XXX.D: an attack on a unit or city, remembered for the marriages of this turn. */
export function noteAttack(state: InvasionsState, attacker: NationId, on: NationId): void {
  if (!inForce(state, 'attacked', { nation: attacker, place: on }))
    state.thisTurn.effects.push({ effect: 'attacked', nation: attacker, place: on })
}

/** XXX.D: at the end of its activation a married nation scores for each in-law that it has not attacked. */
export function settleMarriages(play: InvasionsPlay, nation: NationId): void {
  const { thisTurn } = play.state
  const married = thisTurn.effects.filter(
    (effect) => effect.effect === 'marriage-peace' && effect.nation === nation
  )
  for (const { place } of married) {
    const attacked = thisTurn.effects.some(
      (effect) => effect.effect === 'attacked' && effect.nation === nation && effect.place === place
    )
    if (!attacked) scorePoints(play, nation, MARRIAGE_POINTS, 'marriage', 'XXX.D')
  }
  thisTurn.effects = thisTurn.effects.filter((effect) => !married.includes(effect))
}
