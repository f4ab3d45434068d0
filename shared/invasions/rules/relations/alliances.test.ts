import { describe, expect, it } from 'vitest'
import { allianceObstacle } from '../../queries/relations/relations.ts'
import { areFriendly, stance } from '../../queries/relations/stance.ts'
import { activationOrder } from '../../queries/time/activation-order.ts'
import type { InvasionsState } from '../../state.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import { arrange, disarm, opening, tie, troops } from '../../testing/position.ts'
import { unresolvedMeetings } from '../../testing/position-checks.ts'
import { optionKeys, placesOfPieces } from '../../testing/read-results.ts'
import { activate } from '../movement/activation.ts'
import { endAlliance, makeAlliance, proposeAlliance } from './alliances.ts'
import { makeClient } from './clients.ts'
import { afterActivation } from './diplomacy-steps.ts'
import { youngerFirst } from './part-troops.ts'
import { breakRelation, endAllRelations } from './relation-changes.ts'

function allied(): InvasionsState {
  const state = opening({ turn: 4 })
  disarm(state, 'franks', 'alamanni')
  eventsEmittedBy(state, (play) => makeAlliance(play, 'franks', 'alamanni', 'offer-accepted'))
  return state
}

describe('XXVI.A alliances in general', () => {
  it('XXVI.A another player’s nation decides whether it accepts', () => {
    const state = opening()
    const offer = (answer: string) =>
      drive(state, (play) => proposeAlliance(play, 'franks', 'visigoths'), { answers: [answer] })
    expect(offer('no').events).toContainEqual(expect.objectContaining({ type: 'offer-declined' }))
    expect(areFriendly(state, 'franks', 'visigoths')).toBe(false)
    const { decisions, result } = offer('yes')
    expect(decisions[0]).toMatchObject({ side: 'goths', kind: 'accept-alliance', rule: 'XXX.B' })
    expect(result).toBe(true)
  })
})

