import type { Field } from '../../../engine/decision.ts'
import { accepted } from '../../../engine/decision.ts'
import { sampleFields } from '../../../engine/form-fields.ts'
import { message, reference } from '../../../engine/message.ts'
import { compose, type Script } from '../../../engine/script.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { troopsOf } from '../../queries/domain.ts'
import { isWall } from '../../queries/pieces.ts'
import { unitById } from '../../queries/placement.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import type { AreaId } from '../../world/areas.ts'
import { sideOf } from '../bookkeeping.ts'
import { eliminateUnit } from '../hits.ts'
import { landOf } from './groups.ts'
import { isInfantry } from './levies.ts'

export interface Loss {
  readonly nation: NationId
  readonly count: number
  readonly kind: 'any' | 'infantry'
  readonly where: 'anywhere' | 'area' | 'stack' | 'horde-province'
  readonly area?: AreaId
  readonly stack?: readonly UnitId[]
  readonly rule: string
}

/** Units lost at the choice of their owner; walls and hordes never are. Whoever has fewer loses those. */
export function* loseUnits(play: InvasionsPlay, loss: Loss): Script<UnitId[]> {
  const candidates = mayBeLost(play.state, loss)
  const lost =
    candidates.length <= loss.count
      ? candidates.map(({ id }) => id)
      : yield* pickUnits(loss.nation, candidates, loss.count, 'lose-units', loss.rule)
  for (const id of lost) eliminateUnit(play, id)
  return lost
}

function mayBeLost(state: InvasionsState, { nation, kind, where, area, stack }: Loss): Unit[] {
  const troops =
    where === 'stack'
      ? (stack ?? []).map((id) => unitById(state, id)).filter((unit) => !isWall(unit))
      : troopsOf(state, nation)
  const land: readonly string[] = area ? landOf(area) : []
  const seat = state.nations[nation].seat?.at
  return troops.filter(
    (unit) =>
      (kind === 'any' || isInfantry(unit)) &&
      (where !== 'area' || land.includes(unit.at)) &&
      (where !== 'horde-province' || unit.at === seat)
  )
}

/** So many of some units, picked by their nation's player. */
export function* pickUnits(
  nation: NationId,
  units: readonly Unit[],
  count: number,
  kind: string,
  rule: string
): Script<UnitId[]> {
  const field: Field = {
    field: 'many',
    name: 'units',
    label: message(`field.${kind}`, { count }),
    min: count,
    max: count,
    options: units.map((unit) => ({
      key: unit.id,
      label: message(unit.damaged ? 'option.damaged-unit' : 'option.unit', {
        unit: reference('unit-kind', unit.kind),
        nation: reference('nation', unit.people ?? unit.nation)
      }),
      place: unit.at
    }))
  }
  const form = { type: 'form', fields: [field] } as const
  return yield* compose(
    {
      side: sideOf(nation),
      kind,
      rule,
      actor: nation,
      prompt: message(`prompt.${kind}`, { nation: reference('nation', nation), count })
    },
    form,
    ({ units: chosen }) => accepted(Array.isArray(chosen) ? chosen : []),
    (random) => sampleFields(random, form)
  )
}
