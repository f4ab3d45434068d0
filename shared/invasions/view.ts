import { type NationId, nationIds, sideIds } from './content/ids.ts'
import { entriesOf } from './entries.ts'
import { objectivePoints } from './queries/objectives.ts'
import { sideOf } from './rules/bookkeeping.ts'
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
