import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import { interceptionUsed, navalStackOf, navalStacksIn, zonesLeft } from '../../queries/sea/naval-stacks.ts'
import { isBlockaded, zonesOfStrait } from '../../queries/sea/straits.ts'
import type { InvasionsState } from '../../state.ts'
import { option } from '../../testing/drive.ts'
import { beginMovementOf, giveOrders, landOrder, seaOrder, verdictOn } from '../../testing/march-orders.ts'
import { bareMap, lead, move, put, tie } from '../../testing/position.ts'
import {
  askedFor,
  eventsOfType,
  kindsAsked,
  placeOfPiece,
  placesOfPieces
} from '../../testing/read-results.ts'
import type { SeaId } from '../../world/seas.ts'
import { borderBetween } from '../../world/world-queries.ts'
import { marchQuestion } from '../movement/march-question.ts'
import { beginMovement } from '../movement/marching.ts'

const stacks = (state: InvasionsState, zone: SeaId) =>
  navalStacksIn(state, zone).map(({ nation, fleets }) => `${nation} ${fleets.length}`)
const sail = (nation: NationId, from: SeaId, to: SeaId, ...pieces: string[]) =>
  seaOrder({ sort: 'sail', nation, zone: from, to }, ...pieces)

describe('XXV.A fleets', () => {
  it('XXV.A a fleet goes up to four zones in an activation', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_adriaticum')
    beginMovementOf(state, 'romans')
    expect(verdictOn(state, sail('romans', 'mare_adriaticum', 'oceanus_occidentalis', fleet))).toBe('ok')
    expect(verdictOn(state, sail('romans', 'mare_adriaticum', 'oceanus_atlanticus', fleet))).toBe(
      'not offered'
    )
    giveOrders(state, [sail('romans', 'mare_adriaticum', 'oceanus_occidentalis', fleet)])
    expect(placeOfPiece(state, fleet)).toBe('oceanus_occidentalis')
    expect(zonesLeft(state, fleet)).toBe(0)
  })

  it('XXV.A the four zones are for the whole activation, not for each substep', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_adriaticum')
    beginMovementOf(state, 'romans')
    giveOrders(state, [sail('romans', 'mare_adriaticum', 'mare_mauretanicum', fleet)])
    beginMovement(state, ['romans'])
    expect(zonesLeft(state, fleet)).toBe(2)
  })

  it('XXV.A a fleet stays within two zones of a coastal city of its nation', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'vandals', 'fleet', 'mare_mauretanicum')
    state.control.saldae = 'vandals'
    beginMovementOf(state, 'vandals')
    expect(verdictOn(state, sail('vandals', 'mare_mauretanicum', 'mare_aegeum', fleet))).toBe('ok')
    expect(verdictOn(state, sail('vandals', 'mare_mauretanicum', 'propontis', fleet))).toBe('not offered')
    delete state.cities.saldae
    expect(verdictOn(state, sail('vandals', 'mare_mauretanicum', 'mare_aegeum', fleet))).toBe('not offered')
  })

  it('XXV.A a naval stack has two fleets at most', () => {
    const state = bareMap()
    const fleets = put(state, 'byzantines', 'elite-fleet', 'propontis', 3)
    beginMovementOf(state, 'byzantines')
    expect(verdictOn(state, sail('byzantines', 'propontis', 'mare_aegeum', ...fleets))).toBe(
      'refusal.two-fleets-a-stack XXV.A'
    )
  })

  it('XXV.A example E28: Byzantium brings four fleets into Mare Aegeum as two stacks, and not a fifth', () => {
    const state = bareMap()
    const elite = put(state, 'byzantines', 'elite-fleet', 'propontis', 3)
    const [fourth = '', fifth = ''] = put(state, 'byzantines', 'fleet', 'pontus_euxinus', 2)
    const [one = '', two = '', three = ''] = elite
    beginMovementOf(state, 'byzantines')
    giveOrders(state, [
      sail('byzantines', 'propontis', 'mare_aegeum', one, two),
      sail('byzantines', 'propontis', 'mare_aegeum', three),
      sail('byzantines', 'pontus_euxinus', 'mare_aegeum', fourth)
    ])
    expect(stacks(state, 'mare_aegeum')).toEqual(['byzantines 2', 'byzantines 2'])
    expect(verdictOn(state, sail('byzantines', 'pontus_euxinus', 'mare_aegeum', fifth))).toBe('not offered')
  })

  it('XXV.A two fleets in a zone are one stack; a third makes a second', () => {
    const state = bareMap()
    const [one = '', two = '', three = ''] = put(state, 'byzantines', 'elite-fleet', 'propontis', 3)
    beginMovementOf(state, 'byzantines')
    giveOrders(state, [sail('byzantines', 'propontis', 'mare_aegeum', one)])
    giveOrders(state, [])
    expect(stacks(state, 'propontis')).toEqual(['byzantines 2'])
    state.movement?.done.pop()
    giveOrders(state, [sail('byzantines', 'propontis', 'mare_aegeum', two)])
    expect(stacks(state, 'mare_aegeum')).toEqual(['byzantines 2'])
    state.movement?.done.pop()
    giveOrders(state, [sail('byzantines', 'propontis', 'mare_aegeum', three)])
    expect(stacks(state, 'mare_aegeum')).toEqual(['byzantines 2', 'byzantines 1'])
  })

  it('XXV.A a stack leaves a fleet behind, goes on and takes another along', () => {
    const state = bareMap()
    const [one = '', two = ''] = put(state, 'romans', 'elite-fleet', 'mare_adriaticum', 2)
    const [fresh = ''] = put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    beginMovementOf(state, 'romans')
    giveOrders(state, [
      sail('romans', 'mare_adriaticum', 'mare_siculum', one, two),
      sail('romans', 'mare_siculum', 'mare_tyrrheneum', one),
      sail('romans', 'mare_tyrrheneum', 'sinus_gallicus', one, fresh)
    ])
    expect(placesOfPieces(state, [one, two, fresh])).toEqual([
      'sinus_gallicus',
      'mare_siculum',
      'sinus_gallicus'
    ])
    expect([zonesLeft(state, one), zonesLeft(state, two), zonesLeft(state, fresh)]).toEqual([1, 3, 3])
  })

  it('XXV.A any number of nations share a zone: nobody fights who does not want to', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    put(state, 'vandals', 'fleet', 'mare_siculum', 2)
    beginMovementOf(state, 'romans')
    const { decisions } = giveOrders(state, [sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet)])
    expect(stacks(state, 'mare_siculum')).toEqual(['romans 1', 'vandals 2'])
    expect(kindsAsked(decisions)).not.toContain('flee')
  })
})

