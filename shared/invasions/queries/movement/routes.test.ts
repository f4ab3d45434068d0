import { describe, expect, it } from 'vitest'
import type { InvasionsState, March, PieceId } from '../../state.ts'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, emptyMap, encamp, lead, put, tie } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { pieceById } from '../pieces/pieces.ts'
import { marchRoutes, reachOf } from './routes.ts'

function stackOf(state: InvasionsState, ...ids: PieceId[]) {
  const pieces = ids.flatMap((id) => pieceById(state, id) ?? [])
  const at = pieces[0]?.at
  if (!at) throw new Error('nobody there')
  return { at, pieces }
}

const marches = (state: InvasionsState, ...ids: PieceId[]) => marchRoutes(state, stackOf(state, ...ids))

/** Sets the march record of a piece that has not moved, with these changes. */
function remember(state: InvasionsState, id: PieceId, from: ProvinceId, changes: Partial<March>): void {
  const unmoved = { spent: 0, overStrait: false, led: null, halted: false, bonus: 0, bridge: false }
  if (state.movement) state.movement.marches[id] = { ...unmoved, from, ...changes }
}

/** The route, or why there is none. */
function way(state: InvasionsState, ids: readonly PieceId[], to: ProvinceId, along?: readonly ProvinceId[]) {
  const found = marches(state, ...ids).route(to, along)
  return found.ok ? found.value.way : `${found.refusal.reason.key} ${found.refusal.rule}`
}

/** A Visigoth in Valachia. To Dardania it is two steps by Moesia Inferior, three by Moesia Superior and Naissus. */
function visigoth() {
  const state = emptyMap()
  const goth = put(state, 'visigoths', 'infantry', 'valachia')
  beginMovementOf(state, 'visigoths')
  return { state, goth }
}

const short: readonly ProvinceId[] = ['moesia_inferior', 'dardania']
const round: readonly ProvinceId[] = ['moesia_superior', 'naissus', 'dardania']

describe('XVIII.A the route of a stack with only a destination', () => {
  it('XVIII.A is the shortest where nobody threatens it', () => {
    const { state, goth } = visigoth()
    expect(way(state, goth, 'dardania')).toEqual(short)
  })

  it('XIX.A leads round a province in which somebody could intercept, as far as the steps go', () => {
    const { state, goth } = visigoth()
    state.control.moesia_inferior = 'byzantines'
    put(state, 'byzantines', 'legion', 'thracia')
    expect(way(state, goth, 'dardania')).toEqual(round)
    remember(state, goth[0] ?? '', 'valachia', { spent: 1 })
    expect(way(state, goth, 'dardania')).toEqual(short)
  })

  it('XIX.A an enemy province that nobody can come to is safe', () => {
    const { state, goth } = visigoth()
    state.control.moesia_inferior = 'byzantines'
    expect(way(state, goth, 'dardania')).toEqual(short)
  })

  it('XIX.A when every route can be intercepted, takes the one with fewest such provinces', () => {
    const { state, goth } = visigoth()
    for (const province of ['moesia_inferior', 'moesia_superior', 'naissus'] as const)
      state.control[province] = 'byzantines'
    put(state, 'byzantines', 'legion', 'thracia')
    expect(way(state, goth, 'dardania')).toEqual(short)
  })

  it('XIX.A a stack that has eluded an interceptor ignores it', () => {
    const { state, goth } = visigoth()
    state.control.moesia_inferior = 'byzantines'
    const legion = put(state, 'byzantines', 'legion', 'thracia')
    state.movement?.eluded.push({ movers: goth, by: legion })
    expect(way(state, goth, 'dardania')).toEqual(short)
  })

  it('XVIII.G a migration ignores interceptors', () => {
    const { state, goth } = visigoth()
    const horde = encamp(state, 'visigoths', 'valachia')
    state.control.moesia_inferior = 'byzantines'
    put(state, 'byzantines', 'legion', 'thracia')
    expect(way(state, [...goth, horde], 'dardania')).toEqual(short)
  })

  it('XVIII.C leads round enemies who would stop it', () => {
    const { state, goth } = visigoth()
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    expect(way(state, goth, 'dardania')).toEqual(round)
    expect(way(state, goth, 'moesia_inferior')).toEqual(['moesia_inferior'])
  })
})

