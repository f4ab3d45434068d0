import type { ProvinceId } from '../../world/provinces.ts'
import { provinces } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import type { NationId, UnitKindId } from '../ids.ts'
import { intrinsicLeaders } from '../intrinsic-leaders.ts'
import { historicalLeaders } from '../leaders.ts'
import { nations } from '../nations/index.ts'
import { scenario350 } from '../scenario-350.ts'
import type {
  Counter,
  CounterMix,
  HistoricalLeader,
  IntrinsicLeader,
  Nation,
  Scenario,
  Turn,
  UnitKind
} from '../schema.ts'
import { timeTable } from '../time-table.ts'
import { unitKinds } from '../unit-kinds.ts'
import { counterMix } from '../units.ts'

/** The content tables with their general types instead of literal ones. */
export const tables: {
  readonly nations: readonly Nation[]
  readonly mixes: readonly CounterMix[]
  readonly kinds: readonly UnitKind[]
  readonly historical: readonly HistoricalLeader[]
  readonly intrinsic: readonly IntrinsicLeader[]
  readonly turns: readonly Turn[]
  readonly scenario: Scenario
} = {
  nations,
  mixes: counterMix,
  kinds: unitKinds,
  historical: historicalLeaders,
  intrinsic: intrinsicLeaders,
  turns: timeTable,
  scenario: scenario350
}

export const nation = (id: NationId): Nation | undefined => tables.nations.find((entry) => entry.id === id)

export const historical = (id: string): HistoricalLeader | undefined =>
  tables.historical.find((leader) => leader.id === id)

export const intrinsic = (id: NationId): IntrinsicLeader | undefined =>
  tables.intrinsic.find((leader) => leader.nation === id)

export const turn = (number: number): Turn | undefined => tables.turns.find((entry) => entry.turn === number)

export const countersOf = (id: NationId): readonly Counter[] =>
  tables.mixes.find((mix) => mix.nation === id)?.counters ?? []

export const kind = (id: UnitKindId): UnitKind | undefined => tables.kinds.find((entry) => entry.id === id)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The number of a nation's counters that pass a test, auxiliaries included. */
export function countOf(id: NationId, test: (counter: Counter, kind: UnitKind) => boolean): number {
  return total(
    countersOf(id).map((counter) => {
      const type = kind(counter.kind)
      return type && test(counter, type) ? counter.count : 0
    })
  )
}

export const national = (id: NationId, wanted: UnitKindId): number =>
  countOf(id, (counter) => counter.kind === wanted && counter.people === undefined)

export const setup = (id: NationId) => tables.scenario.nations.find((entry) => entry.nation === id)

/** The nation's units at a place on the set-up. */
export function placed(id: NationId, place: ProvinceId | SeaId) {
  const entry = setup(id)
  const land = entry?.land.filter((stack) => stack.province === place) ?? []
  const sea = entry?.sea.filter((stack) => stack.sea === place) ?? []
  return [...land, ...sea].flatMap((stack) => stack.units)
}

export const limitesOf = (id: NationId): ProvinceId[] =>
  (setup(id)?.land ?? [])
    .filter((stack) => stack.units.some((unit) => unit.kind === 'limes'))
    .map((stack) => stack.province)

export const province = (id: ProvinceId) => provinces.find((entry) => entry.id === id)

export const totals = {
  units: total(tables.mixes.flatMap((mix) => mix.counters.map((counter) => counter.count))),
  seats: tables.mixes.filter((mix) => mix.seat !== null).length,
  leaders: tables.historical.length + tables.intrinsic.length
}
