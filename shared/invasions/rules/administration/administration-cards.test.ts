import { describe, expect, it } from 'vitest'
import { administrationCards } from '../../content/cards/administration.ts'
import type { InvasionsEvent } from '../../events.ts'
import { drive } from '../../testing/drive.ts'
import { crown, garrison, lead, opening, stackDeck } from '../../testing/position.ts'
import { eventsOfType, kindsAsked } from '../../testing/read-results.ts'
import { administer, resolveAdministrationCard } from './administration-cards.ts'
import { collectIncome } from './income.ts'

/** The gold paid for the type of the cards. */
const paid = (events: readonly InvasionsEvent[]) =>
  events.flatMap((event) =>
    event.type === 'treasury' && event.reason === 'administration' ? [event.change] : []
  )

const card = (id: string) => {
  const found = administrationCards.find((entry) => entry.id === id)
  if (!found) throw new Error(id)
  return found
}

function visigothKingdom() {
  const state = opening()
  crown(state, 'visigoths', 'carpetania')
  garrison(state, 'visigoths', 'infantry', ['carpetania'])
  state.nations.visigoths.treasury = 25
  return state
}

describe('XIII.A Barbarians', () => {
  it('XIII.A only recover from a sack: no cards, no income', () => {
    const state = opening()
    garrison(state, 'visigoths', 'infantry', ['carpetania'])
    const [marker] = state.decks.plunder.drawPile.splice(0, 1)
    if (marker) state.plundered.carpetania = marker
    const { events } = drive(state, (play) => collectIncome(play, 'visigoths'))
    expect(events).toEqual([{ type: 'recovered', nation: 'visigoths', province: 'carpetania' }])
  })
})

describe('XIII.B Kingdoms and Empires', () => {
  it('XIII.B the Byzantine treasury leaks with age: all to 4, two thirds to 8, half beyond', () => {
    for (const [age, kept] of [
      [4, 25],
      [5, 17],
      [9, 13]
    ] as const) {
      const state = opening({ nations: { byzantines: { age, treasury: 25 } } })
      stackDeck(state, 'administration', 'war-council', 'quiet-years')
      const { events } = drive(state, (play) => administer(play, 'byzantines'), {
        otherwise: 'first'
      })
      const leak = events.find((event) => event.type === 'treasury' && event.reason === 'leaking-treasury')
      expect(leak ? leak.type === 'treasury' && leak.now : 25).toBe(kept)
    }
  })
})

describe('XIII.C the cards', () => {
  it('XIII.C seven Passive, seven Military, four Reform', () => {
    const count = (type: string) => administrationCards.filter((entry) => entry.type === type).length
    expect([count('passive'), count('military'), count('reform')]).toEqual([7, 7, 4])
  })

  it('XIII.C two cards, and as many more as the best administrator of the nation says', () => {
    const drawn = (...leaders: readonly string[]) => {
      const state = visigothKingdom()
      for (const id of leaders) lead(state, id, 'carpetania')
      stackDeck(
        state,
        'administration',
        'quiet-years',
        'war-council',
        'donative',
        'code-of-laws',
        'idle-court'
      )
      const { events } = drive(state, (play) => administer(play, 'visigoths'), { otherwise: 'first' })
      return eventsOfType(events, 'administration-drawn').map(({ drawn: { passive, military, reform } }) => [
        passive,
        military,
        reform
      ])
    }
    // Theoderidus has a bonus of 1, Euricus of 2; Theodericus serves the Ostrogoths.
    expect(drawn()).toEqual([[1, 1, 0]])
    expect(drawn('theoderidus')).toEqual([[1, 2, 0]])
    expect(drawn('euricus')).toEqual([[1, 2, 1]])
    expect(drawn('theoderidus', 'euricus')).toEqual([[1, 2, 1]])
    expect(drawn('fl-theodericus')).toEqual([[1, 1, 0]])
  })

  it('XIII.C more cards are drawn until there are two types', () => {
    const state = visigothKingdom()
    stackDeck(state, 'administration', 'war-council', 'donative', 'levy-of-recruits', 'quiet-years')
    const { events } = drive(state, (play) => administer(play, 'visigoths'), { otherwise: 'first' })
    expect(eventsOfType(events, 'administration-drawn').map(({ drawn }) => drawn)).toEqual([
      { passive: 1, military: 3, reform: 0 }
    ])
  })
})

