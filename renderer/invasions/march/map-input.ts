import type { MapPick, PlaceRef, StackRef } from '../../map/map-types.ts'
import type { ReadyStack } from './march-planner.ts'
import type { MarchControls } from './march-provider.tsx'

/** The side's own stack under the pointer, if it can still move. */
export function ownStackAt(
  march: MarchControls | null,
  side: string,
  stack: StackRef | null
): ReadyStack | undefined {
  if (!stack || stack.side !== side) return undefined
  return march?.planner.stacks.find(({ place }) => place === stack.province)
}

export function selectStackAt(march: MarchControls | null, side: string, stack: StackRef | null): void {
  const found = ownStackAt(march, side, stack)
  if (found) march?.dispatch({ do: 'select-stack', stack: found })
}

/** The arrow keys reached a place, or left the map. */
export function pointAt(march: MarchControls, place: PlaceRef | null): void {
  march.dispatch(place ? { do: 'point-at', place: place.id } : { do: 'step-back' })
}

/** Enter on the map: gives the order to the target, or chooses the place under the pointer. False if there is neither. */
export function confirmOnMap(march: MarchControls): boolean {
  const { selection, ordersByPlace } = march
  const [order] = march.ordersTo(selection.target ?? '')
  if (order) march.giveOrder(order)
  else if (selection.pointedAt !== null && ordersByPlace.has(selection.pointedAt))
    march.chooseTarget(selection.pointedAt)
  else return false
  return true
}

/**
 * A click on the map during a march. On an own stack it selects the stack, or embarks it if fleets are selected.
 * Elsewhere it sends the selected pieces, or selects the stack there if nothing is selected.
 * Returns false if the click means neither.
 */
export function handleMapClick(march: MarchControls, side: string, picked: MapPick | null): boolean {
  if (!picked) {
    march.dispatch({ do: 'step-back' })
    return true
  }
  const { id } = picked.place
  const own = ownStackAt(march, side, picked.stack)
  const shore = own ?? march.planner.stacks.find(({ place }) => place === id)
  if (own) {
    selectOrEmbark(march, own)
    return true
  }
  if (shore && embark(march, shore)) return true
  if (march.ordersByPlace.has(id)) {
    march.chooseTarget(id)
    return true
  }
  if (!shore || march.selection.place !== null) return false
  march.dispatch({ do: 'select-stack', stack: shore })
  return true
}

/** Selects a stack, or embarks it if fleets are selected. A second click on an embarked stack selects it by itself. */
export function selectOrEmbark(march: MarchControls, stack: ReadyStack): void {
  if (!embark(march, stack)) march.dispatch({ do: 'select-stack', stack })
}

/** XXV.D: embarks an army on the selected fleets off its shore. False if it cannot. */
function embark({ planner, selection, dispatch }: MarchControls, stack: ReadyStack): boolean {
  const zone = selection.fleet?.place ?? selection.place
  const party =
    zone === null || stack.place === selection.place ? [] : planner.boardingParty(stack.place, zone)
  if (party.length === 0) return false
  dispatch({ do: 'embark', stack, party })
  return true
}