describe('XVIII.A the route that the player names', () => {
  it('XVIII.A is taken as named, however dangerous', () => {
    const { state, goth } = visigoth()
    state.control.moesia_inferior = 'byzantines'
    put(state, 'byzantines', 'legion', 'thracia')
    expect(way(state, goth, 'dardania', short)).toEqual(short)
  })

  it('XVIII.A takes the safest route between named provinces that are not neighbours', () => {
    const { state, goth } = visigoth()
    expect(way(state, goth, 'dardania', ['naissus', 'dardania'])).toEqual([
      ...['moesia_inferior', 'naissus', 'dardania']
    ])
    state.control.moesia_inferior = 'byzantines'
    put(state, 'byzantines', 'legion', 'thracia')
    expect(way(state, goth, 'dardania', ['naissus', 'dardania'])).toEqual(round)
  })

  it('XVIII.B must not be too far', () => {
    const { state, goth } = visigoth()
    const far: readonly ProvinceId[] = ['moesia_inferior', 'naissus', 'moesia_superior', 'tisia']
    expect(way(state, goth, 'tisia', far)).toBe('refusal.too-far XVIII.B')
    expect(way(state, goth, 'tisia', far.slice(1))).toBe('refusal.too-far XVIII.B')
  })

  it('XVIII.C does not lead past enemies, but up to them', () => {
    const { state, goth } = visigoth()
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    expect(way(state, goth, 'dardania', short)).toBe('refusal.must-stop-there XVIII.C')
    expect(way(state, goth, 'moesia_inferior', ['moesia_superior', 'moesia_inferior'])).toEqual([
      ...['moesia_superior', 'moesia_inferior']
    ])
  })

  it('XII.D leads past neutrals, and does not end among them', () => {
    const { state, goth } = visigoth()
    put(state, 'ostrogoths', 'infantry', 'dacia')
    expect(way(state, goth, 'carpathia', ['dacia', 'carpathia'])).toEqual(['dacia', 'carpathia'])
    expect(way(state, goth, 'dacia', ['tisia', 'dacia'])).toBe('refusal.neutral-units XII.D')
  })

  it('XVIII.K does not lead through closed land', () => {
    const state = emptyMap()
    const persian = put(state, 'persians', 'infantry', 'lachmidaria')
    beginMovementOf(state, 'persians')
    expect(way(state, persian, 'nabatene', ['arabia_deserta', 'nabatene'])).toBe(
      'refusal.closed-land XVIII.K'
    )
    expect(way(state, persian, 'nabatene')).toEqual(['palmyrene', 'nabatene'])
  })

  it('XVIII.J crosses a strait only as the first step, and ends there', () => {
    const state = emptyMap()
    const near = put(state, 'vandals', 'cavalry', 'baetica')
    const far = put(state, 'vandals', 'cavalry', 'castulum')
    beginMovementOf(state, 'vandals')
    expect(way(state, near, 'mauritania', ['tingitania', 'mauritania'])).toBe(
      'refusal.must-stop-there XVIII.C'
    )
    expect(way(state, far, 'tingitania', ['baetica', 'tingitania'])).toBe(
      'refusal.strait-from-the-shore XVIII.J'
    )
  })

  it('XXV.F does not cross a strait that a hostile fleet bars', () => {
    const state = emptyMap()
    const legion = put(state, 'byzantines', 'legion', 'thracia')
    put(state, 'visigoths', 'fleet', 'pontus_euxinus')
    beginMovementOf(state, 'byzantines')
    expect(way(state, legion, 'bythinia', ['bythinia'])).toBe('refusal.blockaded XXV.F')
  })

  it('XVIII.J a bridge of boats spans one strait, not two', () => {
    const state = emptyMap()
    const [goth = ''] = put(state, 'visigoths', 'noble-cavalry', 'macedonia')
    beginMovementOf(state, 'visigoths')
    remember(state, goth, 'macedonia', { bridge: true })
    expect(way(state, [goth], 'bythinia', ['thracia', 'mysia', 'bythinia'])).toHaveLength(3)
    expect(way(state, [goth], 'thracia', ['thracia', 'mysia', 'thracia'])).toBe(
      'refusal.strait-from-the-shore XVIII.J'
    )
  })

  it('XXX.C does not lead into an attack that a treaty forbids', () => {
    const { state, goth } = visigoth()
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    tie(state, { kind: 'truce', between: ['byzantines', 'visigoths'], binds: 'attack', since: 1 })
    expect(way(state, goth, 'moesia_inferior', ['moesia_inferior'])).toBe('refusal.truce XXX.C')
  })
})

