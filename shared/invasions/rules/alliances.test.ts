import { describe, expect, it } from 'vitest'
import { activationOrder } from '../queries/activation-order.ts'
import { areFriendly, stance } from '../queries/stance.ts'
import { barToAlliance } from '../queries/ties.ts'
import type { InvasionsState } from '../state.ts'
import { drive, freshState } from '../testing/drive.ts'
import { unresolvedMeetings } from '../testing/invariants.ts'
import { answering, army, disarm, unitOf } from '../testing/ties.ts'
import { activate, activationGroup } from './activation.ts'
import { endAlliance, makeAlliance, proposeAlliance, youngerFirst } from './alliances.ts'
import { afterActivation } from './diplomacy.ts'
import { addTies } from './tie-list.ts'
import { breakTie, endAllTies, makeClient } from './ties.ts'

function allied(): InvasionsState {
  const state = freshState()
  state.turn = 4
  disarm(state, 'franks', 'alamanni')
  drive(state, function* (play) {
    makeAlliance(play, 'franks', 'alamanni', 'offer-accepted')
  })
  return state
}

describe('XXVI.A alliances in general', () => {
  it('XXVI.A another player’s nation decides whether it accepts', () => {
    const state = freshState()
    const offer = (answer: string) =>
      drive(state, (play) => proposeAlliance(play, 'franks', 'visigoths'), { answers: [{ option: answer }] })
    expect(offer('no').events).toContainEqual(expect.objectContaining({ type: 'offer-declined' }))
    expect(areFriendly(state, 'franks', 'visigoths')).toBe(false)
    const { decisions, result } = offer('yes')
    expect(decisions[0]).toMatchObject({ side: 'goths', kind: 'accept-alliance', rule: 'XXX.B' })
    expect(result).toBe(true)
  })
})

