import { type RandomState, shuffled } from '../engine/random.ts'
import { type SoloEventId, soloEvent, soloEventIds } from './content/events/solo.ts'
import type { ByzantionState } from './state.ts'

/** Redeals in place what a side cannot see: others' hands, packs and missions, the deck, the chests, later events. */
export function reshuffleHidden(state: ByzantionState, side: string, random: RandomState): void {
  const others = state.sides.filter((other) => other !== side)
  deal(random, [
    ...others.flatMap((other) => [state.hands[other] ?? [], state.packs[other] ?? []]),
    state.drawPile
  ])
  deal(random, [
    ...others.flatMap((other) => [state.missions[other] ?? [], state.refusedMissions[other] ?? []]),
    state.missionPile
  ])
  deal(random, [state.chestPile])
  if (state.solo) redealEvents(state.solo.events, random)
}

/** Shuffles what lies in these lists among them, so that each keeps its length. */
function deal<T>(random: RandomState, lists: readonly T[][]): void {
  const all = shuffled(random, lists.flat())
  for (const list of lists) list.splice(0, list.length, ...all.splice(0, list.length))
}

/** J.1: a face-down event may be any of its age that has not been seen. */
function redealEvents(slots: NonNullable<ByzantionState['solo']>['events'], random: RandomState): void {
  const seen = new Set<SoloEventId>(slots.filter(({ isRevealed }) => isRevealed).map(({ event }) => event))
  const left = shuffled(
    random,
    soloEventIds.filter((id) => !seen.has(id))
  )
  for (const slot of slots) {
    if (slot.isRevealed) continue
    const at = left.findIndex((id) => soloEvent(id).age === slot.age)
    const [event] = left.splice(at, 1)
    if (event) slot.event = event
  }
}
