import { describe, expect, it } from 'vitest'
import type { TetrarchiaEvent } from '../events.ts'
import { marchOrder } from '../queries/march.ts'
import { discsIn, position, runTasks, type TestPosition } from '../testing/position.ts'

const advanced = (scene: TestPosition, dice: readonly number[] = []) =>
  runTasks(position(scene), [{ task: 'advance' }], dice)
const heldUp = (events: readonly TetrarchiaEvent[]) => events.filter(({ type }) => type === 'held-up')

describe('II.3 the advance', () => {
  it('II.3 from beyond the frontier to province 1, if the broken link opens', () => {
    const { state, events } = advanced({ armies: ['britannia'] }, [4])
    expect(state.armies).toEqual({ 'army-1': 'belgica' })
    expect(state.discs).toEqual(discsIn('revolt', 'belgica'))
    expect(events.map(({ type }) => type)).toEqual(['roll', 'link-tested', 'advanced'])
    const held = advanced({ armies: ['britannia'] }, [3])
    expect(held.state.armies).toEqual({ 'army-1': 'britannia' })
    expect(heldUp(held.events)).toMatchObject([{ by: 'link' }])
  })

  it('II.3 devastation: whatever disc is there goes, and a revolt comes; the emperor has his disc back', () => {
    const scene: TestPosition = { armies: ['belgica'], discs: { ...discsIn('revolt', 'belgica') } }
    const discs = { ...scene.discs, ...discsIn('constantius', 'germania-inferior') }
    const { state } = advanced({ ...scene, discs })
    expect(state.discs).toEqual(discsIn('revolt', 'belgica', 'germania-inferior'))
  })

  it('II.3 the nearest to Roma moves first, then the lower region', () => {
    // Narbonensis is 3 steps from Roma, Epirus 2; Rhaetia and Macedonia are 3 as well, in III and IV.
    expect(marchOrder(position({ armies: ['narbonensis', 'epirus', 'macedonia'] }))).toEqual([
      'army-2',
      'army-1',
      'army-3'
    ])
    expect(marchOrder(position({ armies: ['macedonia', 'rhaetia', 'narbonensis'] }))).toEqual([
      'army-3',
      'army-2',
      'army-1'
    ])
  })

  it('II.3 the lower region moves first even from beyond its frontier', () => {
    // Gaetulia (I) and Cappadocia (V) are both 8 steps from Roma.
    expect(marchOrder(position({ armies: ['cappadocia', 'gaetulia'] }))).toEqual(['army-2', 'army-1'])
  })

  it('II.3 an army that is blocked by another stays; one that has moved on makes room', () => {
    const scene: TestPosition = {
      armies: ['lugdunensis', 'aquitania'],
      discs: discsIn('revolt', 'lugdunensis', 'aquitania')
    }
    expect(advanced(scene).state.armies).toEqual({ 'army-1': 'aquitania', 'army-2': 'narbonensis' })
    // Narbonensis cannot cross the Alps, so both behind it stay.
    const full: TestPosition = {
      armies: ['lugdunensis', 'aquitania', 'narbonensis'],
      discs: discsIn('revolt', 'lugdunensis', 'aquitania', 'narbonensis')
    }
    const { state, events } = advanced(full, [1])
    expect(state.armies).toEqual(
      full.armies && { 'army-1': 'lugdunensis', 'army-2': 'aquitania', 'army-3': 'narbonensis' }
    )
    expect(heldUp(events)).toMatchObject([{ by: 'link' }, { by: 'army' }, { by: 'army' }])
  })

  it('E an army that enters Roma ends the game', () => {
    const { state } = advanced({ armies: ['etruria'], discs: discsIn('revolt', 'etruria') })
    expect(state.ending).toEqual({ won: false, why: 'roma' })
  })

  it('E an army that cannot lay waste for want of a disc ends it too', () => {
    const full = position({ armies: ['belgica'] })
    const others = [
      'syria',
      'cilicia',
      'cappadocia',
      'pontus',
      'asia',
      'thracia',
      'macedonia',
      'achaia',
      'epirus'
    ] as const
    const more = [
      'aegyptus',
      'cyrenaica',
      'tripolitania',
      'numidia',
      'caesariensis',
      'proconsularis'
    ] as const
    const last = ['sicilia', 'sardinia', 'baetica', 'lusitania', 'gallaecia', 'belgica'] as const
    full.discs = discsIn('revolt', ...others, ...more, ...last)
    expect(runTasks(full, [{ task: 'advance' }], []).state.ending).toEqual({ won: false, why: 'revolt' })
  })
})

describe('II.3 the attack on an emperor in the way', () => {
  const waiting: TestPosition = {
    emperors: { maximian: 'cisalpina', constantius: 'aquitania' },
    armies: ['narbonensis'],
    discs: {
      ...discsIn('revolt', 'narbonensis', 'tarraconensis', 'carthaginensis'),
      ...discsIn('maximian', 'etruria')
    }
  }

  it('Q&A attack: over the broken link it happens on 4 to 6 only', () => {
    expect(heldUp(advanced(waiting, [3]).events)).toMatchObject([{ by: 'link' }])
    expect(advanced(waiting, [4, 3, 3]).events.map(({ type }) => type)).toContain('battle')
  })

  it('II.3 (VI+3)x2 against 6+3: the army that loses goes with its revolt', () => {
    const { state, events } = advanced(waiting, [4, 2, 6])
    expect(events.find(({ type }) => type === 'battle')).toMatchObject({
      roman: 10,
      barbarian: 9,
      result: 'victory'
    })
    expect(state.armies).toEqual({})
    expect(state.discs.narbonensis).toBeUndefined()
    expect(state.emperors.maximian.at).toBe('cisalpina')
  })

  it('II.3 the emperor who loses leaves, and the army lays waste where he stood', () => {
    const { state, events } = advanced(waiting, [4, 1, 6])
    expect(events.find(({ type }) => type === 'battle')).toMatchObject({
      roman: 8,
      barbarian: 9,
      result: 'defeat'
    })
    expect(state.emperors.maximian.at).toBeNull()
    expect(state.armies).toEqual({ 'army-1': 'cisalpina' })
    expect(state.discs.cisalpina).toBe('revolt')
  })

  it('II.3 a tie leaves both where they are', () => {
    const { state } = advanced(waiting, [4, 1, 5])
    expect(state.emperors.maximian.at).toBe('cisalpina')
    expect(state.armies).toEqual({ 'army-1': 'narbonensis' })
  })

  it('II.3 another army beside the emperor doubles the attack', () => {
    const { events } = advanced(
      {
        emperors: { galerius: 'pannonia-superior' },
        armies: ['pannonia-inferior', 'noricum'],
        discs: discsIn('revolt', 'pannonia-inferior', 'noricum')
      },
      [6, 1, 1]
    )
    // Noricum moves first, to Rhaetia, which is linked to Pannonia Superior as well.
    expect(events.find(({ type }) => type === 'battle')).toMatchObject({
      army: 'army-1',
      sums: { barbarian: { factor: 2, helpers: ['army-2'] } }
    })
  })

  it('E an emperor in Roma is attacked before Roma falls', () => {
    const scene: TestPosition = {
      emperors: { galerius: 'roma' },
      armies: ['etruria'],
      discs: discsIn('revolt', 'etruria')
    }
    expect(advanced(scene, [6, 1]).state).toMatchObject({ ending: null, armies: {} })
    expect(advanced(scene, [1, 6]).state.ending).toEqual({ won: false, why: 'roma' })
  })
})
