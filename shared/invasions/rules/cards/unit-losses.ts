import type { Script } from '../../ask.ts'
import { chooseSome } from '../../choose-some.ts'
import type { PlainEffect } from '../../content/cards/effect.ts'
import type { NationId } from '../../content/ids.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { troopsOf } from '../../queries/nations/domain.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { isWall } from '../../queries/pieces/unit-arms.ts'
import { questionFor } from '../../question-header.ts'
import type { InvasionsState, Unit, UnitId } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import { leastLossPreset } from '../pieces/choose-units.ts'
import { eliminateUnit } from '../pieces/unit-losses.ts'
import type { EffectRun } from './effect-run.ts'
import { provincesInArea } from './groups.ts'
import { isInfantry } from './unit-gains.ts'

export interface UnitLoss {
  readonly nation: NationId
  readonly count: number
  readonly kind: 'any' | 'infantry'
  readonly where: 'anywhere' | 'area' | 'stack' | 'horde-province'
  readonly area?: AreaId
  readonly stack?: readonly UnitId[]
  readonly rule: string
}

/** Eliminates units of the owner's choice, never walls or hordes. A nation with fewer units loses all of them. */
export function* loseUnits(play: InvasionsPlay, loss: UnitLoss): Script<UnitId[]> {
  const candidates = mayBeLost(play.state, loss)
  const lost =
    candidates.length <= loss.count ? candidates.map(({ id }) => id) : yield* chooseLosses(loss, candidates)
  for (const id of lost) eliminateUnit(play, id)
  return lost
}

/** Units of the nation, of the stack that an `each` has reached, or in the target Area. */
export function* loseUnitsEffect(
  { play, aim, member, rule }: EffectRun,
  nation: NationId,
  effect: Extract<PlainEffect, { do: 'lose-units' }>
): Script {
  yield* loseUnits(play, {
    nation,
    count: effect.units,
    kind: effect.kind,
    where: effect.in,
    rule,
    ...(aim.area ? { area: aim.area } : {}),
    ...(member?.units ? { stack: member.units } : {})
  })
}

function* chooseLosses({ nation, count, rule }: UnitLoss, candidates: readonly Unit[]): Script<UnitId[]> {
  const chosen = yield* chooseSome({
    header: {
      ...questionFor(nation, 'lose-units', rule),
      prompt: message('prompt.lose-units', { nation: reference('nation', nation), count }),
      about: { nation, count }
    },
    name: 'units',
    label: message('field.lose-units', { count }),
    items: candidates,
    min: count,
    max: count,
    toOption: unitOption,
    preset: leastLossPreset(candidates, count)
  })
  return chosen.map(({ id }) => id)
}

function mayBeLost(state: InvasionsState, { nation, kind, where, area, stack }: UnitLoss): Unit[] {
  const troops =
    where === 'stack'
      ? (stack ?? []).map((id) => unitById(state, id)).filter((unit) => !isWall(unit))
      : troopsOf(state, nation)
  const land: readonly string[] = area ? provincesInArea(area) : []
  const seat = state.nations[nation].seat?.at
  return troops.filter(
    (unit) =>
      (kind === 'any' || isInfantry(unit)) &&
      (where !== 'area' || land.includes(unit.at)) &&
      (where !== 'horde-province' || unit.at === seat)
  )
}
