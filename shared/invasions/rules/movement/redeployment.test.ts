import { describe, expect, it } from 'vitest'
import type { Move } from '../../answers/movement.ts'
import type { LeaderId } from '../../state.ts'
import {
  beginMovementOf,
  giveOrders,
  landOrder,
  noMoreOrders,
  ordersOffered,
  redeployOrder,
  verdictOn
} from '../../testing/march-orders.ts'
import { bareMap, lead, put } from '../../testing/position.ts'
import { eventsOfType, placesOfPieces, stepsLeftTo } from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { beginMovement } from './marching.ts'

/** A leader of the East with three legions at the start of a campaign; only Byzantium controls provinces. */
function campaigner(leader: LeaderId, at: ProvinceId, held: readonly ProvinceId[]) {
  const state = bareMap({ active: ['byzantines'], clear: ['control'], turn: 3 })
  for (const province of [at, ...held]) state.control[province] = 'byzantines'
  const legions = put(state, 'byzantines', 'legion', at, 3)
  const chief = lead(state, leader, at)
  beginMovement(state, ['byzantines'], leader)
  return { state, stack: [...legions, chief] }
}

const openTo = ({ state }: ReturnType<typeof campaigner>) =>
  ordersOffered(state).flatMap((move) =>
    typeof move === 'object' && 'redeploy' in move ? [move.redeploy.to] : []
  )

describe('XXII.A redeployment', () => {
  it('XXII.A at the start of a campaign the leader and his stack may redeploy anywhere, at no cost', () => {
    const east = campaigner('heraclius', 'osroene', ['amida', 'melitene', 'pontus', 'cappadocia'])
    const { state, stack } = east
    const { events } = giveOrders(state, [redeployOrder('cappadocia', ...stack), noMoreOrders])
    expect(placesOfPieces(state, stack)).toEqual(stack.map(() => 'cappadocia'))
    expect(eventsOfType(events, 'redeployed')).toEqual([
      { type: 'redeployed', nation: 'byzantines', pieces: stack, from: 'osroene', to: 'cappadocia' }
    ])
    expect(stack.slice(0, 3).map((id) => stepsLeftTo(state, id, 'heraclius'))).toEqual([4, 4, 4])
  })

  it('XXII.A redeployment reaches only connected friendly land', () => {
    const east = campaigner('heraclius', 'osroene', ['amida', 'assyria', 'thracia', 'dardania'])
    expect(openTo(east)).toEqual(['amida', 'assyria'])
    put(east.state, 'persians', 'infantry', 'amida')
    expect(openTo(east)).toEqual([])
  })

  it('XXII.A units may stay behind, but none goes without the leader', () => {
    const { state, stack } = campaigner('heraclius', 'osroene', ['amida'])
    const [legion = ''] = stack
    const chief = stack.at(-1) ?? ''
    expect(verdictOn(state, redeployOrder('amida', legion))).toBe('refusal.only-with-the-leader XXII.A')
    expect(verdictOn(state, redeployOrder('amida', legion, chief))).toBe('ok')
    expect(verdictOn(state, redeployOrder('amida', chief))).toBe('ok')
  })

  it('XXII.A a leader in a foreign province may not redeploy', () => {
    const east = campaigner('heraclius', 'osroene', ['amida'])
    put(east.state, 'persians', 'infantry', 'osroene')
    expect(openTo(east)).toEqual([])
  })

  it('XXII.A redeployment comes before the first move of the campaign, or not at all', () => {
    const { state, stack } = campaigner('heraclius', 'osroene', ['amida', 'melitene'])
    const offers: Move[][] = []
    giveOrders(state, [landOrder('osroene', 'amida', ...stack)], {
      whenever: {
        'campaign-march': () => {
          offers.push(ordersOffered(state))
          return noMoreOrders
        }
      }
    })
    expect(offers).toHaveLength(1)
    expect(offers[0]).toContainEqual({ march: { from: 'amida', to: 'osroene' } })
    expect(offers[0]?.filter((move) => typeof move === 'object' && 'redeploy' in move)).toEqual([])
  })

  it('XXII.A there is no redeployment in the Unit Stacks substep', () => {
    const { state, stack } = campaigner('heraclius', 'osroene', ['amida', 'melitene'])
    beginMovementOf(state, 'byzantines')
    expect(verdictOn(state, redeployOrder('amida', ...stack))).toBe('not offered')
  })

  it('XXV.F redeployment crosses a strait, but not one that a hostile fleet blocks', () => {
    const east = campaigner('heraclius', 'thracia', ['bythinia', 'mysia', 'cappadocia'])
    expect(openTo(east)).toEqual(['bythinia', 'cappadocia', 'mysia'])
    put(east.state, 'vandals', 'fleet', 'propontis')
    expect(openTo(east)).toEqual([])
  })

  it('XXV.F redeployment takes another route around the blockade', () => {
    const east = campaigner('heraclius', 'thracia', ['mysia', 'cappadocia', 'bythinia'])
    put(east.state, 'vandals', 'fleet', 'pontus_euxinus')
    expect(openTo(east)).toEqual(['bythinia', 'cappadocia', 'mysia'])
  })
})
