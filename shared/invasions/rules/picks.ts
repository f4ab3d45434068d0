import { accepted, type Field, type FieldValue } from '../../engine/decision.ts'
import { sampleFields } from '../../engine/form-fields.ts'
import type { Message } from '../../engine/message.ts'
import { choose, compose, confirm, type Script } from '../../engine/script.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { Unit, UnitId } from '../state.ts'
import { message, type Naming, reference } from '../words/message.ts'
import type { ProvinceId } from '../world/provinces.ts'

interface AskingOf<Gap extends string> {
  readonly nation: NationId
  /** The prompt of this name may speak of nothing but what the asking has. */
  readonly kind: Naming<'prompt', 'nation' | Gap>
  readonly rule: string
}

/** What is asked, of which nation, and the other nation and the provinces that the question names. */
export type Asking =
  | AskingOf<never>
  | (AskingOf<'other'> & { readonly other: NationId })
  | (AskingOf<'province'> & { readonly place: ProvinceId })
  | (AskingOf<'other' | 'province'> & { readonly other: NationId; readonly place: ProvinceId })
  | (AskingOf<'other' | 'province' | 'second'> & {
      readonly other: NationId
      readonly place: ProvinceId
      readonly second: ProvinceId
    })

/** What every question about ties has in common. */
export function asked(asking: Asking) {
  const { nation, kind, rule } = asking
  return {
    side: sideOf(nation),
    kind,
    rule,
    actor: nation,
    ...('place' in asking ? { place: asking.place } : {}),
    prompt: promptOf(asking)
  }
}

function promptOf(asking: Asking): Message {
  const nation = reference('nation', asking.nation)
  if (!('other' in asking)) {
    return 'place' in asking
      ? message(`prompt.${asking.kind}`, { nation, province: reference('province', asking.place) })
      : message(`prompt.${asking.kind}`, { nation })
  }
  const other = reference('nation', asking.other)
  if (!('place' in asking)) return message(`prompt.${asking.kind}`, { nation, other })
  const province = reference('province', asking.place)
  return 'second' in asking
    ? message(`prompt.${asking.kind}`, {
        nation,
        other,
        province,
        second: reference('province', asking.second)
      })
    : message(`prompt.${asking.kind}`, { nation, other, province })
}

export function agrees(asking: Asking): Script<boolean> {
  return confirm(asked(asking))
}

export function unitOption(unit: Unit) {
  return {
    key: unit.id,
    label: message('option.unit', { unit: reference('unit-kind', unit.kind) }),
    place: unit.at,
    value: unit
  }
}

/** A part of a form that names units. */
export function manyUnits(name: string, label: Message, units: readonly Unit[], max: number, min = 0): Field {
  const options = units.map(unitOption).map(({ value: _, ...option }) => option)
  return { field: 'many', name, label, options, min, max: Math.min(max, units.length) }
}

export function unitIds(value: FieldValue | undefined): UnitId[] {
  return Array.isArray(value) ? value : []
}

/** One of several units; those that are alike in the same place are shown once, and a single one needs no question. */
export function* pickUnit(_play: InvasionsPlay, asking: Asking, units: readonly Unit[]): Script<Unit | null> {
  const look = (unit: Unit) => `${unit.kind} ${unit.damaged} ${unit.at}`
  const seen = units.map(look)
  const [first, ...others] = units.filter((unit, index) => seen.indexOf(look(unit)) === index)
  if (!first || others.length === 0) return first ?? null
  return yield* choose(asked(asking), [first, ...others].map(unitOption))
}

export function provinceOption(id: ProvinceId) {
  return {
    key: id,
    label: message('option.province', { province: reference('province', id) }),
    place: id,
    value: id
  }
}

/** One of several provinces; a single one needs no question. */
export function* pickPlace(
  _play: InvasionsPlay,
  asking: Asking,
  provinces: readonly ProvinceId[]
): Script<ProvinceId | null> {
  const [first, second] = provinces
  if (!first || !second) return first ?? null
  return yield* choose(asked(asking), provinces.map(provinceOption))
}

/** So many of some units, picked by their nation's player. */
export function* pickUnits(
  nation: NationId,
  units: readonly Unit[],
  count: number,
  kind: 'raiding-party' | 'lost-raider' | 'lose-units',
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
