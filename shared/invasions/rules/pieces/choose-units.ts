import type { Message } from '../../../engine/message.ts'
import { shuffled } from '../../../engine/random.ts'
import { choose, type QuestionHeaderOf, type Script } from '../../ask.ts'
import { chooseSome, type ListQuestion, type UnitListKind } from '../../choose-some.ts'
import type { KindsAnsweredBy } from '../../decisions/decision-kinds.ts'
import { provinceOption, unitOption } from '../../map-options.ts'
import { leastWorth } from '../../queries/pieces/unit-worth.ts'
import type { Unit, UnitId } from '../../state.ts'
import { message } from '../../words/message.ts'
import type { ProvinceId } from '../../world/provinces.ts'

/** Asks for one of several units. Lists units that are alike in the same place once, and does not ask about a single one. */
export function* pickUnit(
  header: QuestionHeaderOf<KindsAnsweredBy<{ option: UnitId }>>,
  units: readonly Unit[],
  use: 'loss' | 'service'
): Script<Unit | null> {
  const look = (unit: Unit) => `${unit.kind} ${unit.damaged} ${unit.at}`
  const seen = units.map(look)
  const [first, ...others] = units.filter((unit, index) => seen.indexOf(look(unit)) === index)
  if (!first || others.length === 0) return first ?? null
  const open = [first, ...others]
  const preset = () => {
    const [least = first] = leastWorth(open, 1)
    return {
      answer: least.id,
      reason: message(use === 'loss' ? 'preset.least-worth' : 'preset.least-missed')
    }
  }
  return yield* choose(
    header,
    open.map((unit) => ({ ...unitOption(unit), value: unit })),
    { preset }
  )
}

/** Asks for one of several provinces, unless there is only one. */
export function* pickProvince(
  header: QuestionHeaderOf<KindsAnsweredBy<{ option: ProvinceId }>>,
  provinces: readonly ProvinceId[],
  sensible?: { readonly place: ProvinceId | undefined; readonly reason: Message }
): Script<ProvinceId | null> {
  const [first, second] = provinces
  if (!first || !second) return first ?? null
  const preset = () =>
    sensible?.place && provinces.includes(sensible.place)
      ? { answer: sensible.place, reason: sensible.reason }
      : undefined
  return yield* choose(
    header,
    provinces.map((id) => ({ ...provinceOption(id), value: id })),
    { preset }
  )
}

/** A choice of exactly `count` of the units. */
export interface UnitChoice extends Pick<ListQuestion<UnitListKind, Unit>, 'header' | 'label' | 'preset'> {
  readonly units: readonly Unit[]
  readonly count: number
}

/** Asks for the units unless all choices are alike. Returns them in the order of `units`. */
export function* chooseUnits({ header, label, units, count, preset }: UnitChoice): Script<readonly Unit[]> {
  if (count >= units.length) return units
  const looks = new Set(units.map((unit) => `${unit.kind} ${unit.nation} ${unit.controller} ${unit.damaged}`))
  if (looks.size <= 1 || count <= 0) return units.slice(0, Math.max(0, count))
  const chosen = yield* chooseSome({
    header: header,
    name: 'units',
    label,
    items: units,
    min: count,
    max: count,
    toOption: unitOption,
    ...(preset ? { preset } : {}),
    sample: (random) => shuffled(random, units).slice(0, count)
  })
  return units.filter((unit) => chosen.includes(unit))
}

/** The preset of a loss: the units that are worth least. */
export function leastLossPreset(
  units: readonly Unit[],
  count: number
): NonNullable<ListQuestion<UnitListKind, Unit>['preset']> {
  return () => ({ items: leastWorth(units, count), reason: message('preset.least-worth') })
}