describe('XXVI.B how alliances work', () => {
  it('XXVI.B no federate, client or vassal can be an ally', () => {
    const state = freshState()
    addTies(state, { kind: 'vassal', suzerain: 'huns', vassal: 'franks', since: 1, mercenary: null })
    expect(barToAlliance(state, 'franks', 'visigoths')).toBe('dependant')
    expect(barToAlliance(state, 'byzantines', 'armenians')).not.toBeNull()
  })

  it('XXVI.B the Goths’ exchange of mercenaries is no alliance and prevents none', () => {
    const state = freshState()
    expect(areFriendly(state, 'visigoths', 'ostrogoths')).toBe(false)
    expect(barToAlliance(state, 'visigoths', 'ostrogoths')).toBeNull()
  })

  it('XXVI.B a nation has one ally at a time', () => {
    expect(barToAlliance(allied(), 'franks', 'visigoths')).toBe('already-allied')
  })

  it('XXVI.B allies are friends, and are activated together in the later of their activations', () => {
    const state = allied()
    expect(areFriendly(state, 'franks', 'alamanni')).toBe(true)
    expect(activationGroup(state, 'franks').sort()).toEqual(['alamanni', 'franks'])
  })

  it('XXVI.B an alliance ends when one of the allies becomes a client', () => {
    const state = freshState()
    Object.assign(state.nations['gallo-romans'], {
      presence: 'in-play',
      seat: { kind: 'capital', at: 'neustria' }
    })
    drive(state, function* (play) {
      expect(makeAlliance(play, 'gallo-romans', 'franks', 'offer-accepted')).toBe(true)
      yield* makeClient(play, 'romans', 'gallo-romans', 'won-by-envoys')
    })
    expect(state.relations.some(({ kind }) => kind === 'alliance')).toBe(false)
    expect(stance(state, 'gallo-romans', 'romans')).toBe('neutral')
  })

  it('XXVI.B when an alliance ends the smaller force leaves a shared province', () => {
    const state = allied()
    army(state, 'franks', 'rhenus', 3)
    const guests = army(state, 'alamanni', 'rhenus', 2)
    state.nations.alamanni.seat = { kind: 'horde', at: 'franconia' }
    drive(state, (play) => endAlliance(play, 'franks', 'alamanni', 'broken-by-envoys'), {
      answers: answering({})
    })
    expect(guests.map(({ id }) => unitOf(state, id).at)).not.toContain('rhenus')
    expect(Object.values(state.units).filter((unit) => unit.at === 'rhenus')).toHaveLength(3)
  })

  it('XXVI.B between equals a D2 decides: passed, the younger nation leaves; failed, the older', () => {
    for (const [die, leaves] of [
      [2, 'alamanni'],
      [7, 'franks']
    ] as const) {
      const state = allied()
      Object.assign(state.nations.alamanni, { age: 1, seat: { kind: 'horde', at: 'franconia' } })
      Object.assign(state.nations.franks, { age: 3, seat: { kind: 'horde', at: 'frisia' } })
      army(state, 'franks', 'saxonia', 2)
      army(state, 'alamanni', 'saxonia', 2)
      const { events } = drive(state, (play) => endAlliance(play, 'franks', 'alamanni', 'broken-by-envoys'), {
        dice: [die],
        answers: answering({})
      })
      expect(events).toContainEqual(expect.objectContaining({ type: 'roll', rule: 'XXVI.B' }))
      const left = Object.values(state.units).filter((unit) => unit.at === 'saxonia')
      expect(left.every((unit) => unit.nation !== leaves)).toBe(true)
      expect(left).toHaveLength(2)
    }
  })

  it('XXVI.B among nations of one age the higher initiative number is the younger', () => {
    const state = freshState()
    expect(youngerFirst(state, 'alamanni', 'franks')).toEqual(['franks', 'alamanni'])
  })

  it('XXVI.B it expires when both allies have been activated', () => {
    const state = allied()
    state.thisTurn.activated = ['franks']
    drive(state, (play) => afterActivation(play, 'alamanni'))
    expect(areFriendly(state, 'franks', 'alamanni')).toBe(false)
  })

  it('XXVI.B it lasts while one of them still has to act', () => {
    const state = allied()
    drive(state, (play) => afterActivation(play, 'franks'))
    expect(areFriendly(state, 'franks', 'alamanni')).toBe(true)
  })

  it('XXVI.B a card may break it, and it ends with a nation that leaves the game', () => {
    const broken = allied()
    drive(broken, (play) => breakTie(play, { kind: 'alliance', nations: ['alamanni', 'franks'] }))
    expect(broken.relations.some(({ kind }) => kind === 'alliance')).toBe(false)
    const ended = allied()
    drive(ended, (play) => endAllTies(play, 'franks'))
    expect(ended.relations.some(({ kind }) => kind === 'alliance')).toBe(false)
  })

  it('XXVI.B friends of one ally leave, or stay, with it', () => {
    const state = allied()
    Object.assign(state.nations.burgundians, {
      presence: 'in-play',
      seat: { kind: 'horde', at: 'franconia' }
    })
    addTies(state, {
      kind: 'foedus',
      federator: 'alamanni',
      federate: 'burgundians',
      provinces: ['lotharingia', 'belgae'],
      since: 3,
      mercenary: null
    })
    state.nations.alamanni.seat = { kind: 'horde', at: 'franconia' }
    army(state, 'franks', 'rhenus', 2)
    const guests = [...army(state, 'alamanni', 'rhenus', 1), ...army(state, 'burgundians', 'rhenus', 2)]
    drive(state, (play) => endAlliance(play, 'franks', 'alamanni', 'expired'), {
      answers: answering({})
    })
    // Three against two: the Franks leave, though the Alamans alone were fewer.
    expect(guests.map(({ id }) => unitOf(state, id).at)).toEqual(['rhenus', 'rhenus', 'rhenus'])
    expect(unresolvedMeetings(state, ['franks'])).toEqual([])
  })

  it('XXVI.B who has waited for an ally acts by itself when the alliance breaks', () => {
    const state = allied()
    state.step = 'activation'
    state.agenda = [{ task: 'nations', step: 'activation', done: ['alans', 'franks'] }]
    state.thisTurn.activated = ['alans']
    drive(state, (play) => breakTie(play, { kind: 'alliance', nations: ['alamanni', 'franks'] }))
    expect(state.agenda).toEqual([{ task: 'nations', step: 'activation', done: ['alans'] }])
  })

  it('XXVI.B one that becomes a federate as the activation begins acts without its ally', () => {
    const state = freshState()
    state.turn = 4
    state.step = 'activation'
    disarm(state, 'visigoths', 'ostrogoths')
    army(state, 'visigoths', 'valachia', 2)
    drive(state, function* (play) {
      makeAlliance(play, 'visigoths', 'ostrogoths', 'event')
    })
    const [first, last] = activationOrder(state).filter((id) => ['visigoths', 'ostrogoths'].includes(id))
    state.agenda = [{ task: 'nations', step: 'activation', done: [first ?? 'alans', last ?? 'alans'] }]
    drive(state, (play) => activate(play, last ?? 'alans'), {
      answers: (decision) =>
        decision.kind === 'offer-foedus' && decision.body.type === 'choice'
          ? { option: decision.body.options[1]?.key ?? '' }
          : ['accept-foedus', 'place-horde', 'settle-foedus'].includes(decision.kind)
            ? null
            : answering({ 'accept-foedus': 'yes' })(decision)
    })
    expect(state.relations).toContainEqual(expect.objectContaining({ kind: 'foedus' }))
    expect(state.active).toEqual([last])
    expect(state.agenda[0]).toMatchObject({ done: [last] })
  })
})