describe('XXVI.B how alliances work', () => {
  it('XXVI.B no federate, client or vassal can be an ally of anyone', () => {
    const bars = (...relations: Parameters<typeof tie>[1][]) => {
      const state = opening({ nations: { armenians: { active: true } } })
      arrange(state, { clear: ['ties'] })
      tie(state, ...relations)
      return [allianceObstacle(state, 'alans', 'armenians'), allianceObstacle(state, 'armenians', 'alans')]
    }
    expect(bars()).toEqual([null, null])
    expect(bars({ kind: 'vassal', between: ['huns', 'armenians'] })).toEqual(['dependant', 'dependant'])
    expect(bars({ kind: 'client', between: ['persians', 'armenians'] })).toEqual(['dependant', 'dependant'])
    const provinces = ['moesia_inferior', 'tyras'] as const
    expect(bars({ kind: 'foedus', between: ['byzantines', 'alans'], provinces })).toEqual([
      'dependant',
      'dependant'
    ])
    // A nation with dependants of its own may have an ally.
    expect(bars({ kind: 'vassal', between: ['alans', 'huns'] })).toEqual([null, null])
  })

  it('XXVI.B the Goths’ exchange of mercenaries is no alliance and prevents none', () => {
    const state = opening()
    expect(areFriendly(state, 'visigoths', 'ostrogoths')).toBe(false)
    expect(allianceObstacle(state, 'visigoths', 'ostrogoths')).toBeNull()
  })

  it('XXVI.B a nation has one ally at a time', () => {
    expect(allianceObstacle(allied(), 'franks', 'visigoths')).toBe('already-allied')
  })

  it('XXVI.B allies and their federates are friends, neutral to the vassals and clients of both', () => {
    const state = allied()
    state.nations.franks.status = 'kingdom'
    const provinces = ['lotharingia', 'sequana'] as const
    tie(state, { kind: 'foedus', between: ['franks', 'burgundians'], provinces })
    tie(
      state,
      { kind: 'vassal', between: ['alamanni', 'suebi'] },
      { kind: 'client', between: ['franks', 'britons'] }
    )
    const pairs = [
      ['franks', 'alamanni', 'friendly'],
      ['alamanni', 'burgundians', 'friendly'],
      ['franks', 'suebi', 'neutral'],
      ['alamanni', 'britons', 'neutral'],
      ['suebi', 'britons', 'neutral']
    ] as const
    expect(pairs.map(([a, b]) => [a, b, stance(state, a, b)])).toEqual(pairs)
  })

  it('XXVI.B an alliance ends when one of the allies becomes a client', () => {
    const state = opening({ nations: { 'gallo-romans': { seat: { kind: 'capital', at: 'neustria' } } } })
    drive(state, function* (play) {
      expect(makeAlliance(play, 'gallo-romans', 'franks', 'offer-accepted')).toBe(true)
      yield* makeClient(play, 'romans', 'gallo-romans', 'won-by-envoys')
    })
    expect(state.relations.some(({ kind }) => kind === 'alliance')).toBe(false)
    expect(stance(state, 'gallo-romans', 'romans')).toBe('neutral')
  })

  it('XXVI.B when an alliance ends the smaller force leaves a shared province', () => {
    const state = allied()
    troops(state, 'franks', 'rhenus', 3)
    const guests = troops(state, 'alamanni', 'rhenus', 2)
    state.nations.alamanni.seat = { kind: 'horde', at: 'franconia' }
    drive(state, (play) => endAlliance(play, 'franks', 'alamanni', 'broken-by-envoys'), {
      otherwise: 'first'
    })
    expect(placesOfPieces(state, guests)).toEqual(['franconia', 'franconia'])
    expect(Object.values(state.units).filter((unit) => unit.at === 'rhenus')).toHaveLength(3)
  })

  it('XXVI.B between equals a D2 decides: passed, the younger nation leaves; failed, the older', () => {
    for (const [die, leaves] of [
      [2, 'alamanni'],
      [7, 'franks']
    ] as const) {
      const state = allied()
      arrange(state, { nations: { alamanni: { age: 1, seat: { kind: 'horde', at: 'franconia' } } } })
      arrange(state, { nations: { franks: { age: 3, seat: { kind: 'horde', at: 'frisia' } } } })
      const units = {
        franks: troops(state, 'franks', 'saxonia', 2),
        alamanni: troops(state, 'alamanni', 'saxonia', 2)
      }
      const { events } = drive(state, (play) => endAlliance(play, 'franks', 'alamanni', 'broken-by-envoys'), {
        dice: [die],
        otherwise: 'first'
      })
      expect(events).toContainEqual(expect.objectContaining({ type: 'roll', rule: 'XXVI.B' }))
      const stays = leaves === 'franks' ? 'alamanni' : 'franks'
      expect(placesOfPieces(state, units[stays])).toEqual(['saxonia', 'saxonia'])
      const home = state.nations[leaves].seat?.at
      expect(placesOfPieces(state, units[leaves])).toEqual([home, home])
    }
  })

  it('XXVI.B among nations of one age the higher initiative number is the younger', () => {
    const state = opening()
    expect(youngerFirst(state, 'alamanni', 'franks')).toEqual(['franks', 'alamanni'])
  })

  it('XXVI.B an alliance expires when both allies have been activated', () => {
    const state = allied()
    state.thisTurn.activated = ['franks']
    drive(state, (play) => afterActivation(play, 'alamanni'))
    expect(areFriendly(state, 'franks', 'alamanni')).toBe(false)
  })

  it('XXVI.B an alliance lasts while one of the allies still has to act', () => {
    const state = allied()
    drive(state, (play) => afterActivation(play, 'franks'))
    expect(areFriendly(state, 'franks', 'alamanni')).toBe(true)
  })

  it('XXVI.B a card may break it, and it ends with a nation that leaves the game', () => {
    const broken = allied()
    drive(broken, (play) => breakRelation(play, { kind: 'alliance', nations: ['alamanni', 'franks'] }))
    expect(broken.relations.some(({ kind }) => kind === 'alliance')).toBe(false)
    const ended = allied()
    drive(ended, (play) => endAllRelations(play, 'franks'))
    expect(ended.relations.some(({ kind }) => kind === 'alliance')).toBe(false)
  })

  it('XXVI.B friends of one ally leave, or stay, with it', () => {
    const state = allied()
    const horde = { kind: 'horde', at: 'franconia' } as const
    arrange(state, { nations: { burgundians: { seat: horde }, alamanni: { status: 'kingdom' } } })
    tie(state, {
      kind: 'foedus',
      between: ['alamanni', 'burgundians'],
      provinces: ['lotharingia', 'sequana'],
      since: 3
    })
    state.nations.alamanni.seat = { kind: 'horde', at: 'franconia' }
    state.nations.franks.seat = { kind: 'horde', at: 'frisia' }
    const franks = troops(state, 'franks', 'rhenus', 2)
    const guests = [...troops(state, 'alamanni', 'rhenus', 1), ...troops(state, 'burgundians', 'rhenus', 2)]
    drive(state, (play) => endAlliance(play, 'franks', 'alamanni', 'expired'), {
      otherwise: 'first'
    })
    // Three against two: the Franks leave, though the Alamans alone were fewer.
    expect(placesOfPieces(state, guests)).toEqual(['rhenus', 'rhenus', 'rhenus'])
    expect(placesOfPieces(state, franks)).toEqual(['frisia', 'frisia'])
    expect(unresolvedMeetings(state, ['franks'])).toEqual([])
  })

  it('XXVI.B a nation that waited for its ally acts by itself when the alliance breaks', () => {
    const state = allied()
    state.step = 'activation'
    state.agenda = [{ task: 'nations', step: 'activation', done: ['alans', 'franks'] }]
    state.thisTurn.activated = ['alans']
    drive(state, (play) => breakRelation(play, { kind: 'alliance', nations: ['alamanni', 'franks'] }))
    expect(state.agenda).toEqual([{ task: 'nations', step: 'activation', done: ['alans'] }])
  })

  it('XXVI.B one that becomes a federate as the activation begins acts without its ally', () => {
    const state = opening({ turn: 4, step: 'activation' })
    disarm(state, 'visigoths', 'ostrogoths')
    troops(state, 'visigoths', 'valachia', 2)
    eventsEmittedBy(state, (play) => makeAlliance(play, 'visigoths', 'ostrogoths', 'event'))
    const [first, last] = activationOrder(state).filter((id) => ['visigoths', 'ostrogoths'].includes(id))
    state.agenda = [{ task: 'nations', step: 'activation', done: [first ?? 'alans', last ?? 'alans'] }]
    drive(state, (play) => activate(play, last ?? 'alans'), {
      answers: { 'accept-foedus': 'yes' },
      whenever: { 'offer-foedus': (decision) => optionKeys(decision)[1] ?? '' },
      otherwise: 'random'
    })
    expect(state.relations).toContainEqual(expect.objectContaining({ kind: 'foedus' }))
    expect(state.active).toEqual([last])
    expect(state.agenda[0]).toMatchObject({ done: [last] })
  })
})
