import type { Picked, PlaceRef, StackRef } from '../../map/types.ts'
import type { ReadyStack } from './command.ts'
import type { Commanding } from './hand-context.tsx'

/** The side's own stack under the pointer, if it can still move. */
export function stackAt(
  commanding: Commanding | null,
  side: string,
  stack: StackRef | null
): ReadyStack | undefined {
  if (!stack || stack.side !== side) return undefined
  return commanding?.command.stacks.find(({ place }) => place === stack.province)
}

export function takeStack(commanding: Commanding | null, side: string, stack: StackRef | null): void {
  const found = stackAt(commanding, side, stack)
  if (found) commanding?.act({ do: 'take', stack: found })
}

/** The arrow keys reached a place, or left the map. */
export function lookAt(commanding: Commanding, place: PlaceRef | null): void {
  commanding.act(place ? { do: 'look', place: place.id } : { do: 'back' })
}

/** Enter on the map: gives the order to the target, or chooses the place under the pointer. False if there is neither. */
export function confirmLooked({ hand, prospects, waysTo, choose, order }: Commanding): boolean {
  const [aimed] = waysTo(hand.target ?? '')
  if (aimed) order(aimed)
  else if (hand.looked !== null && prospects.has(hand.looked)) choose(hand.looked)
  else return false
  return true
}

/**
 * A click on the map during a march. On an own stack it selects the stack, or embarks it if fleets are selected.
 * Elsewhere it sends the selected pieces, or selects the stack there if nothing is selected.
 * Returns false if the click means neither.
 */
export function pickInHand(commanding: Commanding, side: string, picked: Picked | null): boolean {
  if (!picked) {
    commanding.act({ do: 'back' })
    return true
  }
  const { id } = picked.place
  const own = stackAt(commanding, side, picked.stack)
  const shore = own ?? commanding.command.stacks.find(({ place }) => place === id)
  if (own) {
    pickStack(commanding, own)
    return true
  }
  if (shore && goAboard(commanding, shore)) return true
  if (commanding.prospects.has(id)) {
    commanding.choose(id)
    return true
  }
  if (!shore || commanding.hand.place !== null) return false
  commanding.act({ do: 'take', stack: shore })
  return true
}

/** Selects a stack, or embarks it if fleets are selected. A second click on an embarked stack selects it by itself. */
export function pickStack(commanding: Commanding, stack: ReadyStack): void {
  if (!goAboard(commanding, stack)) commanding.act({ do: 'take', stack })
}

/** XXV.D: embarks an army on the selected fleets off its shore. False if it cannot. */
function goAboard({ command, hand, act }: Commanding, stack: ReadyStack): boolean {
  const zone = hand.fleet?.place ?? hand.place
  const party = zone === null || stack.place === hand.place ? [] : command.boardingParty(stack.place, zone)
  if (party.length === 0) return false
  act({ do: 'embark', stack, party })
  return true
}
