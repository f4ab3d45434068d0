import { accepted, type Field, type FieldValue } from '../../engine/decision.ts'
import { sampleFields } from '../../engine/form-fields.ts'
import { type Message, message, reference } from '../../engine/message.ts'
import { choose, compose, confirm, type Script } from '../../engine/script.ts'
import { sideOf } from '../catalogue.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import type { Unit, UnitId } from '../state.ts'
import type { ProvinceId } from '../world/provinces.ts'

/** What is asked, and of which nation. */
export interface Asking {
  readonly nation: NationId
  readonly kind: string
  readonly rule: string
  /** The other nation the question is about. */
  readonly other?: NationId
  readonly place?: ProvinceId
  /** A second province that the question names. */
  readonly second?: ProvinceId
  /** How many it is about. */
  readonly amount?: number
}

/** What every question about ties has in common. */
export function asked({ nation, kind, rule, other, place, second, amount }: Asking) {
  return {
    side: sideOf(nation),
    kind,
    rule,
    actor: nation,
    ...(place ? { place } : {}),
    prompt: message(`prompt.${kind}`, {
      nation: reference('nation', nation),
      ...(other ? { other: reference('nation', other) } : {}),
      ...(place ? { province: reference('province', place) } : {}),
      ...(second ? { second: reference('province', second) } : {}),
      ...(amount === undefined ? {} : { amount })
    })
  }
}

export function agrees(asking: Asking): Script<boolean> {
  return confirm(asked(asking))
}

export function unitOption(unit: Unit) {
  return {
    key: unit.id,
    label: message('option.unit', {
      unit: reference('unit-kind', unit.kind),
      nation: reference('nation', unit.nation),
      province: reference('province', unit.at)
    }),
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
