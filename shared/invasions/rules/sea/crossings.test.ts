import { describe, expect, it } from 'vitest'
import { landingChance, landingModifiers } from '../../queries/odds/landing-odds.ts'
import { pieceById } from '../../queries/pieces/pieces.ts'
import { fleetRecord, zonesLeft } from '../../queries/sea/naval-stacks.ts'
import { mayNotGoBySea } from '../../queries/sea/sea-crossings.ts'
import type { InvasionsState } from '../../state.ts'
import { option } from '../../testing/drive.ts'
import {
  beginMovementOf,
  crossing,
  giveOrders,
  landOrder,
  seaOrder,
  verdictOn
} from '../../testing/march-orders.ts'
import { bareMap, encamp, hire, lead, move, put, tie } from '../../testing/position.ts'
import {
  askedFor,
  eventsOfType,
  placeOfPiece,
  placesOfPieces,
  stepsLeftTo,
  typesOf
} from '../../testing/read-results.ts'
import { beginMovement } from '../movement/marching.ts'

const intercepted = { 'naval-interception': [option({ nation: 'vandals', stack: 1 })] }

/** An army in Septimania, a fleet in each of the two zones before Utica. */
function westernSea() {
  const state = bareMap()
  const [first = ''] = put(state, 'romans', 'fleet', 'sinus_gallicus')
  const [second = ''] = put(state, 'romans', 'fleet', 'mare_mauretanicum')
  return { state, first, second }
}