describe('XXV.B naval interception', () => {
  function meeting() {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    const enemies = put(state, 'vandals', 'fleet', 'mare_siculum')
    beginMovementOf(state, 'romans')
    return { state, fleet, enemies }
  }

  it('XXV.B the inactive nation declares first, and needs a passed D2', () => {
    const { state, fleet } = meeting()
    const { events } = giveOrders(state, [sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet)], {
      answers: { 'naval-interception': [option({ nation: 'vandals', stack: 1 })] },
      dice: [3]
    })
    expect(events).toContainEqual({
      type: 'naval-interception',
      nation: 'vandals',
      against: 'romans',
      zone: 'mare_siculum',
      automatic: false,
      success: false
    })
    expect(events.some(({ type }) => type === 'naval-battle')).toBe(false)
  })

  it('XXV.B a nation that controls all coastal cities of the zone succeeds without a check', () => {
    const { state, fleet } = meeting()
    for (const port of ['africa', 'cyrenaica', 'sicilia'] as const) state.control[port] = 'vandals'
    const { events } = giveOrders(state, [sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet)], {
      answers: { 'naval-interception': [option({ nation: 'vandals', stack: 1 })] },
      dice: [1, 1]
    })
    const check = eventsOfType(events, 'naval-interception')[0]
    expect(check).toMatchObject({ automatic: true, success: true })
  })

  it('XXV.B each stack declares or suffers one interception in an activation', () => {
    const { state, fleet, enemies } = meeting()
    put(state, 'vandals', 'fleet', 'mare_mauretanicum')
    const { decisions } = giveOrders(
      state,
      [
        sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet),
        sail('romans', 'mare_siculum', 'mare_mauretanicum', fleet)
      ],
      { answers: { 'naval-interception': [option({ nation: 'vandals', stack: 1 })] }, dice: [1] }
    )
    expect(askedFor(decisions, 'naval-interception')).toHaveLength(1)
    const stack = navalStackOf(state, enemies[0] ?? '')
    expect(stack && interceptionUsed(state, stack)).toBe(true)
  })

  it('XXV.B the active stack may intercept once the other has let it pass', () => {
    const { state, fleet, enemies } = meeting()
    const attack = seaOrder(
      {
        sort: 'attack',
        nation: 'romans',
        zone: 'mare_siculum',
        stack: 1,
        enemy: { nation: 'vandals', stack: 1 }
      },
      fleet
    )
    const { events } = giveOrders(state, [sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet), attack], {
      dice: [2, 4, 1]
    })
    expect(events).toContainEqual(expect.objectContaining({ type: 'naval-interception', nation: 'romans' }))
    expect(placeOfPiece(state, enemies[0] ?? '')).toBe('reserve')
    expect(verdictOn(state, attack)).toBe('not offered')
  })

  it('XXV.B a truce keeps a nation from intercepting', () => {
    const { state, fleet } = meeting()
    tie(state, { kind: 'truce', between: ['romans', 'vandals'], binds: 'attack', since: 1 })
    const { decisions } = giveOrders(state, [sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet)])
    expect(kindsAsked(decisions)).not.toContain('naval-interception')
  })
})

