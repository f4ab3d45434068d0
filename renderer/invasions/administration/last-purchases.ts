import { includesKey, type OptionKey } from '#shared/engine/option-key.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { type Draft, withValue } from '../../table/decision/draft.ts'
import type { TableOf } from '../../table/game/game-client.ts'
import { type Assignment, nextPieceFor } from '../questions/assignment.ts'

/** What a nation bought last, where the units were deployed, and which cities it fortified. */
export interface LastPurchases {
  readonly raised: readonly { readonly unit: string; readonly at: string }[]
  readonly walled: readonly string[]
}

/** XV.B, XXIII.C: everything bought in the last turn with a purchase, from the log. Null if there is none. */
export function lastPurchasesOf(log: TableOf<Invasions>['log'], nation: NationId): LastPurchases | null {
  const raised: { readonly unit: string; readonly at: string }[] = []
  const walled: string[] = []
  for (const event of log.toReversed().flatMap(({ events }) => events.toReversed())) {
    if (event.type === 'turn-began' && raised.length + walled.length > 0) break
    if (event.type === 'unit-raised' && event.nation === nation && event.rule === 'XV.B') {
      raised.unshift({ unit: event.unit, at: event.to })
    }
    if (event.type === 'city-fortified' && event.nation === nation) walled.unshift(event.province)
  }
  return raised.length + walled.length > 0 ? { raised, walled } : null
}

/** Buys as many of each ware as last time, then as many walls, as far as counters and gold go. */
export function repeatPurchases(
  draft: Draft,
  { treasury, wares, recruits, fortifying }: InquiryOf<'purchases'>['about'],
  view: InvasionsView,
  { raised, walled }: LastPurchases,
  mayBeWalled: readonly OptionKey[]
): Draft {
  const bought = raised.flatMap(({ unit }) => view.units[unit] ?? [])
  let gold = treasury
  let left = recruits ?? Number.POSITIVE_INFINITY
  const basket = wares.flatMap(({ key, kind, people, price, counters, national }) => {
    const before = bought.filter((unit) => unit.kind === kind && (unit.people ?? null) === people).length
    const count = Math.min(before, counters, Math.floor(gold / price), national ? left : before)
    gold -= count * price
    if (national) left -= count
    return Array.from({ length: count }, () => key)
  })
  const withWares = wares.length > 0 ? withValue(draft, 'buy', basket) : draft
  // The same cities if they have lost their walls since, then others in the offered order.
  const again = [
    ...mayBeWalled.filter((city) => includesKey(walled, city)),
    ...mayBeWalled.filter((city) => !includesKey(walled, city))
  ].slice(0, Math.min(walled.length, Math.floor(gold / fortifying)))
  return mayBeWalled.length > 0 ? withValue(withWares, 'fortify', again) : withWares
}

/** Deploys new units where units of their kind were deployed last time, as far as there is room. */
export function repeatDeployment(
  draft: Draft,
  assignmentOf: (draft: Draft) => Assignment,
  view: InvasionsView,
  { raised }: LastPurchases
): Draft {
  return raised.reduce((filled, { unit, at }) => {
    const assignment = assignmentOf(filled)
    const kind = view.units[unit]?.kind
    const same = assignment.pieces.find(
      ({ id, at: place }) => place === null && view.units[id]?.kind === kind
    )
    const piece = same && nextPieceFor(assignment, same.id, at)
    return piece ? assignment.put(filled, piece, at) : filled
  }, draft)
}