describe('XXV.D naval transport', () => {
  it('XXV.D example E29: Arvernia, Septimania, two zones, Utica: two steps left, no second transport', () => {
    const { state, first, second } = westernSea()
    const [cavalry = ''] = put(state, 'romans', 'cavalry', 'arvernia')
    const stilicho = lead(state, 'stilicho', 'arvernia')
    beginMovementOf(state, 'romans')
    giveOrders(state, [
      landOrder('arvernia', 'septimania', cavalry, stilicho),
      seaOrder(
        crossing('carry', 'romans', 'septimania', ['sinus_gallicus', 'mare_mauretanicum'], 'utica'),
        cavalry,
        stilicho
      )
    ])
    expect(placesOfPieces(state, [cavalry, stilicho])).toEqual(['utica', 'utica'])
    expect(stepsLeftTo(state, cavalry, 'stilicho')).toBe(2)
    expect([zonesLeft(state, first), zonesLeft(state, second)]).toEqual([3, 3])
    expect(
      verdictOn(
        state,
        seaOrder(crossing('carry', 'romans', 'utica', ['mare_mauretanicum'], 'sardinia'), cavalry)
      )
    ).toBe('not offered')
    expect(verdictOn(state, landOrder('utica', 'numidia', cavalry, stilicho))).toBe('ok')
  })

  it('XXV.D a friendly stack must be in each zone', () => {
    const { state, second } = westernSea()
    const [unit = ''] = put(state, 'romans', 'infantry', 'septimania')
    beginMovementOf(state, 'romans')
    const over = seaOrder(
      crossing('carry', 'romans', 'septimania', ['sinus_gallicus', 'mare_mauretanicum'], 'utica'),
      unit
    )
    expect(verdictOn(state, over)).toBe('ok')
    move(state, [second], 'reserve')
    expect(verdictOn(state, over)).toBe('not offered')
  })

  it('XXV.D a fleet carries three units and a leader, whatever his stacking bonus', () => {
    const { state } = westernSea()
    const legions = put(state, 'romans', 'legion', 'septimania', 4)
    const stilicho = lead(state, 'stilicho', 'septimania')
    const aetius = lead(state, 'aetius', 'septimania')
    beginMovementOf(state, 'romans')
    const carry = (...pieces: string[]) =>
      verdictOn(
        state,
        seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), ...pieces)
      )
    expect(carry(...legions.slice(0, 3), stilicho)).toBe('ok')
    expect(carry(...legions, stilicho)).toBe('refusal.too-many-aboard XXV.D')
    expect(carry(...legions.slice(0, 1), stilicho, aetius)).toBe('refusal.too-many-leaders-aboard XXV.D')
  })

  it('XXV.D a stack carries twice in an activation', () => {
    const { state, first } = westernSea()
    const units = put(state, 'romans', 'legion', 'septimania', 3)
    beginMovementOf(state, 'romans')
    const carry = (id = '') =>
      seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), id)
    giveOrders(state, [carry(units[0]), carry(units[1])])
    expect(placesOfPieces(state, units)).toEqual(['corsica', 'corsica', 'septimania'])
    expect(fleetRecord(state, first)).toMatchObject({ transports: 2, spent: 2 })
    expect(verdictOn(state, carry(units[2]))).toBe('not offered')
  })

  it('XXV.D a land stack goes by sea once in the activation, and again in a campaign', () => {
    const { state } = westernSea()
    const [unit = ''] = put(state, 'romans', 'cavalry', 'septimania')
    const stilicho = lead(state, 'stilicho', 'septimania')
    beginMovementOf(state, 'romans')
    giveOrders(state, [
      seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), unit, stilicho)
    ])
    const back = seaOrder(
      crossing('carry', 'romans', 'corsica', ['sinus_gallicus'], 'septimania'),
      unit,
      stilicho
    )
    expect(verdictOn(state, back)).toBe('not offered')
    beginMovement(state, ['romans'])
    expect(verdictOn(state, back)).toBe('not offered')
    beginMovement(state, ['romans'], 'stilicho')
    expect(verdictOn(state, back)).toBe('ok')
    expect(
      verdictOn(
        state,
        seaOrder(crossing('carry', 'romans', 'corsica', ['sinus_gallicus'], 'septimania'), unit)
      )
    ).toBe('refusal.only-with-the-leader XXII.B')
  })

  it('XXV.D transport goes only between friendly shores', () => {
    const { state } = westernSea()
    const [unit = ''] = put(state, 'romans', 'legion', 'septimania')
    state.control.corsica = 'vandals'
    beginMovementOf(state, 'romans')
    expect(
      verdictOn(
        state,
        seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), unit)
      )
    ).toBe('not offered')
    expect(
      verdictOn(
        state,
        seaOrder(crossing('land', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), unit)
      )
    ).toBe('ok')
    put(state, 'vandals', 'infantry', 'septimania')
    expect(
      verdictOn(
        state,
        seaOrder(crossing('land', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), unit)
      )
    ).toBe('not offered')
  })

  it('XXV.D Nomads never go by sea, but as mercenaries and auxiliaries they do', () => {
    const state = bareMap()
    encamp(state, 'huns', 'tyras')
    const [rider = ''] = put(state, 'huns', 'horse-archers', 'thracia')
    const nomad = pieceById(state, rider)
    expect(nomad && mayNotGoBySea(state, nomad)).toBe(true)
    hire(state, rider, 'byzantines')
    const hired = pieceById(state, rider)
    expect(hired && mayNotGoBySea(state, hired)).toBe(false)
    const [auxiliary = ''] = put(state, 'romans', 'horse-archers', 'latium', 1, { people: 'huns' })
    const sworn = pieceById(state, auxiliary)
    expect(sworn && mayNotGoBySea(state, sworn)).toBe(false)
  })

  it('XXV.D an intercepted stack that refuses battle cancels the transport; the steps are spent', () => {
    const { state, first } = westernSea()
    const [unit = ''] = put(state, 'romans', 'infantry', 'septimania')
    put(state, 'vandals', 'fleet', 'sinus_gallicus')
    beginMovementOf(state, 'romans')
    giveOrders(
      state,
      [seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), unit)],
      {
        answers: { ...intercepted, 'naval-battle': [option('refuse')] },
        dice: [2]
      }
    )
    expect([placeOfPiece(state, unit), stepsLeftTo(state, unit)]).toEqual(['septimania', 2])
    expect(zonesLeft(state, first)).toBe(0)
  })

  it('XXV.D example E30: a stack of two that carries five units loses a fleet: two units are lost', () => {
    const state = bareMap()
    const fleets = put(state, 'romans', 'fleet', 'sinus_gallicus', 2)
    const units = [
      ...put(state, 'romans', 'legion', 'septimania', 4),
      ...put(state, 'romans', 'cavalry', 'septimania')
    ]
    put(state, 'vandals', 'fleet', 'sinus_gallicus')
    beginMovementOf(state, 'romans')
    state.control.provincia = 'vandals'
    const drowned = units.slice(3)
    const { events } = giveOrders(
      state,
      [seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), ...units)],
      {
        answers: { ...intercepted, 'cargo-lost': [{ values: { units: drowned } }] },
        dice: [4, 1, 1]
      }
    )
    expect(events).toContainEqual(expect.objectContaining({ type: 'cargo-lost', units: drowned }))
    expect(fleets.filter((id) => placeOfPiece(state, id) === 'sinus_gallicus')).toHaveLength(1)
    expect(units.filter((id) => placeOfPiece(state, id) === 'corsica')).toEqual(units.slice(0, 3))
    expect(units.filter((id) => placeOfPiece(state, id) === 'reserve')).toHaveLength(2)
  })

  it('XXV.D XXV.C a stack that goes down takes cargo and leader with it', () => {
    const { state } = westernSea()
    const units = put(state, 'romans', 'legion', 'septimania', 2)
    const stilicho = lead(state, 'stilicho', 'septimania')
    put(state, 'vandals', 'fleet', 'sinus_gallicus')
    beginMovementOf(state, 'romans')
    giveOrders(
      state,
      [
        seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), ...units, stilicho)
      ],
      {
        answers: intercepted,
        dice: [2, 4, 1]
      }
    )
    expect(placesOfPieces(state, units)).toEqual(['reserve', 'reserve'])
    expect(state.leaders.stilicho?.presence).toBe('gone')
  })

  it('XXV.B a second transport may be intercepted a second time, by the same stack', () => {
    const { state } = westernSea()
    const units = put(state, 'romans', 'legion', 'septimania', 2)
    put(state, 'vandals', 'fleet', 'sinus_gallicus')
    beginMovementOf(state, 'romans')
    const { decisions } = giveOrders(
      state,
      units.map((id) =>
        seaOrder(crossing('carry', 'romans', 'septimania', ['sinus_gallicus'], 'corsica'), id)
      ),
      {
        answers: {
          'naval-interception': [
            option({ nation: 'vandals', stack: 1 }),
            option({ nation: 'vandals', stack: 1 })
          ]
        },
        dice: [1, 3]
      }
    )
    expect(askedFor(decisions, 'naval-interception')).toHaveLength(2)
    expect(placesOfPieces(state, units)).toEqual(['corsica', 'corsica'])
  })

  it('XXV.D another player is asked before his fleet carries his friends', () => {
    const state = bareMap()
    put(state, 'romans', 'fleet', 'sinus_gallicus')
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'septimania')
    tie(state, {
      kind: 'foedus',
      between: ['romans', 'visigoths'],
      provinces: ['septimania', 'arvernia'],
      since: 1
    })
    beginMovementOf(state, 'visigoths')
    const carry = seaOrder(crossing('carry', 'visigoths', 'septimania', ['sinus_gallicus'], 'corsica'), unit)
    giveOrders(state, [carry], { answers: { 'carry-friends': [option('no')] } })
    expect([placeOfPiece(state, unit), stepsLeftTo(state, unit)]).toEqual(['septimania', 3])
    expect(verdictOn(state, carry)).toBe('not offered')
  })
})

