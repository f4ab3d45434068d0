import type { ProvinceId } from '../../world/provinces.ts'
import { provinces } from '../../world/provinces.ts'
import type { SeaId } from '../../world/seas.ts'
import type {
  Counter,
  CounterMix,
  HistoricalLeader,
  IntrinsicLeader,
  Nation,
  Turn,
  UnitKind
} from '../content-schema.ts'
import type { NationId, UnitKindId } from '../ids.ts'
import { intrinsicLeaders } from '../intrinsic-leaders.ts'
import { historicalLeaders } from '../leaders.ts'
import { nations } from '../nations/index.ts'
import type { Scenario } from '../scenario-schema.ts'
import { scenario350 } from '../scenarios/350.ts'
import { timeTable } from '../time-table.ts'
import { unitKinds } from '../unit-kinds.ts'
import { counterMix } from '../units.ts'

/** The content tables with their general types instead of literal ones. */
export const contentTables: {
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

export const nationRecord = (id: NationId): Nation | undefined =>
  contentTables.nations.find((entry) => entry.id === id)

export const historicalLeader = (id: string): HistoricalLeader | undefined =>
  contentTables.historical.find((leader) => leader.id === id)

export const intrinsicLeaderOf = (id: NationId): IntrinsicLeader | undefined =>
  contentTables.intrinsic.find((leader) => leader.nation === id)

export const timeTableTurn = (number: number): Turn | undefined =>
  contentTables.turns.find((entry) => entry.turn === number)

export const printedCounters = (id: NationId): readonly Counter[] =>
  contentTables.mixes.find((mix) => mix.nation === id)?.counters ?? []

export const unitKindRecord = (id: UnitKindId): UnitKind | undefined =>
  contentTables.kinds.find((entry) => entry.id === id)

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** The number of a nation's counters that pass a test, auxiliaries included. */
export function countCounters(id: NationId, test: (counter: Counter, kind: UnitKind) => boolean): number {
  return total(
    printedCounters(id).map((counter) => {
      const type = unitKindRecord(counter.kind)
      return type && test(counter, type) ? counter.count : 0
    })
  )
}

export const countNational = (id: NationId, wanted: UnitKindId): number =>
  countCounters(id, (counter) => counter.kind === wanted && counter.people === undefined)

export const setupOf = (id: NationId) => contentTables.scenario.nations.find((entry) => entry.nation === id)

/** The nation's units at a place on the set-up. */
export function placedAtSetup(id: NationId, place: ProvinceId | SeaId) {
  const entry = setupOf(id)
  const land = entry?.land.filter((stack) => stack.province === place) ?? []
  const sea = entry?.sea.filter((stack) => stack.sea === place) ?? []
  return [...land, ...sea].flatMap((stack) => stack.units)
}

export const limitesOf = (id: NationId): ProvinceId[] =>
  (setupOf(id)?.land ?? [])
    .filter((stack) => stack.units.some((unit) => unit.kind === 'limes'))
    .map((stack) => stack.province)

export const provinceRecord = (id: ProvinceId) => provinces.find((entry) => entry.id === id)

export const counterTotals = {
  units: total(contentTables.mixes.flatMap((mix) => mix.counters.map((counter) => counter.count))),
  seats: contentTables.mixes.filter((mix) => mix.seat !== null).length,
  leaders: contentTables.historical.length + contentTables.intrinsic.length
}
