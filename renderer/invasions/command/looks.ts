import type { ProspectKind } from '#shared/invasions/queries/orders/prospects.ts'
import type { Highlight, MarkedStack, MovementArrow, Target, TargetLook } from '../../map/types.ts'
import type { Commanding, Prospects } from './hand-context.tsx'

/** How the map highlights the target of each kind of order. */
const LOOKS: Readonly<Record<ProspectKind, TargetLook>> = {
  march: 'way',
  redeploy: 'way',
  attack: 'fight',
  'sea-attack': 'fight',
  siege: 'walls',
  sail: 'water',
  aboard: 'water',
  carry: 'shore',
  landing: 'shore'
}

/** The places that the selected pieces can reach, each with its steps, and the place of the list row under the pointer. */
export function targetsOf(ordersByPlace: Prospects, hoveredRow: string | null = null): Highlight | null {
  const targets = [...ordersByPlace].flatMap(([place, [first]]): Target[] =>
    first ? [{ place, look: LOOKS[first.kind], note: first.steps > 0 ? String(first.steps) : '•' }] : []
  )
  if (hoveredRow !== null && !ordersByPlace.has(hoveredRow))
    targets.push({ place: hoveredRow, look: 'plain' })
  return targets.length > 0 ? { targets, dimOthers: false } : null
}

/** The route to the target, else to the place under the pointer. */
export function wayShown({ hand: selection, waysTo: ordersTo }: Commanding): MovementArrow[] {
  const [order] = ordersTo(selection.target ?? selection.looked ?? '')
  if (selection.place === null) return []
  if (!order)
    return selection.via.length > 0 ? [{ way: [selection.place, ...selection.via], kind: 'move' }] : []
  const fights = ['attack', 'siege', 'sea-attack', 'landing'].includes(order.kind)
  return [{ way: [selection.place, ...order.way], kind: fights ? 'attack' : 'move' }]
}

/** Stacks that can still move, and the selected one. */
export function markedStacks({ command: planner, hand: selection }: Commanding, side: string): MarkedStack[] {
  return planner.stacks.map(({ place }) => ({
    province: place,
    side,
    mark: place === selection.place ? 'chosen' : 'ready'
  }))
}
