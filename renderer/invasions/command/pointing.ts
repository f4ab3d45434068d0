import type { Picked, PlaceRef, StackRef } from '../../map/types.ts'
import type { ReadyStack } from './command.ts'
import type { Commanding } from './hand-context.tsx'

/** The side's own stack under the pointer, if it can still move. */
export function stackAt(
  march: Commanding | null,
  side: string,
  stack: StackRef | null
): ReadyStack | undefined {
  if (!stack || stack.side !== side) return undefined
  return march?.command.stacks.find(({ place }) => place === stack.province)
}

export function takeStack(march: Commanding | null, side: string, stack: StackRef | null): void {
  const found = stackAt(march, side, stack)
  if (found) march?.act({ do: 'select-stack', stack: found })
}

/** The arrow keys reached a place, or left the map. */
export function lookAt(march: Commanding, place: PlaceRef | null): void {
  march.act(place ? { do: 'point-at', place: place.id } : { do: 'step-back' })
}

/** Enter on the map: gives the order to the target, or chooses the place under the pointer. False if there is neither. */
export function confirmLooked(march: Commanding): boolean {
  const { hand: selection, prospects: ordersByPlace } = march
  const [order] = march.waysTo(selection.target ?? '')
  if (order) march.order(order)
  else if (selection.looked !== null && ordersByPlace.has(selection.looked)) march.choose(selection.looked)
  else return false
  return true
}

/**
 * A click on the map during a march. On an own stack it selects the stack, or embarks it if fleets are selected.
 * Elsewhere it sends the selected pieces, or selects the stack there if nothing is selected.
 * Returns false if the click means neither.
 */
export function pickInHand(march: Commanding, side: string, picked: Picked | null): boolean {
  if (!picked) {
    march.act({ do: 'step-back' })
    return true
  }
  const { id } = picked.place
  const own = stackAt(march, side, picked.stack)
  const shore = own ?? march.command.stacks.find(({ place }) => place === id)
  if (own) {
    pickStack(march, own)
    return true
  }
  if (shore && embark(march, shore)) return true
  if (march.prospects.has(id)) {
    march.choose(id)
    return true
  }
  if (!shore || march.hand.place !== null) return false
  march.act({ do: 'select-stack', stack: shore })
  return true
}

/** Selects a stack, or embarks it if fleets are selected. A second click on an embarked stack selects it by itself. */
export function pickStack(march: Commanding, stack: ReadyStack): void {
  if (!embark(march, stack)) march.act({ do: 'select-stack', stack })
}

/** XXV.D: embarks an army on the selected fleets off its shore. False if it cannot. */
function embark(
  { command: planner, hand: selection, act: dispatch }: Commanding,
  stack: ReadyStack
): boolean {
  const zone = selection.fleet?.place ?? selection.place
  const party =
    zone === null || stack.place === selection.place ? [] : planner.boardingParty(stack.place, zone)
  if (party.length === 0) return false
  dispatch({ do: 'embark', stack, party })
  return true
}
