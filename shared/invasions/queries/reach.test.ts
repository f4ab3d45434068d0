import { describe, expect, it } from 'vitest'
import { beginMovement } from '../rules/marching.ts'
import type { InvasionsState } from '../state.ts'
import { bareMap, lead, put } from '../testing/position.ts'
import { pieceById } from './pieces.ts'
import { reachOf } from './routes.ts'

function stackOf(state: InvasionsState, ...ids: string[]) {
  const pieces = ids.flatMap((id) => pieceById(state, id) ?? [])
  const at = pieces[0]?.at
  if (!at) throw new Error('nobody there')
  return { at, pieces }
}

describe('XVIII.A where a stack can go', () => {
  it('XVIII.A tells steps, way and enemies, and what cannot be entered', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'thracia')
    beginMovement(state, ['visigoths'])
    const { routes } = reachOf(state, stackOf(state, foot))
    expect(routes.get('moesia_inferior')).toEqual({
      to: 'moesia_inferior',
      steps: 1,
      way: ['moesia_inferior'],
      enemyProvinces: 1,
      stops: false
    })
    expect(routes.get('thracia')).toMatchObject({ steps: 2, stops: true })
    expect(routes.has('bythinia')).toBe(false)
    expect([...routes.values()].every(({ steps, way }) => steps <= 3 && way.length === steps)).toBe(true)
  })

  it('XVIII.A of two ways of the same length it takes the one with fewer enemy provinces', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    state.control = { valachia: 'visigoths', moesia_superior: 'byzantines' }
    beginMovement(state, ['visigoths'])
    const route = reachOf(state, stackOf(state, foot)).routes.get('moesia_inferior')
    expect(route?.way).toEqual(['valachia', 'moesia_inferior'])
  })

  it('XVIII.B the slowest piece sets the pace, and a leader lengthens it', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const [horse = ''] = put(state, 'visigoths', 'noble-cavalry', 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    beginMovement(state, ['visigoths'])
    const farthest = (...ids: string[]) =>
      Math.max(...[...reachOf(state, stackOf(state, ...ids)).routes.values()].map(({ steps }) => steps))
    expect([farthest(horse), farthest(foot, horse), farthest(foot, horse, king)]).toEqual([4, 3, 4])
  })

  it('XVIII.B a spent stack goes nowhere, and is told why', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    beginMovement(state, ['visigoths'])
    if (state.movement) {
      state.movement.marches[foot] = {
        spent: 3,
        from: 'dacia',
        overStrait: false,
        led: null,
        halted: false,
        bonus: 0,
        bridge: false
      }
    }
    const { routes, blocked } = reachOf(state, stackOf(state, foot))
    expect(routes.size).toBe(0)
    expect(blocked.get('dacia')?.rule).toBe('XVIII.B')
  })

  it('XVIII.J a card bridges a strait for one step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'vandals', 'infantry', 'castulum')
    beginMovement(state, ['vandals'])
    const reaches = () => reachOf(state, stackOf(state, foot)).routes.has('tingitania')
    expect(reaches()).toBe(false)
    if (state.movement) {
      state.movement.marches[foot] = {
        spent: 0,
        from: 'castulum',
        overStrait: false,
        led: null,
        halted: false,
        bonus: 0,
        bridge: true
      }
    }
    expect(reaches()).toBe(true)
  })
})
