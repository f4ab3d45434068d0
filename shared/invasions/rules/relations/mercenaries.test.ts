import { describe, expect, it } from 'vitest'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { pieceById } from '../../queries/pieces/pieces.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { deserters } from '../../queries/relations/mercenaries.ts'
import type { InvasionsState } from '../../state.ts'
import { cardPlayAnswer, drive } from '../../testing/drive.ts'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, crown, disarm, hire, opening, put, tie, troops } from '../../testing/position.ts'
import { lentBy, optionKeys } from '../../testing/read-results.ts'
import { goBankrupt } from '../administration/bankruptcy.ts'
import { openWindow } from '../cards/windows.ts'
import { holdersNeeded, piecesThatOverrun } from '../movement/break-through.ts'
import { afterActivation } from './diplomacy-steps.ts'
import { desertToOwnNation, lendMercenary } from './mercenaries.ts'

/** The Romans hold the card. */
const holding = () =>
  opening({
    turn: 4,
    step: 'diplomacy',
    hands: { romans: { diplomacy: [{ nation: 'romans', id: 'mercenary-1' }] } }
  })

describe('XIV.H who pays for mercenaries', () => {
  /** Vandals and Franks, two Kingdoms of five units each; a Vandal and a Roman one serve the Franks. */
  function employers() {
    const state = bareMap()
    crown(state, 'franks', 'neustria')
    crown(state, 'vandals', 'africa')
    const own = troops(state, 'franks', 'neustria', 5)
    const [lent = ''] = troops(state, 'vandals', 'africa', 5)
    for (const id of [lent, ...troops(state, 'romans', 'neustria', 1)]) hire(state, id, 'franks')
    return { state, own, lent }
  }

  it('XIV.H a Kingdom pays for its own counters, those it has lent too, and for no mercenary that it employs', () => {
    const { state } = employers()
    expect(incomeOf(state, 'franks').maintenance).toBe(5)
    expect(incomeOf(state, 'vandals').maintenance).toBe(5)
  })

  it('XIV.J and in bankruptcy it loses its own, be they lent, and no mercenary', () => {
    const { state, own, lent } = employers()
    const unpaid = (nation: 'franks' | 'vandals') =>
      drive(state, (play) => goBankrupt(play, nation, 'XIV.G', { unpaid: 2 }), {
        dice: 'any',
        otherwise: 'first'
      }).decisions.filter(({ kind }) => kind === 'unpaid-units')
    expect(optionKeys(unpaid('franks')[0]).toSorted()).toEqual(own.toSorted())
    expect(optionKeys(unpaid('vandals')[0])).toContain(lent)
  })
})

describe('XXX.H Mercenary', () => {
  const hire = (state: InvasionsState) =>
    drive(state, (play) => openWindow(play, { window: 'activation-start', nation: 'romans' }), {
      answers: { 'play-card': cardPlayAnswer('mercenary-1', 0, { nation: 'alamanni' }) },
      otherwise: 'first'
    })

  it('XXX.H 3 gold hire a unit of a Barbarian nation at the border for this activation', () => {
    const state = holding()
    hire(state)
    expect(state.nations.alamanni.treasury).toBe(3)
    const hired = lentBy(state, 'alamanni').filter(({ controller }) => controller === 'romans')
    expect(hired).toHaveLength(1)
    drive(state, (play) => afterActivation(play, 'romans'), { otherwise: 'first' })
    expect(unitById(state, hired[0]?.id ?? '').controller).toBe('alamanni')
  })

  it('XXX.H not of one whose horde is far away', () => {
    const state = holding()
    const { decisions } = drive(
      state,
      (play) => openWindow(play, { window: 'activation-start', nation: 'romans' }),
      { answers: { 'play-card': 'pass' } }
    )
    const keys = optionKeys(decisions[0])
    expect(keys).toContainEqual(cardPlayAnswer('mercenary-1', 0, { nation: 'alamanni' }).option)
    expect(keys).not.toContainEqual(cardPlayAnswer('mercenary-1', 0, { nation: 'alans' }).option)
  })

  const battle = (state: InvasionsState, defender: 'alamanni' | 'franks', hired: string) => ({
    province: 'treveria' as const,
    attacker: { nation: 'romans' as const, units: [hired], leader: null, hordes: [] },
    defender: {
      nation: defender,
      units: troops(state, defender, 'treveria', 1),
      leader: null,
      hordes: []
    },
    from: {},
    intercepted: false
  })

  it('XXX.H a mercenary does not fight its own nation: it goes over as the battle begins', () => {
    const state = opening({ turn: 4 })
    const { result: hired } = drive(state, (play) => lendMercenary(play, 'alamanni', 'romans', 'hired'), {
      otherwise: 'first'
    })
    const id = hired ?? ''
    const order = battle(state, 'alamanni', id)
    expect(deserters(state, [id], order.defender)).toEqual([id])
    const { result, events } = drive(state, function* (play) {
      return desertToOwnNation(play, order)
    })
    expect(result.attacker.units).toEqual([])
    expect(result.defender.units).toContain(id)
    expect(unitById(state, id).controller).toBe('alamanni')
    expect(events).toContainEqual(expect.objectContaining({ type: 'mercenary-deserted', unit: id }))
  })

  it('XXX.H it is not counted on to overrun or to hold down its own nation', () => {
    const stacks = (people: 'alamanni' | 'franks') => {
      const state = opening({ turn: 4 })
      disarm(state, 'romans', 'alamanni', 'franks')
      const own = troops(state, 'romans', 'belgae', 5)
      const [hired = ''] = put(state, 'alamanni', 'infantry', 'belgae', 1, { controller: 'romans' })
      tie(state, { kind: 'loan', between: ['alamanni', 'romans'], unit: hired })
      troops(state, people, 'belgae', 1)
      beginMovementOf(state, 'romans')
      const { movement } = state
      if (!movement) throw new Error('no movement')
      const pieces = [...own, hired].flatMap((id) => pieceById(state, id) ?? [])
      return {
        overrun: piecesThatOverrun(state, movement, pieces, 'belgae').length,
        alone: holdersNeeded(state, movement, pieces.slice(4), 'belgae')
      }
    }
    expect(stacks('franks')).toEqual({ overrun: 6, alone: 2 })
    expect(stacks('alamanni')).toEqual({ overrun: 0, alone: null })
  })

  it('XXX.H mercenaries of one people fight each other in the service of others', () => {
    const state = opening({ turn: 4 })
    const { result: hired } = drive(state, (play) => lendMercenary(play, 'alamanni', 'romans', 'hired'), {
      otherwise: 'first'
    })
    const order = battle(state, 'franks', hired ?? '')
    const foe = put(state, 'alamanni', 'infantry', 'treveria', 1, { controller: 'franks' })
    const enemy = { ...order.defender, units: [...order.defender.units, ...foe] }
    expect(deserters(state, [hired ?? ''], enemy)).toEqual([])
  })
})
