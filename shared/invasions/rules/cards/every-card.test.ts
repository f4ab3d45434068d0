import { describe, expect, it } from 'vitest'
import type { Moment } from '../../cards.ts'
import { sideOf } from '../../catalogue.ts'
import { calamities } from '../../content/cards/calamities.ts'
import { eventCards } from '../../content/cards/decks.ts'
import { diplomacyCards } from '../../content/cards/diplomacy.ts'
import { plunderMarkers } from '../../content/cards/plunder.ts'
import { nationIds, type SideId, sideIds } from '../../content/ids.ts'
import { brokenInvariants } from '../../invariants.ts'
import type { InvasionsState } from '../../state.ts'
import { plainAnswer } from '../../testing/answer.ts'
import { drive } from '../../testing/drive.ts'
import { busyState, momentsOf } from '../../testing/moments.ts'
import { drawPlunder } from '../plunder.ts'
import { replaceTies } from '../tie-list.ts'
import { sufferCalamity } from './calamities.ts'
import { playCard, playPublicEvent } from './play-card.ts'
import { type LegalPlay, legalPlays } from './plays.ts'

const privateEvents = eventCards.filter(({ back }) => back === 'private')
const publicEvents = eventCards.filter(({ back }) => back === 'public')
const waysOf = (cards: readonly { id: string; plays: readonly unknown[] }[]) =>
  cards.flatMap(({ id, plays }) => plays.map((_, index) => [id, index] as const))

/** Deals a card to the side, out of the deck. */
function deal(state: InvasionsState, side: SideId, card: string): void {
  state.decks.events.drawPile = state.decks.events.drawPile.filter((id) => id !== card)
  state.hands[side].events = [card]
}

/** The first moment and side at which the play is legal. */
function findPlay(
  card: string,
  index: number
): { state: InvasionsState; side: SideId; moment: Moment; legal: LegalPlay } | null {
  const window = eventCards.find(({ id }) => id === card)?.plays[index]?.window
  if (!window) return null
  const count = momentsOf(busyState(), window).length
  for (const side of sideIds) {
    for (let choice = 0; choice < count; choice++) {
      const state = busyState()
      deal(state, side, card)
      // Events may be spied out of another hand only where there is one.
      if (side !== 'goths') state.hands.goths.events = [state.decks.events.drawPile.pop() ?? '']
      const moment = momentsOf(state, window)[choice]?.()
      if (!moment) continue
      const legal = legalPlays(state, side, moment).find(
        (play) => play.card.id === card && play.index === index
      )
      if (legal) return { state, side, moment, legal }
    }
  }
  return null
}

describe('X.B every event runs', () => {
  it.each(waysOf(privateEvents))('X.B %s, play %i', (card, index) => {
    const found = findPlay(card, index)
    if (!found) throw new Error('no moment suits it')
    const { state, side, moment, legal } = found
    const { events } = drive(state, (play) => playCard(play, side, moment, legal), { answers: plainAnswer })
    expect(events).toContainEqual(expect.objectContaining({ type: 'card-played', card, play: index, side }))
    expect(state.hands[side].events).not.toContain(card)
    expect(state.decks.events.discardPile).toContain(card)
    expect(brokenInvariants(state)).toEqual([])
  })

  it.each(publicEvents.map((card) => [card.id, card] as const))('X.B %s', (id, card) => {
    const played = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].some((seed) => {
      const state = busyState(seed)
      const { events } = drive(state, (play) => playPublicEvent(play, 'goths', card), {
        answers: plainAnswer
      })
      expect(events.length).toBeGreaterThan(0)
      expect(brokenInvariants(state)).toEqual([])
      return events.some((event) => event.type === 'card-played' && event.card === id)
    })
    expect(played).toBe(true)
  })
})

describe('XXX.A every diplomacy card finds a target', () => {
  it.each(waysOf(diplomacyCards.filter(({ id }) => id !== 'nothing')))(
    'XXX.A %s, play %i',
    (design, index) => {
      const play = diplomacyCards.find(({ id }) => id === design)?.plays[index]
      if (!play) throw new Error('no such play')
      const legal = nationIds.some((holder) => {
        const state = busyState()
        // One minor Kingdom is free to become a client.
        replaceTies(
          state,
          state.relations.filter((tie) => tie.kind !== 'client' || tie.client !== 'armenians')
        )
        state.nations[holder].diplomacy = [`${design}-1`]
        const moment: Moment =
          play.window === 'siege-start'
            ? (momentsOf(state, 'siege-start')[2]?.() ?? { window: play.window })
            : { window: play.window, nation: holder }
        return legalPlays(state, sideOf(holder), moment).some((found) => found.index === index)
      })
      expect(legal).toBe(true)
    }
  )
})

describe('XIII.E every calamity runs', () => {
  it.each(
    calamities.flatMap(({ id }) => [
      [id, 'byzantines'] as const,
      [id, 'persians'] as const,
      [id, 'romans'] as const
    ])
  )('XIII.E %s of the %s', (id, nation) => {
    const state = busyState()
    const { events } = drive(state, (play) => sufferCalamity(play, nation, id), { answers: plainAnswer })
    expect(events[0]).toMatchObject({ type: 'calamity', calamity: id, nation })
    expect(events.length).toBeGreaterThan(1)
    expect(state.thisTurn.calamities[nation]).toEqual([id])
    expect(brokenInvariants(state)).toEqual([])
  })
})

describe('XXIV.D every marker runs', () => {
  it.each(plunderMarkers.map(({ id }) => id))('XXIV.D %s', (design) => {
    const state = busyState()
    const { plunder } = state.decks
    const marker = `${design}-1`
    plunder.discardPile = []
    plunder.drawPile = [marker]
    const { events } = drive(state, (play) => drawPlunder(play, 'persians', 1), { answers: plainAnswer })
    expect(events[0]).toMatchObject({ type: 'plunder', marker: design, nation: 'persians' })
    expect([...plunder.drawPile, ...plunder.discardPile, ...state.hands.persians.markers]).toEqual([marker])
  })
})
