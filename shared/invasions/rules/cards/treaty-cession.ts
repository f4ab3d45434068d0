import { pickOne } from '../../../engine/random.ts'
import type { Script } from '../../ask.ts'
import { sideOf } from '../../catalogue.ts'
import { chooseSome } from '../../choose-some.ts'
import type { NationId } from '../../content/ids.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { stackingRoom } from '../../queries/movement/stacking.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { placeUnit, unitsIn } from '../../queries/pieces/placement.ts'
import { isWall } from '../../queries/pieces/unit-arms.ts'
import { leastWorth } from '../../queries/pieces/unit-worth.ts'
import { cessionsOf } from '../../queries/relations/diplomacy.ts'
import { lendableUnits } from '../../queries/relations/mercenaries.ts'
import { questionFor } from '../../question-header.ts'
import type { UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { distance } from '../../world/world-queries.ts'
import { evacuate } from '../battle/evacuate.ts'
import { handOver } from '../control/control.ts'
import { pickProvince } from '../pieces/choose-units.ts'
import { disbandUnit } from '../pieces/muster.ts'

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

/** XXX.C: the target evacuates a province of the player's choice, and units of the player's nation take it over. */
export function* treatyCession(play: InvasionsPlay, by: NationId, target: NationId): Script {
  const { state } = play
  const open = cessionsOf(state, by, target)
  const province = yield* pickProvince(
    {
      side: sideOf(by),
      kind: 'treaty-province',
      rule: 'XXX.C',
      actor: target,
      prompt: message('prompt.treaty-province', { nation: reference('nation', target) }),
      about: { nation: target, by }
    },
    open
  )
  if (!province) return
  yield* giveUp(play, target, province)
  for (const unit of yield* chooseGarrison(play, by, province)) move(play, unit, by, province)
  handOver(state, province, by)
  play.emit({ type: 'province-ceded', province, from: target, to: by })
}

/** XXX.C: the player sends at least one unit, and no more than may stack there. */
function* chooseGarrison(play: InvasionsPlay, by: NationId, province: ProvinceId): Script<readonly UnitId[]> {
  const units = lendableUnits(play.state, by)
  const most = Math.min(units.length, stackingRoom(play.state, by, province))
  if (most <= 1) return units.slice(0, 1).map(({ id }) => id)
  const chosen = yield* chooseSome({
    header: {
      ...questionFor(by, 'treaty-garrison', 'XXX.C'),
      place: province,
      prompt: message('prompt.treaty-garrison', {
        nation: reference('nation', by),
        province: reference('province', province)
      }),
      about: { nation: by, province, most }
    },
    name: 'units',
    label: message('field.treaty-garrison'),
    items: units,
    min: 1,
    max: most,
    toOption: unitOption,
    preset: () => ({ items: leastWorth(units, 1), reason: message('preset.one-is-enough') }),
    sample: (random) => [pickOne(random, units)]
  })
  return chosen.map(({ id }) => id)
}

/**
 * XXX.C, XX.L: the units retreat where their player likes. Those without a refuge, as on an island, go to the nearest
 * province of their nation with room, or else over the stacking limit. A Limes cannot move.
 */
function* giveUp(play: InvasionsPlay, nation: NationId, from: ProvinceId): Script {
  const { state } = play
  const remaining = () => unitsIn(state, from).filter((unit) => unit.controller === nation)
  for (const unit of remaining()) if (isWall(unit)) disbandUnit(play, unit.id, 'XXX.C')
  yield* evacuate(play, nation, from, { spared: true })
  const away = (id: ProvinceId) => distance(from, id, undefined, 'base') ?? Number.POSITIVE_INFINITY
  const seat = state.nations[nation].seat?.at
  const refuges = [...new Set([...holdings(state, nation), ...(seat ? [seat] : [])])]
    .filter((id) => id !== from)
    .sort((a, b) => away(a) - away(b))
  for (const unit of remaining()) {
    const to = refuges.find((id) => stackingRoom(state, nation, id) > 0) ?? refuges[0]
    if (to) move(play, unit.id, nation, to)
    else disbandUnit(play, unit.id, 'XXX.C')
  }
}

function move(play: InvasionsPlay, unit: UnitId, nation: NationId, to: ProvinceId): void {
  placeUnit(play.state, unit, to)
  play.emit({ type: 'unit-moved-by-treaty', unit, nation, to })
}