describe('XIX.A the legs of a route', () => {
  it('XIX.A lists owner, defenders and possible interceptors with their chances for each province', () => {
    const state = bareMap()
    const goth = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'thracia')
    beginMovementOf(state, 'visigoths')
    const stages = marches(state, ...goth).legs(['tyras', 'moesia_inferior', 'thracia'])
    expect(stages.map(({ province, owner, defended }) => [province, owner, defended])).toEqual([
      ['tyras', 'byzantines', false],
      ['moesia_inferior', 'byzantines', false],
      ['thracia', 'byzantines', true]
    ])
    // A D10 of 6 or more: +2 for the Empire.
    const coming = stages.map(({ interceptors }) => interceptors.map(({ from, chance }) => [from, chance]))
    expect(coming.slice(0, 2)).toEqual([[['thracia', 0.7]], [['thracia', 0.7]]])
    expect(coming[2]).toEqual([])
  })
})

describe('XVIII.A where a stack can go', () => {
  it('XVIII.A lists steps, route and enemy provinces, and which provinces are blocked', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    put(state, 'byzantines', 'legion', 'thracia')
    beginMovementOf(state, 'visigoths')
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

  it('XVIII.A of two routes of the same length it takes the one with fewer enemy provinces', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    state.control = { valachia: 'visigoths', moesia_superior: 'byzantines' }
    beginMovementOf(state, 'visigoths')
    const route = reachOf(state, stackOf(state, foot)).routes.get('moesia_inferior')
    expect(route?.way).toEqual(['valachia', 'moesia_inferior'])
  })

  it('XVIII.B the slowest piece sets the pace, and a leader lengthens it', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    const [horse = ''] = put(state, 'visigoths', 'noble-cavalry', 'valachia')
    const king = lead(state, 'fritigernus', 'valachia')
    beginMovementOf(state, 'visigoths')
    const farthest = (...ids: string[]) =>
      Math.max(...[...reachOf(state, stackOf(state, ...ids)).routes.values()].map(({ steps }) => steps))
    expect([farthest(horse), farthest(foot, horse), farthest(foot, horse, king)]).toEqual([4, 3, 4])
  })

  it('XVIII.B a stack without steps goes nowhere, and gets the reason', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'visigoths', 'infantry', 'valachia')
    beginMovementOf(state, 'visigoths')
    remember(state, foot, 'dacia', { spent: 3 })
    const { routes, blocked } = reachOf(state, stackOf(state, foot))
    expect(routes.size).toBe(0)
    expect(blocked.get('dacia')?.rule).toBe('XVIII.B')
  })

  it('XVIII.J a card bridges a strait for one step', () => {
    const state = bareMap()
    const [foot = ''] = put(state, 'vandals', 'infantry', 'castulum')
    beginMovementOf(state, 'vandals')
    const reaches = () => reachOf(state, stackOf(state, foot)).routes.has('tingitania')
    expect(reaches()).toBe(false)
    remember(state, foot, 'castulum', { bridge: true })
    expect(reaches()).toBe(true)
  })
})
