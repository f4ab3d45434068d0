import { describe, expect, it } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { nationIds } from '../../content/ids.ts'
import {
  type SiegeSituation,
  siegeModifiers,
  siegeOdds,
  siegeSituation,
  wallsOf
} from '../../queries/siege/siege.ts'
import { type DriveOptions, drive } from '../../testing/drive.ts'
import { landOrder as marchOrder, playActivation } from '../../testing/march-orders.ts'
import { bareMap, move, opening, put, troops } from '../../testing/position.ts'
import { requiredPresetAnswer } from '../../testing/preset-answers.ts'
import { eventsOfType, kindsAsked, placesOfPieces } from '../../testing/read-results.ts'
import { collectIncome } from '../administration/income.ts'
import { foundKingdom } from '../time/kingdoms.ts'
import { attemptTerror, besiege } from './besiege.ts'

const plain: SiegeSituation = {
  fortified: false,
  walls: 2,
  besieger: 'barbarian',
  assault: false,
  decline: 0,
  braced: 0,
  nomadsClumsy: true,
  portSupplied: false
}
const total = (situation: Partial<SiegeSituation>) =>
  siegeModifiers({ ...plain, ...situation }).reduce((sum, { amount }) => sum + amount, 0)

describe('XXIII fortified cities', () => {
  it('XXIII.A the capitals of the start are fortified', () => {
    const { nations, cities } = opening()
    const capitals = nationIds.flatMap((id) => {
      const { presence, seat } = nations[id]
      return presence === 'in-play' && seat?.kind === 'capital' ? [seat.at] : []
    })
    expect(capitals.toSorted()).toEqual(['armenia', 'chaldea', 'iberia', 'latium', 'thracia'])
    expect(capitals.filter((at) => !cities[at]?.fortified)).toEqual([])
  })

  it('XXIII.A, VII.D the capital of a young Kingdom is fortified, in whatever city', () => {
    const state = opening({ control: { carpetania: 'visigoths' } })
    expect(state.cities.carpetania).toEqual({ level: 1, fortified: false })
    drive(state, (play) => foundKingdom(play, 'visigoths', false), {
      whenever: { 'place-capital': 'carpetania' },
      otherwise: 'first'
    })
    expect(state.cities.carpetania).toEqual({ level: 1, fortified: true })
  })

  it('XXIII.A, XIV.I a capital that is placed again after a conquest is fortified, too', () => {
    const state = opening({ turn: 4, nations: { romans: { seat: null } } })
    state.nations.romans.capitalLostOn = 3
    expect(state.cities.cisalpina?.fortified).toBe(false)
    drive(state, (play) => collectIncome(play, 'romans'), { answers: { 'place-capital': 'cisalpina' } })
    expect(state.cities.cisalpina?.fortified).toBe(true)
  })

  it('XXIII.B walls take 2 from the die, those of Rome 1, of Ctesiphon, Ravenna and Constantinople 3', () => {
    const state = opening()
    expect([wallsOf(state, 'assyria'), wallsOf(state, 'latium'), wallsOf(state, 'chaldea')]).toEqual([
      2, 1, 3
    ])
    expect([wallsOf(state, 'umbria'), wallsOf(state, 'thracia')]).toEqual([3, 3])
  })

  it('XXIII.B the walls of Theodosius make 4 of Constantinople’s 3', () => {
    const state = opening({ turn: 12 })
    expect(wallsOf(state, 'thracia')).toBe(4)
  })

  it('XXIII.B walls are proof against terror', () => {
    const state = opening()
    const units = troops(state, 'visigoths', 'assyria', 3)
    const order = { province: 'assyria', besieger: 'visigoths', units, leader: 'fritigernus' } as const
    expect(drive(state, (play) => attemptTerror(play, order)).result).toBe(false)
  })

  it('XXIII.D on turns 4 and 5 cities without walls take 1 from the die, walled ones do not', () => {
    const state = opening()
    const bracedOn = (turn: number) => {
      state.turn = turn
      return siegeSituation(state, 'achaia', 'visigoths', false).braced
    }
    expect([3, 4, 5, 6].map(bracedOn)).toEqual([0, 1, 1, 0])
    expect(total({ braced: 1 })).toBe(-1)
    expect(total({ braced: 1, fortified: true })).toBe(-2)
  })
})

