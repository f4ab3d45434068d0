import { describe, expect, it } from 'vitest'
import { eventCards } from '../../content/cards/decks.ts'
import { sideIds } from '../../content/ids.ts'
import { cardPlayAnswer, drive } from '../../testing/drive.ts'
import { opening, stackDeck } from '../../testing/position.ts'
import { legalPlays } from '../cards/legal-plays.ts'
import { playCard } from '../cards/play-card.ts'
import { openWindow } from '../cards/windows.ts'
import { drawEventOfTurn, drawEvents } from './draw-events.ts'
import { playStep } from './turn.ts'

describe('X.A, X.B event cards', () => {
  it('X.A the step draws events; raids and caravans follow as steps of their own', () => {
    const state = opening()
    state.decks.events.drawPile = ['fog', 'panic', 'storm', 'spies']
    drive(state, (play) => playStep(play, { task: 'step', step: 'event-cards' }), { agenda: true })
    expect(sideIds.map((side) => state.hands[side].events)).toEqual([
      ['spies'],
      ['storm'],
      ['panic'],
      ['fog']
    ])
  })

  it('X.B there are 18 public and 54 private events', () => {
    const backs = eventCards.map(({ back }) => back)
    expect(backs.filter((back) => back === 'public')).toHaveLength(18)
    expect(backs.filter((back) => back === 'private')).toHaveLength(54)
  })

  it('X.B a private event is kept, and others see only that it was drawn', () => {
    const state = opening()
    stackDeck(state, 'events', 'fog')
    const { events } = drive(state, (play) => drawEventOfTurn(play, 'goths'))
    expect(state.hands.goths.events).toEqual(['fog'])
    expect(events[0]).toEqual({ type: 'event-drawn', side: 'goths', back: 'private' })
  })

  it('X.B a public event is played at once and discarded', () => {
    const state = opening()
    stackDeck(state, 'events', 'volcanic-winter')
    const before = state.nations.byzantines.treasury
    drive(state, (play) => drawEventOfTurn(play, 'goths'), {
      otherwise: 'first'
    })
    expect(state.hands.goths.events).toEqual([])
    expect(state.decks.events.discardPile).toEqual(['volcanic-winter'])
    expect(state.nations.byzantines.treasury).toBe(before - 4)
  })

  it('X.B only Reserve shuffles the discards back: an empty deck gives no card', () => {
    const state = opening()
    state.decks.events = { drawPile: [], discardPile: ['fog', 'storm'] }
    const { events } = drive(state, (play) => drawEventOfTurn(play, 'huns'))
    expect(events).toEqual([{ type: 'no-event-left', side: 'huns' }])
    expect(state.hands.huns.events).toEqual([])
  })

  it('X.B Reserve shuffles the discards back, itself included, and another card is drawn', () => {
    const state = opening()
    state.decks.events = { drawPile: ['reserve'], discardPile: ['fog'] }
    const { events } = drive(state, (play) => drawEvents(play, 'huns', 1))
    expect(events).toContainEqual({ type: 'events-reshuffled', card: 'reserve' })
    const { drawPile, discardPile } = state.decks.events
    expect([...drawPile, ...discardPile, ...state.hands.huns.events].sort()).toEqual(['fog', 'reserve'])
  })

  it('X.B the target need not be a nation of the player, not even in a battle', () => {
    const state = opening()
    state.hands.huns.events = ['fog']
    const moment = {
      window: 'battle-start',
      nation: 'visigoths',
      opponent: 'byzantines',
      province: 'moesia_inferior'
    } as const
    const { result } = drive(state, (play) => openWindow(play, moment), {
      answers: [cardPlayAnswer('fog', 0, 'attacker')]
    })
    expect(result.map(({ effect }) => effect.do)).toEqual(['no-missiles', 'red-swords-miss'])
  })

  it('X.B an inactive nation is no target except in battle', () => {
    const state = opening()
    state.hands.huns.events = ['assassination-attempt', 'fog']
    const leaders = legalPlays(state, 'huns', { window: 'activation-start', nation: 'persians' })
    expect(leaders.map(({ aim }) => aim.leader)).toContain('sapor-ii')
    expect(leaders.map(({ aim }) => aim.leader)).not.toContain('rex-armenians')
    const inBattle = legalPlays(state, 'huns', {
      window: 'battle-start',
      nation: 'persians',
      opponent: 'armenians',
      province: 'armenia'
    })
    expect(inBattle.map(({ aim }) => aim.nation)).toContain('armenians')
  })

  it('X.B a played event goes to the discards, a kept marker back to the pool', () => {
    const state = opening()
    state.hands.huns = { events: ['forced-march'], markers: ['road-itinerary-1'] }
    state.decks.plunder.drawPile = state.decks.plunder.drawPile.filter((id) => id !== 'road-itinerary-1')
    const moment = { window: 'movement', nation: 'alans', units: [], province: 'alania' } as const
    for (const play of legalPlays(state, 'huns', moment))
      drive(state, (driven) => playCard(driven, 'huns', moment, play))
    expect(state.hands.huns).toEqual({ events: [], markers: [] })
    expect(state.decks.events.discardPile).toEqual(['forced-march'])
    expect(state.decks.plunder.discardPile).toEqual(['road-itinerary-1'])
  })
})
