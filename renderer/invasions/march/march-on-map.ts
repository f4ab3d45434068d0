import type { MarchOptionKind } from '#shared/invasions/queries/march-orders/march-options.ts'
import type { MapHighlight, MapTarget, MarkedStack, MovementArrow, TargetLook } from '../../map/map-types.ts'
import type { MarchControls, OrdersByPlace } from './march-provider.tsx'

/** How the map highlights the target of each kind of order. */
const LOOKS: Readonly<Record<MarchOptionKind, TargetLook>> = {
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
export function targetHighlight(
  ordersByPlace: OrdersByPlace,
  hoveredRow: string | null = null
): MapHighlight | null {
  const targets = [...ordersByPlace].flatMap(([place, [first]]): MapTarget[] =>
    first ? [{ place, look: LOOKS[first.kind], note: first.steps > 0 ? String(first.steps) : '•' }] : []
  )
  if (hoveredRow !== null && !ordersByPlace.has(hoveredRow))
    targets.push({ place: hoveredRow, look: 'plain' })
  return targets.length > 0 ? { targets, dimOthers: false } : null
}

/** The route to the target, else to the place under the pointer. */
export function marchArrows({ selection, ordersTo }: MarchControls): MovementArrow[] {
  const [order] = ordersTo(selection.target ?? selection.pointedAt ?? '')
  if (selection.place === null) return []
  if (!order)
    return selection.via.length > 0 ? [{ route: [selection.place, ...selection.via], kind: 'move' }] : []
  const fights = ['attack', 'siege', 'sea-attack', 'landing'].includes(order.kind)
  return [{ route: [selection.place, ...order.way], kind: fights ? 'attack' : 'move' }]
}

/** Stacks that can still move, and the selected one. */
export function markedStacks({ planner, selection }: MarchControls, side: string): MarkedStack[] {
  return planner.stacks.map(({ place }) => ({
    province: place,
    side,
    mark: place === selection.place ? 'chosen' : 'ready'
  }))
}
