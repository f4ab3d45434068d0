import { sideOf } from './catalogue.ts'
import { type NationId, nationIds, sideIds } from './content/ids.ts'
import { entriesOf } from './entries.ts'
import { activationOrder } from './queries/activation-order.ts'
import { objectivePoints } from './queries/objectives.ts'
import { stepOf } from './sequence.ts'
import type { InvasionsState } from './state.ts'

/** The state as one side may see it: no deck's order, no generator, no other player's cards. */
export type InvasionsView = ReturnType<typeof viewOf>

export function viewOf(state: InvasionsState, side: string | null) {
  const {
    agenda: _agenda,
    random: _random,
    placements: _placements,
    settledFrom: _settledFrom,
    decks,
    hands,
    nations,
    plundered,
    ...open
  } = state
  return {
    ...open,
    viewer: side,
    ...inTurn(state),
    nations: Object.fromEntries(
      nationIds.map((id) => [
        id,
        { ...nations[id], diplomacy: ownOrCount(nations[id].diplomacy, sideOf(id) === side) }
      ])
    ),
    plundered: Object.fromEntries(entriesOf(plundered).map(([province]) => [province, true])),
    decks: Object.fromEntries(
      entriesOf(decks).map(([name, { drawPile, discardPile }]) => [
        name,
        { left: drawPile.length, discarded: discardPile.length }
      ])
    ),
    hands: Object.fromEntries(
      sideIds.map((owner) => [
        owner,
        {
          events: ownOrCount(hands[owner].events, owner === side),
          markers: ownOrCount(hands[owner].markers, owner === side)
        }
      ])
    ),
    worth: Object.fromEntries(
      nationIds
        .filter((id: NationId) => nations[id].presence === 'in-play')
        .map((id) => [id, objectivePoints(state, id)])
    )
  }
}

/** Others see how many cards one holds, not which. */
function ownOrCount(cards: readonly string[], own: boolean): readonly string[] | number {
  return own ? cards : cards.length
}

/** How many of those who follow are told. */
const FOLLOWING = 4

/** Whose turn it is in the step being played, and who comes after as things stand. */
function inTurn(state: InvasionsState): {
  readonly playing: readonly string[]
  readonly following: readonly string[]
} {
  const task = state.agenda.findLast((one) => one.task === 'nations' || one.task === 'sides')
  if (!task) return { playing: state.active, following: [] }
  const order = task.task === 'sides' ? sideIds : activationOrder(state, stepOf(task.step).who)
  const playing = state.active.length > 0 ? state.active : task.done.slice(-1)
  const past = new Set<string>([...task.done, ...state.thisTurn.activated, ...playing])
  return { playing, following: order.filter((id) => !past.has(id)).slice(0, FOLLOWING) }
}
