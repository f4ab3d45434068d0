import type { NationId } from '#shared/invasions/content/ids.ts'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { type Assignment, nextFor } from '../realm/assignment.ts'

/** What a nation bought last, and where it mustered. */
export interface LastOrder {
  readonly raised: readonly { readonly unit: string; readonly at: string }[]
}

/** XV.B: out of the log: all that was raised with the same answer. Null where nothing was. */
export function lastOrder(log: TableOf<Invasions>['log'], nation: NationId): LastOrder | null {
  for (const { events } of log.toReversed()) {
    const raised = events.flatMap((event) =>
      event.type === 'unit-raised' && event.nation === nation && event.rule === 'XV.B'
        ? [{ unit: event.unit, at: event.to }]
        : []
    )
    if (raised.length > 0) return { raised }
  }
  return null
}

/** As many of each ware as last time, as far as the counters and the gold go. */
export function withSameWares(
  draft: Draft,
  { treasury, wares, recruits }: InquiryOf<'purchases'>['about'],
  view: InvasionsView,
  { raised }: LastOrder
): Draft {
  const bought = raised.flatMap(({ unit }) => view.units[unit] ?? [])
  let gold = treasury
  let left = recruits ?? Number.POSITIVE_INFINITY
  return wares.reduce((filled, { field, kind, people, price, counters, national }) => {
    const before = bought.filter((unit) => unit.kind === kind && (unit.people ?? null) === people).length
    const count = Math.min(before, counters, Math.floor(gold / price), national ? left : before)
    gold -= count * price
    if (national) left -= count
    return withValue(filled, field, count)
  }, draft)
}

/** The new units where those of their kind mustered last time, as far as there is room. */
export function withSamePlaces(
  draft: Draft,
  assignmentOf: (draft: Draft) => Assignment,
  view: InvasionsView,
  { raised }: LastOrder
): Draft {
  return raised.reduce((filled, { unit, at }) => {
    const assignment = assignmentOf(filled)
    const kind = view.units[unit]?.kind
    const same = assignment.pieces.find(
      ({ id, at: place }) => place === null && view.units[id]?.kind === kind
    )
    const piece = same && nextFor(assignment, same.id, at)
    return piece ? assignment.put(filled, piece, at) : filled
  }, draft)
}