describe('XIII.D the procedure', () => {
  it('XIII.D E3 a young Kingdom draws Passive and Military, pays 10 for Military, plays it by age, all go back', () => {
    const state = visigothKingdom()
    stackDeck(state, 'administration', 'quiet-years', 'levy-of-recruits')
    const { decisions, events } = drive(state, (play) => administer(play, 'visigoths'), {
      answers: { 'administration-type': 'military' }
    })
    expect(kindsAsked(decisions)).toEqual(['administration-type'])
    expect(events).toContainEqual({
      type: 'administration-played',
      nation: 'visigoths',
      card: 'levy-of-recruits'
    })
    expect(state.nations.visigoths.treasury).toBe(25 - 10 + 4)
    expect(state.decks.administration.drawPile).toHaveLength(18)
    expect(state.decks.administration.discardPile).toEqual([])
  })

  it('XIII.D E4 an Empire with two Passive draws a third, pays 10 once for both, looks and plays one', () => {
    const state = opening()
    state.nations.byzantines.treasury = 25
    stackDeck(state, 'administration', 'quiet-years', 'bread-and-games', 'war-council')
    const { decisions, events } = drive(state, (play) => administer(play, 'byzantines'), {
      answers: { 'administration-type': 'passive', 'administration-card': 'quiet-years' }
    })
    expect(kindsAsked(decisions)).toEqual(['administration-type', 'administration-card'])
    const options =
      decisions[1]?.body.type === 'choice' ? decisions[1].body.options.map(({ key }) => key) : []
    expect(options).toEqual(['quiet-years', 'bread-and-games'])
    expect(paid(events)).toEqual([-10])
    expect(state.decks.administration.drawPile).toHaveLength(18)
  })

  it('XIII.D E5 Theodericus (administration 2) draws four; Reform costs a Kingdom 20', () => {
    const state = opening()
    crown(state, 'ostrogoths', 'cisalpina')
    state.nations.ostrogoths.treasury = 20
    const leader = Object.values(state.leaders).find(({ id }) => id.includes('theodericus'))
    if (!leader) throw new Error('no Theodericus')
    Object.assign(leader, { nation: 'ostrogoths', presence: 'in-play', at: 'cisalpina' })
    stackDeck(state, 'administration', 'quiet-years', 'war-council', 'donative', 'code-of-laws')
    const { events } = drive(state, (play) => administer(play, 'ostrogoths'), {
      answers: { 'administration-type': 'reform' }
    })
    expect(events).toContainEqual({
      type: 'administration-drawn',
      nation: 'ostrogoths',
      drawn: { passive: 1, military: 2, reform: 1 }
    })
    expect(paid(events)).toEqual([-20])
    expect(state.decks.administration.drawPile).toHaveLength(18)
  })

  it('XIII.D a type that costs too much is barred; if one is left nothing is asked', () => {
    const state = visigothKingdom()
    state.nations.visigoths.treasury = 15
    stackDeck(state, 'administration', 'quiet-years', 'code-of-laws')
    const { decisions, events } = drive(state, (play) => administer(play, 'visigoths'))
    expect(decisions).toEqual([])
    expect(paid(events)).toEqual([-5])
  })

  it('XIII.D a nation that can pay for none takes the cheapest, empties its treasury, and is bankrupt at the end of Income', () => {
    const state = visigothKingdom()
    state.nations.visigoths.treasury = 3
    stackDeck(state, 'administration', 'quiet-years', 'war-council')
    const { events } = drive(state, (play) => administer(play, 'visigoths'))
    expect(events).toContainEqual({ type: 'administration-played', nation: 'visigoths', card: 'quiet-years' })
    expect(paid(events)).toEqual([-3])
    stackDeck(state, 'administration', 'war-council')
    const after = drive(state, (play) => collectIncome(play, 'visigoths'))
    expect(after.events).toContainEqual({ type: 'bankrupt', nation: 'visigoths', cause: 'XIII.D' })
  })
})

describe('XIII.E resolving a card', () => {
  it('XIII.E gold is added or taken, by Kingdom or Empire', () => {
    const state = opening()
    state.nations.byzantines.treasury = 10
    drive(state, (play) => resolveAdministrationCard(play, 'byzantines', card('donative')))
    expect(state.nations.byzantines.treasury).toBe(2)
  })

  it('XIII.E ageing by the card', () => {
    const state = opening()
    state.nations.romans.age = 10
    drive(state, (play) => resolveAdministrationCard(play, 'romans', card('idle-court')))
    expect(state.nations.romans.age).toBe(12)
  })

  it('XIII.E a crossed-out head keeps rulers and unnamed leaders idle in the capital, not a named general', () => {
    const state = opening()
    lead(state, 'stilicho', 'cisalpina')
    drive(state, (play) => resolveAdministrationCard(play, 'romans', card('frontier-works')), {
      otherwise: 'first'
    })
    expect(state.leaders.gratianus).toMatchObject({ inactiveUntil: 'turn-end', at: 'latium' })
    expect(state.leaders['caesar-west']).toMatchObject({ inactiveUntil: 'turn-end', at: 'latium' })
    expect(state.leaders.stilicho).toMatchObject({ inactiveUntil: null, at: 'cisalpina' })
  })

  it('XIII.E a head that is not crossed out leaves them free', () => {
    const state = opening()
    drive(state, (play) => resolveAdministrationCard(play, 'romans', card('war-council')))
    expect(state.leaders.gratianus?.inactiveUntil).toBeNull()
  })
})