describe('XXV.F blockade of a strait', () => {
  const bosporus = () => {
    const border = borderBetween('thracia', 'bythinia')
    if (!border) throw new Error('no strait')
    return border
  }

  it('XXV.F every strait of the map lies in at least one zone', () => {
    expect(zonesOfStrait(bosporus())).toEqual(['pontus_euxinus', 'propontis'])
    for (const [a, b] of [
      ['belgae', 'cantium'],
      ['baetica', 'tingitania'],
      ['beneventum', 'sicilia'],
      ['corsica', 'sardinia'],
      ['dal_riata', 'ultonia'],
      ['iutia', 'selandia'],
      ['abascia', 'bosporus']
    ] as const) {
      expect(zonesOfStrait(borderBetween(a, b) ?? {}), a).not.toEqual([])
    }
  })

  it('XXV.F a hostile stack bars the strait, even beside a friendly one; others do not', () => {
    const state = bareMap()
    put(state, 'byzantines', 'fleet', 'propontis')
    expect(isBlockaded(state, 'visigoths', bosporus())).toBe(true)
    expect(isBlockaded(state, 'byzantines', bosporus())).toBe(false)
    put(state, 'visigoths', 'fleet', 'propontis')
    expect(isBlockaded(state, 'visigoths', bosporus())).toBe(true)
  })

  it('XXV.F an army does not cross until the blockading stack is gone', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'byzantines', 'fleet', 'propontis')
    const units = put(state, 'visigoths', 'infantry', 'thracia', 2)
    beginMovementOf(state, 'visigoths')
    expect(verdictOn(state, landOrder('thracia', 'bythinia', ...units))).toBe('refusal.blockaded XXV.F')
    move(state, [fleet], 'reserve')
    expect(verdictOn(state, landOrder('thracia', 'bythinia', ...units))).toBe('ok')
  })
})

describe('XXV.C leaders aboard', () => {
  it('XXV.C a leader goes aboard, sails with a fleet and lands on a friendly shore, a step each way', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    const stilicho = lead(state, 'stilicho', 'latium')
    beginMovementOf(state, 'romans')
    giveOrders(state, [
      seaOrder(
        { sort: 'embark', nation: 'romans', leader: 'stilicho', province: 'latium', zone: 'mare_tyrrheneum' },
        stilicho
      ),
      sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet, stilicho),
      seaOrder(
        { sort: 'ashore', nation: 'romans', leader: 'stilicho', province: 'sicilia', zone: 'mare_siculum' },
        stilicho
      )
    ])
    expect(state.leaders.stilicho?.at).toBe('sicilia')
    expect(state.movement?.marches[stilicho]?.spent).toBe(2)
  })

  it('XXV.C a leader who cannot march may still go aboard, and is listed once', () => {
    const state = bareMap()
    put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    const stilicho = lead(state, 'stilicho', 'sardinia')
    for (const province of ['corsica', 'sicilia'] as const) state.control[province] = 'vandals'
    beginMovementOf(state, 'romans')
    const { movement } = state
    if (!movement) throw new Error('no movement')
    const [, pieces] = marchQuestion(state, movement, 'romans').form.fields
    const named = pieces?.field === 'many' ? pieces.options.map(({ key }) => key) : []
    expect(named.filter((key) => key === stilicho)).toHaveLength(1)
  })

  it('XXV.C no fleet leaves a leader alone at sea', () => {
    const state = bareMap()
    const [fleet = ''] = put(state, 'romans', 'fleet', 'mare_tyrrheneum')
    const stilicho = lead(state, 'stilicho', 'latium')
    beginMovementOf(state, 'romans')
    giveOrders(state, [
      seaOrder(
        { sort: 'embark', nation: 'romans', leader: 'stilicho', province: 'latium', zone: 'mare_tyrrheneum' },
        stilicho
      )
    ])
    expect(verdictOn(state, sail('romans', 'mare_tyrrheneum', 'mare_siculum', fleet))).toBe(
      'refusal.leader-without-fleet XXV.C'
    )
  })
})