/** Five units of Stilicho's in Cartaginensis, two fleets off it, Africa lost to the Vandals. */
function toCaesarea() {
  const state = bareMap()
  for (const province of ['caesarea', 'saldae', 'numidia', 'mauritania', 'utica'] as const) {
    state.control[province] = 'vandals'
  }
  const fleets = put(state, 'romans', 'fleet', 'mare_mauretanicum', 2)
  const legions = put(state, 'romans', 'legion', 'cartaginensis', 3)
  const auxiliaries = put(state, 'romans', 'infantry', 'cartaginensis', 2, { people: 'alamanni' })
  const stilicho = lead(state, 'stilicho', 'cartaginensis')
  beginMovementOf(state, 'romans')
  const key = crossing('land', 'romans', 'cartaginensis', ['mare_mauretanicum'], 'caesarea')
  return { state, fleets, legions, auxiliaries, stilicho, key }
}

describe('XXV.E amphibious landings', () => {
  const plan = { nation: 'romans', zone: 'mare_mauretanicum', to: 'caesarea' } as const
  const amounts = (state: InvasionsState) => landingModifiers(state, plan).map(({ amount }) => amount)

  it('XXV.E example E31: -2 and +1 with Saldae in enemy hands', () => {
    const { state } = toCaesarea()
    expect(amounts(state)).toEqual([-2, 1])
    expect(landingChance(state, { ...plan, units: [] }).probability).toBeCloseTo(0.5)
  })

  it('XXV.E example E31: +1 once Hippo Regius is a built and friendly city; Tingis lies on another coast', () => {
    const { state } = toCaesarea()
    state.control.utica = 'romans'
    state.control.tingitania = 'romans'
    state.cities.tingitania = { level: 1, fortified: false }
    expect(amounts(state)).toEqual([-2, 1])
    state.cities.utica = { level: 1, fortified: false }
    expect(amounts(state)).toEqual([1])
    expect(landingChance(state, { ...plan, units: [] }).probability).toBeCloseTo(0.7)
  })

  it('XXV.E only Romans and Byzantines get +1, and only on the inner seas', () => {
    const { state } = toCaesarea()
    expect(landingModifiers(state, { ...plan, nation: 'vandals', to: 'cartaginensis' })).toEqual([
      expect.objectContaining({ amount: -2 })
    ])
    expect(landingModifiers(state, { nation: 'romans', zone: 'oceanus_germanicus', to: 'frisia' })).toEqual([
      expect.objectContaining({ amount: -2 })
    ])
    expect(landingModifiers(state, { nation: 'byzantines', zone: 'pontus_euxinus', to: 'colchis' })).toEqual([
      expect.objectContaining({ amount: 1 })
    ])
  })

  it('XXV.E below 5 the landing fails; the steps are spent and the army stays', () => {
    const { state, fleets, legions, key } = toCaesarea()
    const { events } = giveOrders(state, [seaOrder(key, ...legions)], { dice: [5] })
    expect(events).toContainEqual(expect.objectContaining({ type: 'roll', reason: 'sea-risk', total: 4 }))
    expect(events).toContainEqual(expect.objectContaining({ type: 'landing-failed', to: 'caesarea' }))
    expect(placesOfPieces(state, legions)).toEqual(legions.map(() => 'cartaginensis'))
    expect(legions.map((id) => stepsLeftTo(state, id))).toEqual(legions.map(() => 2))
    expect(fleets.map((id) => zonesLeft(state, id))).toEqual([3, 3])
    expect(verdictOn(state, seaOrder(key, ...legions))).toBe('refusal.carried-once XXV.D')
  })

  it('XXV.E at 5 the force is ashore and may go on', () => {
    const { state, legions, stilicho, key } = toCaesarea()
    giveOrders(state, [seaOrder(key, ...legions, stilicho)], { dice: [6] })
    expect(placesOfPieces(state, legions)).toEqual(legions.map(() => 'caesarea'))
    expect(verdictOn(state, landOrder('caesarea', 'mauritania', ...legions, stilicho))).toBe('ok')
  })

  it('XXV.E example E32: the stack is cut to one fleet: only three of five units land', () => {
    const { state, legions, auxiliaries, stilicho, key } = toCaesarea()
    put(state, 'vandals', 'fleet', 'mare_mauretanicum')
    const { events } = giveOrders(state, [seaOrder(key, ...legions, ...auxiliaries, stilicho)], {
      answers: { ...intercepted, 'cargo-lost': [{ values: { units: auxiliaries } }] },
      dice: [6, 2, 4, 1, 1]
    })
    expect(typesOf(events).indexOf('naval-interception')).toBeGreaterThan(
      events.findIndex((event) => event.type === 'roll' && event.reason === 'sea-risk')
    )
    expect(placesOfPieces(state, legions)).toEqual(legions.map(() => 'caesarea'))
    expect(placesOfPieces(state, auxiliaries)).toEqual(['reserve', 'reserve'])
    expect(placeOfPiece(state, stilicho)).toBe('caesarea')
  })

  it('XXV.E one roll, however many zones; the last one counts', () => {
    const { state, first, second } = { ...westernSea() }
    const [unit = ''] = put(state, 'romans', 'legion', 'septimania')
    state.control.utica = 'vandals'
    beginMovementOf(state, 'romans')
    const { events } = giveOrders(
      state,
      [
        seaOrder(
          crossing('land', 'romans', 'septimania', ['sinus_gallicus', 'mare_mauretanicum'], 'utica'),
          unit
        )
      ],
      { dice: [4] }
    )
    expect(eventsOfType(events, 'roll')).toHaveLength(1)
    expect(placeOfPiece(state, unit)).toBe('utica')
    expect([zonesLeft(state, first), zonesLeft(state, second)]).toEqual([3, 3])
  })

  it('XXV.E no risk for Barbarians who invade Britannia, nor for amphibious forces anywhere', () => {
    const state = bareMap()
    encamp(state, 'saxons', 'saxonia')
    encamp(state, 'franks', 'flandria')
    const [boatman = ''] = put(state, 'saxons', 'sea-infantry', 'saxonia')
    const [archer = ''] = put(state, 'saxons', 'archers', 'saxonia')
    const chance = (units: string[], to: 'lindum' | 'flandria') =>
      landingChance(state, {
        nation: 'saxons',
        units: units.flatMap((id) => state.units[id] ?? []),
        zone: 'oceanus_germanicus',
        to
      }).risk
    expect(chance([boatman, archer], 'lindum')).toBe(false)
    expect(chance([boatman], 'flandria')).toBe(false)
    expect(chance([boatman, archer], 'flandria')).toBe(true)
    expect(
      landingChance(state, { nation: 'romans', units: [], zone: 'oceanus_germanicus', to: 'lindum' }).risk
    ).toBe(true)
  })

  it('XXV.E a defended shore stops the landing force, which crossed neither river nor strait', () => {
    const { state, legions, key } = toCaesarea()
    put(state, 'vandals', 'infantry', 'caesarea', 2)
    giveOrders(state, [seaOrder(key, ...legions)], { dice: [10] })
    expect(legions.map((id) => state.movement?.marches[id])).toEqual(
      legions.map(() => expect.objectContaining({ from: 'caesarea', halted: true, overStrait: false }))
    )
  })
})
