import { describe, expect, it } from 'vitest'
import { sideOf } from '../../catalogue.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, lead, put } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { portsOf } from '../../world/sea-queries.ts'
import { boardingParty } from '../march-orders/boarding-party.ts'
import { marchOptions, whyNoMarch } from '../march-orders/march-options.ts'
import { marchScope } from '../march-orders/march-scope.ts'
import { marchForecast } from './march-forecast.ts'

/** The march options of these pieces of a nation in movement. */
function orders(state: InvasionsState, nation: NationId, ids: readonly PieceId[]) {
  const { movement } = state
  if (!movement) throw new Error('nobody moves')
  const scope = marchScope(state, movement, sideOf(nation))
  const prospects = marchOptions(state, movement, scope, ids)
  return {
    to: (place: string) => prospects.find(({ to }) => to === place),
    outlook: (place: string) => {
      const prospect = prospects.find(({ to }) => to === place)
      return prospect ? marchForecast(state, ids, prospect) : null
    },
    whyNot: (place: ProvinceId) => whyNoMarch(state, movement, scope, ids, place)
  }
}

/** The example of XXV.E: from Cartaginensis over Mare Mauretanicum to Caesarea, whose Saldae is the enemy's. */
function beforeCaesarea() {
  const state = bareMap()
  const fleets = put(state, 'romans', 'fleet', 'mare_mauretanicum', 2)
  const army = put(state, 'romans', 'legion', 'cartaginensis', 5)
  for (const province of ['caesarea', 'saldae', 'numidia', 'mauritania', 'utica'] as const) {
    state.control[province] = 'vandals'
  }
  beginMovementOf(state, 'romans')
  return { state, fleets, army }
}

describe('XXV orders by sea, before they are given', () => {
  it('XXV.E example: the landing in Caesarea suffers -1 (-2 and +1): it gets past the sea on a 6', () => {
    const { state, army } = beforeCaesarea()
    const { to, outlook } = orders(state, 'romans', army)
    expect(to('caesarea')).toMatchObject({
      kind: 'landing',
      safe: false,
      way: ['mare_mauretanicum', 'caesarea']
    })
    expect(outlook('caesarea')?.sea).toMatchObject({
      landing: { risk: true, probability: 0.5, modifiers: [{ amount: -2 }, { amount: 1 }] },
      meetings: []
    })
  })

  it('XXV.B an enemy stack in the zone may intercept on a D2, and surely where it holds every port', () => {
    const { state, army } = beforeCaesarea()
    put(state, 'vandals', 'fleet', 'mare_mauretanicum')
    const [meeting] = orders(state, 'romans', army).outlook('caesarea')?.sea?.meetings ?? []
    expect(meeting).toMatchObject({ zone: 'mare_mauretanicum', nation: 'vandals', fleets: 1, chance: 0.5 })
    const { won = 0, lost = 0, draw = 0 } = meeting?.battle ?? {}
    expect(won).toBeGreaterThan(lost)
    expect(won + lost + draw).toBeCloseTo(1)
    delete state.cities.cartaginensis
    for (const port of portsOf('mare_mauretanicum', 'base')) {
      if (port !== 'cartaginensis') state.control[port] = 'vandals'
    }
    const [sure] = orders(state, 'romans', army).outlook('caesarea')?.sea?.meetings ?? []
    expect(sure?.chance).toBe(1)
  })

  it('XXV.D a transport between friendly shores is safe as long as nobody can intercept it', () => {
    const { state, army } = beforeCaesarea()
    const safe = () => orders(state, 'romans', army).to('sardinia')
    expect(safe()).toMatchObject({ kind: 'carry', safe: true })
    put(state, 'vandals', 'fleet', 'mare_mauretanicum')
    expect(safe()).toMatchObject({ kind: 'carry', safe: false })
  })

  it('XXV.A a voyage names its zones, and is not safe past an enemy stack', () => {
    const { state, fleets } = beforeCaesarea()
    const voyage = () => orders(state, 'romans', fleets).to('mare_adriaticum')
    expect(voyage()).toMatchObject({ safe: true, way: ['mare_siculum', 'mare_adriaticum'] })
    put(state, 'vandals', 'fleet', 'mare_siculum')
    expect(voyage()).toMatchObject({ safe: false, way: ['mare_siculum', 'mare_adriaticum'] })
  })

  it('XXV.D a fleet takes three units and a leader aboard; more get a refusal with its reason', () => {
    const state = bareMap()
    put(state, 'romans', 'fleet', 'mare_mauretanicum')
    const army = put(state, 'romans', 'legion', 'cartaginensis', 5)
    const stilicho = lead(state, 'stilicho', 'cartaginensis')
    lead(state, 'aetius', 'cartaginensis')
    beginMovementOf(state, 'romans')
    const scope = marchScope(state, state.movement ?? never(), sideOf('romans'))
    const party = boardingParty(state, 'cartaginensis', 'mare_mauretanicum', scope.piecesAt('cartaginensis'))
    expect(party).toHaveLength(4)
    expect(party.filter((id) => army.includes(id))).toHaveLength(3)
    expect(orders(state, 'romans', party).to('sardinia')).toBeDefined()
    const all = orders(state, 'romans', [...army, stilicho])
    expect(all.to('sardinia')).toBeUndefined()
    expect(all.whyNot('sardinia')).toMatchObject({
      reason: { key: 'refusal.too-many-aboard' },
      rule: 'XXV.D'
    })
    expect(boardingParty(state, 'cartaginensis', 'mare_aegeum', scope.piecesAt('cartaginensis'))).toEqual([])
  })
})

function never(): never {
  throw new Error('nobody moves')
}
