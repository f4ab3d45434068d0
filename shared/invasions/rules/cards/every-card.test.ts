import { describe, expect, it } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import type { CardMoment } from '../../card-rules.ts'
import { sideOf } from '../../catalogue.ts'
import { calamities } from '../../content/cards/calamities.ts'
import { eventCards } from '../../content/cards/decks.ts'
import { diplomacyCards } from '../../content/cards/diplomacy.ts'
import { plunderMarkers } from '../../content/cards/plunder.ts'
import { nationIds, type SideId, sideIds } from '../../content/ids.ts'
import { brokenInvariants } from '../../invariants.ts'
import type { InvasionsState } from '../../state.ts'
import { busyState, momentsFor } from '../../testing/card-moments.ts'
import { drive } from '../../testing/drive.ts'
import { eventsOfType } from '../../testing/read-results.ts'
import { endRelations } from '../relations/relation-list.ts'
import { drawPlunder } from '../siege/plunder.ts'
import { sufferCalamity } from './calamities.ts'
import { type LegalPlay, legalPlays } from './legal-plays.ts'
import { playCard, playPublicEvent } from './play-card.ts'

const privateEvents = eventCards.filter(({ back }) => back === 'private')
const publicEvents = eventCards.filter(({ back }) => back === 'public')
const waysOf = (cards: readonly { id: string; plays: readonly unknown[] }[]) =>
  cards.flatMap(({ id, plays }) => plays.map((_, index) => [id, index] as const))

/** A card must run without errors, whatever the dice and the answers. */
const whatever = { dice: 'any', otherwise: 'first' } as const

/** Deals a card to the side, out of the deck. */
function deal(state: InvasionsState, side: SideId, card: string): void {
  state.decks.events.drawPile = state.decks.events.drawPile.filter((id) => id !== card)
  state.hands[side].events = [card]
}

/** The first moment and side at which the play is legal. */
function findPlay(
  card: string,
  index: number
): { state: InvasionsState; side: SideId; moment: CardMoment; legal: LegalPlay } | null {
  const window = eventCards.find(({ id }) => id === card)?.plays[index]?.window
  if (!window) return null
  const count = momentsFor(busyState(), window).length
  for (const side of sideIds) {
    for (let choice = 0; choice < count; choice++) {
      const state = busyState()
      deal(state, side, card)
      // Events may be spied out of another hand only where there is one.
      if (side !== 'goths') state.hands.goths.events = [state.decks.events.drawPile.pop() ?? '']
      const moment = momentsFor(state, window)[choice]?.()
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
  it('X.B every private event, in every way it can be played', () => {
    everyRow(
      waysOf(privateEvents),
      ([card, index]) => `${card}, play ${index}`,
      ([card, index]) => {
        const found = findPlay(card, index)
        if (!found) throw new Error('no moment suits it')
        const { state, side, moment, legal } = found
        const { events } = drive(state, (play) => playCard(play, side, moment, legal), whatever)
        expect(events).toContainEqual(
          expect.objectContaining({ type: 'card-played', card, play: index, side })
        )
        expect(state.hands[side].events).not.toContain(card)
        expect(state.decks.events.discardPile).toContain(card)
        expect(brokenInvariants(state)).toEqual([])
      }
    )
  })

  it('X.B every public event', () => {
    everyRow(
      publicEvents,
      ({ id }) => id,
      (card) => {
        const played = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].some((seed) => {
          const state = busyState(seed)
          const { events } = drive(state, (play) => playPublicEvent(play, 'goths', card), whatever)
          expect(events.length).toBeGreaterThan(0)
          expect(brokenInvariants(state)).toEqual([])
          return eventsOfType(events, 'card-played').some((event) => event.card === card.id)
        })
        expect(played).toBe(true)
      }
    )
  })
})

describe('XXX.A every diplomacy card finds a target', () => {
  it('XXX.A in every way it can be played', () => {
    everyRow(
      waysOf(diplomacyCards.filter(({ id }) => id !== 'nothing')),
      ([design, index]) => `${design}, play ${index}`,
      ([design, index]) => {
        const play = diplomacyCards.find(({ id }) => id === design)?.plays[index]
        if (!play) throw new Error('no such play')
        const legal = nationIds.some((holder) => {
          const state = busyState()
          // One minor Kingdom is free to become a client.
          endRelations(state, (tie) => tie.kind === 'client' && tie.client === 'armenians')
          state.nations[holder].diplomacy = [`${design}-1`]
          const moment: CardMoment =
            play.window === 'siege-start'
              ? (momentsFor(state, 'siege-start')[2]?.() ?? { window: play.window })
              : { window: play.window, nation: holder }
          return legalPlays(state, sideOf(holder), moment).some((found) => found.index === index)
        })
        expect(legal).toBe(true)
      }
    )
  })
})

describe('XIII.E every calamity runs', () => {
  it('XIII.E for each of the great nations', () => {
    const sufferers = ['byzantines', 'persians', 'romans'] as const
    everyRow(
      calamities.flatMap(({ id }) => sufferers.map((nation) => ({ id, nation }))),
      ({ id, nation }) => `${id} of the ${nation}`,
      ({ id, nation }) => {
        const state = busyState()
        const { events } = drive(state, (play) => sufferCalamity(play, nation, id), whatever)
        expect(events[0]).toMatchObject({ type: 'calamity', calamity: id, nation })
        expect(events.length).toBeGreaterThan(1)
        expect(state.thisTurn.calamities[nation]).toEqual([id])
        expect(brokenInvariants(state)).toEqual([])
      }
    )
  })
})

describe('XXIV.D every marker runs', () => {
  it('XXIV.D and is in the pool again, or in a hand', () => {
    everyRow(
      plunderMarkers,
      ({ id }) => id,
      ({ id }) => {
        const state = busyState()
        const { plunder } = state.decks
        const marker = `${id}-1`
        plunder.discardPile = []
        plunder.drawPile = [marker]
        const { events } = drive(state, (play) => drawPlunder(play, 'persians', 1), whatever)
        expect(events[0]).toMatchObject({ type: 'plunder', marker: id, nation: 'persians' })
        expect([...plunder.drawPile, ...plunder.discardPile, ...state.hands.persians.markers]).toEqual([
          marker
        ])
      }
    )
  })
})