describe('XXIV.B terror', () => {
  it('XXIV.B an open city surrenders to a Barbarian leader on an even die', () => {
    const state = opening()
    const units = troops(state, 'visigoths', 'achaia', 3)
    const order = { province: 'achaia', besieger: 'visigoths', units, leader: 'fritigernus' } as const
    const { result } = drive(state, (play) => attemptTerror(play, order), {
      dice: [4],
      answers: ['spare']
    })
    expect(result).toBe(true)
    expect(state.control.achaia).toBe('visigoths')
  })

  it('XXIV.B without a leader there is no terror', () => {
    const state = opening()
    const units = troops(state, 'visigoths', 'achaia', 3)
    const order = { province: 'achaia', besieger: 'visigoths', units, leader: null } as const
    expect(drive(state, (play) => attemptTerror(play, order))).toMatchObject({ result: false, events: [] })
  })
})

describe('XXIV.C the siege', () => {
  it('XXIV.C the modifiers of the siege die', () => {
    const rows = [
      ['an assault', { assault: true }, 1],
      ['a Civilised besieger', { besieger: 'civilised' }, 1],
      ['a nomad besieger', { besieger: 'nomad' }, -1],
      ['a nomad besieger after turn 9', { besieger: 'nomad', nomadsClumsy: false }, 0],
      ['a besieged nation in decline', { decline: 1 }, 1],
      ['a besieged nation in double decline', { decline: 2 }, 2],
      ['a fleet off the port', { portSupplied: true }, -1],
      ['a fleet off the port and an assault', { portSupplied: true, assault: true }, 1],
      ['walls', { fortified: true }, -2]
    ] as const
    everyRow(
      rows,
      ([what]) => what,
      ([, situation, amount]) => expect(total(situation)).toBe(amount)
    )
  })

  it('XXIV.C the chance counts every die of the leader', () => {
    const chance = (amount: number, rerolls: number) => siegeOdds([{ amount }], rerolls).probability
    expect(chance(0, 0)).toBeCloseTo(0.4)
    expect(chance(-1, 2)).toBeCloseTo(1 - 0.7 ** 3)
    expect(chance(-9, 3)).toBe(0)
    expect(chance(9, 0)).toBe(1)
  })

  it('XXIV.C example E21: Nisibis falls to Iulianus: 6, 9 at -1 is enough', () => {
    const state = opening()
    state.control.assyria = 'persians'
    const units = troops(state, 'romans', 'assyria', 5)
    const order = { province: 'assyria', besieger: 'romans', units, leader: 'iulianus' } as const
    const { result, events } = drive(state, (play) => besiege(play, order), {
      dice: [6, 9],
      answers: ['siege', 'spare']
    })
    expect(result).toBe(true)
    const rolls = eventsOfType(events, 'roll')
    expect(rolls.map((roll) => roll.total)).toEqual([5, 8])
    expect(rolls[0]?.modifiers).toEqual([
      { amount: 1, rule: 'XXIV.C', why: 'civilised-besieger' },
      { amount: -2, rule: 'XXIII.B', why: 'walls' }
    ])
    expect(state.control.assyria).toBe('romans')
  })

  it('XXIV.C a failed siege leaves the city to its owner', () => {
    const state = opening()
    const units = troops(state, 'visigoths', 'achaia', 3)
    const order = { province: 'achaia', besieger: 'visigoths', units, leader: null } as const
    const { result } = drive(state, (play) => besiege(play, order), { dice: [3], answers: ['siege'] })
    expect(result).toBe(false)
    expect(state.control.achaia).toBe('byzantines')
  })

  it('XXIV.C an assault costs two hits and voids the supply by sea', () => {
    const state = opening()
    const units = troops(state, 'visigoths', 'achaia', 4)
    put(state, 'byzantines', 'fleet', 'mare_aegeum')
    const order = { province: 'achaia', besieger: 'visigoths', units, leader: null } as const
    const { events } = drive(state, (play) => besiege(play, order), {
      dice: [1],
      answers: { besiege: 'assault' },
      otherwise: 'first'
    })
    expect(eventsOfType(events, 'unit-eliminated')).toHaveLength(2)
    expect(eventsOfType(events, 'roll')[0]).toMatchObject({ total: 2 })
  })
})

