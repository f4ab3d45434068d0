import { cardIds } from './content/cards/index.ts'
import { goodIds, unitIds } from './content/ids.ts'
import { units } from './content/units.ts'
import { figures } from './figures.ts'
import { fitsBehind } from './queries/bandons.ts'
import { cardsInPlay } from './queries/seats.ts'
import { supplyOf } from './queries/units.ts'
import { seat } from './rules/changes.ts'
import type { ByzantionState } from './state.ts'

/** A violated invariant. */
export interface BrokenInvariant {
  readonly invariant: string
  readonly detail: string
}

type Check = (state: ByzantionState) => Iterable<string>

/** Conditions that hold after every answer. */
const checks: Readonly<Record<string, Check>> = {
  *'every card is in one place'(state) {
    const { sides, hands, packs, drawPile, discardPile, offer, removed } = state
    const all = [
      ...sides.flatMap((side) => [
        ...(hands[side] ?? []),
        ...(packs[side] ?? []),
        ...cardsInPlay(seat(state, side))
      ]),
      ...[...drawPile, ...discardPile, ...offer, ...removed]
    ]
    if (new Set(all).size < all.length) yield 'a card is in two places'
    const expected = state.solo ? 99 : cardIds.length
    if (all.length !== expected) yield `${all.length} cards`
  },
  *'nobody owns less than nothing'(state) {
    for (const side of state.sides) {
      const { goods, dynamis, doxa } = seat(state, side)
      for (const id of goodIds) if (goods[id] < 0) yield `${side}: ${goods[id]} ${id}`
      if (dynamis < 0) yield `${side}: ${dynamis} dynamis`
      if (doxa < 0 && !state.solo) yield `${side}: ${doxa} Doxa`
    }
  },
  *'all Doxa has a source'(state) {
    for (const side of state.sides) {
      const { doxa, sources } = seat(state, side)
      const sum = Object.values(sources).reduce((total, part) => total + part, 0)
      if (sum !== doxa) yield `${side}: ${doxa} Doxa, ${sum} by source`
    }
  },
  *'each pile fits behind its front card'(state) {
    for (const side of state.sides) {
      for (const { cards } of seat(state, side).area) {
        const [front, ...behind] = cards
        if (!front || !fitsBehind(front, behind)) yield `${side}: ${cards.join(', ')}`
      }
    }
  },
  *'no more units stand on the map than were in the box'(state) {
    for (const unit of unitIds) {
      const left = supplyOf(state, unit)
      if (left < 0 || left > units[unit].supply) yield `${left} of ${unit} left`
    }
  },
  *'the market has each resource once, the offer eight cards'(state) {
    const { market, offer } = state
    if (new Set(market).size < market.length) yield `market: ${market.join(', ')}`
    if (offer.length > figures.offer.cards) yield `${offer.length} cards in the offer`
  },
  *'missions are dealt once'({ sides, missions, refusedMissions, missionPile }) {
    const all = [
      ...sides.flatMap((side) => [...(missions[side] ?? []), ...(refusedMissions[side] ?? [])]),
      ...missionPile
    ]
    if (new Set(all).size < all.length) yield 'a mission is in two places'
  },
  *'a game that is over has an ending and nothing to do'({ phase, ending, agenda }) {
    if ((phase === 'over') !== (ending !== null)) yield `${phase} with${ending ? '' : 'out'} an ending`
    if (ending && agenda.length > 0) yield 'something is still to do'
  }
}

export const invariantNames = Object.keys(checks)

export function brokenInvariants(state: ByzantionState): BrokenInvariant[] {
  return Object.entries(checks).flatMap(([invariant, check]) =>
    [...check(state)].map((detail) => ({ invariant, detail }))
  )
}
