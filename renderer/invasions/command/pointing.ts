import type { Picked, PlaceRef, StackRef } from '../../map/types.ts'
import type { ReadyStack } from './command.ts'
import type { Commanding } from './hand-context.tsx'

/** The player's own stack under the pointer, if it can still act. */
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

/** Walked to with the keys, or let go of. */
export function lookAt(commanding: Commanding, place: PlaceRef | null): void {
  commanding.act(place ? { do: 'look', place: place.id } : { do: 'back' })
}

/** Enter on the map: the order aimed at is given, or the place looked at is chosen. False where neither is meant. */
export function confirmLooked({ hand, prospects, waysTo, choose, order }: Commanding): boolean {
  const [aimed] = waysTo(hand.target ?? '')
  if (aimed) order(aimed)
  else if (hand.looked !== null && prospects.has(hand.looked)) choose(hand.looked)
  else return false
  return true
}

/**
 * A click while orders are given. On one's own stack it takes it, aboard where fleets are in hand, whatever else could march there; elsewhere it sends
 * what is in hand, or takes the stack of that place when the hand is empty. False where it means neither.
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

/** A stack is pointed at: it is taken, aboard where fleets are in hand, by itself when it is pointed at again. */
export function pickStack(commanding: Commanding, stack: ReadyStack): void {
  if (!goAboard(commanding, stack)) commanding.act({ do: 'take', stack })
}

/** XXV.D: fleets in hand, then an army on their shore: it goes aboard. False where it cannot. */
function goAboard({ command, hand, act }: Commanding, stack: ReadyStack): boolean {
  const zone = hand.fleet?.place ?? hand.place
  const party = zone === null || stack.place === hand.place ? [] : command.boardingParty(stack.place, zone)
  if (party.length === 0) return false
  act({ do: 'embark', stack, party })
  return true
}