describe('XXIV.A, D and E what follows', () => {
  /** Three Visigoths without a leader march into Athens, an open city of Byzantium that nobody defends. */
  function beforeAthens(how: Pick<DriveOptions, 'answers' | 'dice'>) {
    const state = bareMap({ turn: 2, nations: { visigoths: { active: true, status: 'barbarian' } } })
    const units = put(state, 'visigoths', 'infantry', 'thessalia', 3)
    const { decisions } = playActivation(state, 'visigoths', {
      ...how,
      answers: { march: marchOrder('thessalia', 'achaia', ...units), ...how.answers },
      whenever: { retreat: requiredPresetAnswer }
    })
    expect(kindsAsked(decisions)).toContain('besiege')
    return { holder: state.control.achaia, places: placesOfPieces(state, units) }
  }

  it('XXIV.A an open city must be besieged, too: it falls on 7', () => {
    const answers = { besiege: 'siege', 'fate-of-city': 'spare' }
    expect(beforeAthens({ answers, dice: [7] })).toEqual({
      holder: 'visigoths',
      places: ['achaia', 'achaia', 'achaia']
    })
  })

  it('XXIV.A an army that fails or does not besiege retreats, and the city does not change', () => {
    const left = { holder: 'byzantines', places: ['thessalia', 'thessalia', 'thessalia'] }
    expect(beforeAthens({ answers: { besiege: 'siege' }, dice: [6] })).toEqual(left)
    expect(beforeAthens({ answers: { besiege: 'withdraw' } })).toEqual(left)
  })

  it('XXIV.D example E27: the sack of Athens brings 2 and two markers, and leaves one face down', () => {
    const state = opening({ turn: 2 })
    const { plunder } = state.decks
    plunder.drawPile = ['cattle-1', 'silver-1']
    const units = troops(state, 'visigoths', 'achaia', 6)
    put(state, 'byzantines', 'fleet', 'mare_aegeum')
    const order = { province: 'achaia', besieger: 'visigoths', units, leader: 'fritigernus' } as const
    const before = state.nations.visigoths.treasury
    const { result, events } = drive(state, (play) => besiege(play, order), {
      dice: [3, 9],
      answers: ['siege', 'sack']
    })
    expect(result).toBe(true)
    expect(eventsOfType(events, 'roll').map(({ total }) => total)).toEqual([2, 8])
    expect(state.nations.visigoths.treasury - before).toBe(5)
    expect(state.plundered.achaia).toBeDefined()
  })

  it('XXIV.D a city with a plunder marker is not sacked again', () => {
    const state = opening()
    state.plundered.achaia = state.decks.plunder.drawPile.pop() ?? ''
    const units = troops(state, 'visigoths', 'achaia', 3)
    const order = { province: 'achaia', besieger: 'visigoths', units, leader: null } as const
    const { decisions } = drive(state, (play) => besiege(play, order), { dice: [10], answers: ['siege'] })
    expect(kindsAsked(decisions)).toEqual(['besiege'])
  })

  it('XXIV.D the capital of an Empire brings 10 more and is lost until the next turn', () => {
    const state = opening()
    const { plunder } = state.decks
    plunder.drawPile = plunder.drawPile.filter((id) => id.startsWith('silver'))
    const units = troops(state, 'visigoths', 'achaia', 3)
    move(state, units, 'latium')
    const order = { province: 'latium', besieger: 'visigoths', units, leader: null } as const
    const { events } = drive(state, (play) => besiege(play, order), {
      dice: [10],
      answers: ['siege', 'sack']
    })
    expect(events).toContainEqual(expect.objectContaining({ type: 'treasury', change: 12, reason: 'sack' }))
    expect(state.nations.romans).toMatchObject({ seat: null, capitalLostOn: 1 })
  })

  it('XXIV.E the conqueror may raze walls, but never a capital’s', () => {
    const state = opening()
    const units = troops(state, 'persians', 'assyria', 3)
    const order = { province: 'assyria', besieger: 'persians', units, leader: null } as const
    drive(state, (play) => besiege(play, order), { dice: [10], answers: ['siege', 'raze'] })
    expect(state.cities.assyria?.fortified).toBe(false)

    move(state, units, 'latium')
    const capital = { ...order, province: 'latium' } as const
    const { decisions } = drive(state, (play) => besiege(play, capital), {
      dice: [10],
      answers: ['siege', 'spare']
    })
    const fate = decisions.find(({ kind }) => kind === 'fate-of-city')?.body
    expect(fate?.type === 'choice' && fate.options.map(({ key }) => key)).toEqual(['spare', 'sack'])
  })
})
