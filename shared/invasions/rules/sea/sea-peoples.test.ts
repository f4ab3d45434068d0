import { describe, expect, it } from 'vitest'
import { option } from '../../testing/drive.ts'
import { beginMovementOf, crossing, giveOrders, seaOrder, verdictOn } from '../../testing/march-orders.ts'
import { bareMap, crown, encamp, put } from '../../testing/position.ts'
import { eventsOfType, placesOfPieces, typesOf } from '../../testing/read-results.ts'

const intercepted = { 'naval-interception': [option({ nation: 'romans', stack: 1 })] }
const OVER = crossing('land', 'saxons', 'saxonia', ['oceanus_germanicus'], 'lindum', true)

/** The Saxons at home, horde and three units, about to move. */
function saxons({ invading = false } = {}) {
  const state = bareMap({ turn: 7, ...(invading ? { invading: ['saxons'] } : {}) })
  const horde = encamp(state, 'saxons', 'saxonia')
  const units = put(state, 'saxons', 'sea-infantry', 'saxonia', 3)
  state.control.saxonia = 'saxons'
  beginMovementOf(state, 'saxons')
  return { state, horde, units }
}

describe('XXV.E sea peoples, who have boats of their own', () => {
  it('XXV.E their units cross northern seas on any turn while they are Barbarians', () => {
    const { state, units } = saxons()
    expect(verdictOn(state, seaOrder(OVER, ...units))).toBe('ok')
    giveOrders(state, [seaOrder(OVER, ...units)], { answers: { 'province-entered': [] } })
    expect(placesOfPieces(state, units)).toEqual(['lindum', 'lindum', 'lindum'])
  })

  it('XXV.E a Kingdom has no boats', () => {
    const { state, units } = saxons({ invading: true })
    crown(state, 'saxons', 'cantium')
    expect(verdictOn(state, seaOrder(OVER, ...units))).toBe('not offered')
  })

  it('XVIII.H the horde crosses in an invasion, alone or with some of its people', () => {
    const { state, units, horde } = saxons({ invading: true })
    const [first = '', ...others] = units
    expect(verdictOn(state, seaOrder(OVER, first, horde))).toBe('ok')
    giveOrders(state, [seaOrder(OVER, first, horde)], { answers: { 'province-entered': [] } })
    expect(placesOfPieces(state, [first, horde])).toEqual(['lindum', 'lindum'])
    expect(placesOfPieces(state, others)).toEqual(['saxonia', 'saxonia'])
  })

  it('XVIII.G in other turns the horde migrates with all units beside it, and attacks nobody', () => {
    const { state, units, horde } = saxons()
    const [first = ''] = units
    expect(verdictOn(state, seaOrder(OVER, first, horde))).toBe('refusal.migrate-together XVIII.G')
    put(state, 'romans', 'legion', 'lindum')
    expect(verdictOn(state, seaOrder(OVER, ...units, horde))).toBe('refusal.migrating XVIII.G')
    expect(verdictOn(state, seaOrder(OVER, ...units))).toBe('ok')
    const empty = crossing('land', 'saxons', 'saxonia', ['oceanus_germanicus'], 'bernicia', true)
    const { events } = giveOrders(state, [seaOrder(empty, ...units, horde)], {
      answers: { 'province-entered': [] }
    })
    expect(placesOfPieces(state, [...units, horde])).toEqual(Array(4).fill('bernicia'))
    expect(eventsOfType(events, 'migration')).toMatchObject([
      { nation: 'saxons', from: 'saxonia', to: 'bernicia' }
    ])
    expect(state.movement?.migrating).toEqual(['saxons'])
  })

  it('XXV.E boats that are intercepted turn back', () => {
    const { state, units } = saxons()
    put(state, 'romans', 'fleet', 'oceanus_germanicus')
    giveOrders(state, [seaOrder(OVER, ...units)], { answers: intercepted, dice: [2] })
    expect(placesOfPieces(state, units)).toEqual(['saxonia', 'saxonia', 'saxonia'])
  })

  it('XVIII.G nobody intercepts a migration, at sea either', () => {
    const { state, units, horde } = saxons()
    put(state, 'romans', 'fleet', 'oceanus_germanicus')
    const { events } = giveOrders(state, [seaOrder(OVER, ...units, horde)], {
      answers: { 'province-entered': [] }
    })
    expect(typesOf(events)).not.toContain('naval-interception')
    expect(placesOfPieces(state, [...units, horde])).toEqual(Array(4).fill('lindum'))
  })
})
