import { describe, expect, it } from 'vitest'
import { discsIn, position, type TestPosition } from '../testing/position.ts'
import type { EmperorId } from '../world/ids.ts'
import { attackCost, bestChain, combatValue, fightOdds, fightSums, resultOf, supports } from './combat.ts'

const HISPANIA = [
  'tingitana',
  'baetica',
  'carthaginensis',
  'lusitania',
  'gallaecia',
  'tarraconensis'
] as const

/** The worked attack: the army in Narbonensis has laid waste Hispania. Lugdunensis has a red disc, Etruria a blue one. */
const narbonensis = (scene: TestPosition = {}) =>
  position({
    active: 'maximian',
    armies: ['narbonensis'],
    ...scene,
    emperors: { maximian: 'germania-superior', constantius: 'aquitania', ...scene.emperors },
    discs: {
      ...discsIn('revolt', 'narbonensis', ...HISPANIA),
      ...discsIn('maximian', 'etruria'),
      ...discsIn('constantius', 'lugdunensis'),
      ...scene.discs
    }
  })

const sumsOf = (state: ReturnType<typeof position>, emperor: EmperorId = 'maximian') =>
  fightSums(state, { emperor, army: 'army-1', attacker: 'emperor' })

describe('I.5 the example of four provinces', () => {
  // Baetica - Carthaginensis - Tarraconensis - Gallaecia lie in a row; discs on the first, third and fourth.
  const state = position({ discs: discsIn('diocletian', 'baetica', 'tarraconensis', 'gallaecia') })
  const support = (at: 'baetica' | 'carthaginensis' | 'tarraconensis' | 'gallaecia', emperor: EmperorId) =>
    bestChain(at, (id) => supports(state, emperor, id)).length

  it('I.5 adds +1 on the left and +2 on the others, and nothing for other emperors', () => {
    expect(support('baetica', 'diocletian')).toBe(1)
    expect(support('carthaginensis', 'diocletian')).toBe(2)
    expect(support('tarraconensis', 'diocletian')).toBe(2)
    expect(support('gallaecia', 'diocletian')).toBe(2)
    expect(support('carthaginensis', 'galerius')).toBe(0)
  })

  it('I.5 III and one disc lose 4-5 against 2 and three revolts; Maximian beside the army makes it 8-5', () => {
    const left = { chain: ['baetica'], helpers: [], factor: 1 } as const
    const barbarian = { chain: HISPANIA.slice(0, 3), helpers: [], factor: 1 }
    expect([combatValue(3, left), combatValue(2, barbarian)]).toEqual([4, 5])
    expect(resultOf(4, 5)).toBe('defeat')
    expect(combatValue(3, { ...left, helpers: ['maximian'], factor: 2 })).toBe(8)
    expect(resultOf(8, 5)).toBe('victory')
  })
})

describe('Q&A the worked attack on Narbonensis', () => {
  it('costs 2 from Germania Superior, 3 over the Alps from Cisalpina', () => {
    expect(attackCost(narbonensis(), 'germania-superior', 'narbonensis')).toBe(2)
    expect(attackCost(narbonensis(), 'cisalpina', 'narbonensis')).toBe(3)
  })

  it('is (VI+3)x2 against 6+7', () => {
    const { roman, barbarian } = sumsOf(narbonensis())
    expect([...roman.chain].sort()).toEqual(['cisalpina', 'etruria', 'roma'])
    expect(roman).toMatchObject({ helpers: ['constantius'], factor: 2 })
    expect(barbarian.chain).toHaveLength(7)
    expect(barbarian.factor).toBe(1)
  })

  it('III/5 is a tie, IV/5 a victory, I/6 a defeat', () => {
    const { roman, barbarian } = sumsOf(narbonensis())
    const result = (vi: number, six: number) => resultOf(combatValue(vi, roman), combatValue(six, barbarian))
    expect([result(3, 5), result(4, 5), result(1, 6)]).toEqual(['tie', 'victory', 'defeat'])
  })

  it('has exact odds: 24 victories, 3 ties, 9 defeats of 36', () => {
    const { victory, tie, defeat } = fightOdds(sumsOf(narbonensis()))
    expect([victory * 36, tie * 36, defeat * 36].map(Math.round)).toEqual([24, 3, 9])
  })

  it('adds the same +3 from Cisalpina', () => {
    expect(sumsOf(narbonensis({ emperors: { maximian: 'cisalpina' } })).roman.chain).toHaveLength(3)
  })

  it('would be (VI+1)x2 for Constantius', () => {
    const { roman } = sumsOf(narbonensis(), 'constantius')
    expect(roman).toEqual({ chain: ['lugdunensis'], helpers: ['maximian'], factor: 2 })
  })

  it('would face only 6+1 if Tarraconensis were subdued', () => {
    const state = narbonensis()
    delete state.discs.tarraconensis
    expect(sumsOf(state).barbarian.chain).toEqual(['narbonensis'])
  })

  it('would have the same numbers if the army attacked Maximian in Cisalpina', () => {
    const state = narbonensis({ emperors: { maximian: 'cisalpina' } })
    const sums = fightSums(state, { emperor: 'maximian', army: 'army-1', attacker: 'army' })
    expect([sums.roman.chain.length, sums.roman.factor, sums.barbarian.chain.length]).toEqual([3, 2, 7])
  })

  it('would be x4 with Diocletian in Lugdunensis, x8 with Galerius in Cisalpina besides', () => {
    const diocletian = { diocletian: 'lugdunensis' } as const
    expect(sumsOf(narbonensis({ emperors: diocletian })).roman.factor).toBe(4)
    const both = { ...diocletian, galerius: 'cisalpina' } as const
    expect(sumsOf(narbonensis({ emperors: both })).roman.factor).toBe(8)
  })

  it('counts one chain only: +3 and not +4 from Pannonia Superior against Rhaetia', () => {
    const state = position({
      emperors: { maximian: 'pannonia-superior' },
      armies: ['rhaetia'],
      discs: { ...discsIn('maximian', 'etruria', 'dalmatia'), ...discsIn('revolt', 'rhaetia') }
    })
    expect(sumsOf(state).roman.chain).toHaveLength(3)
  })
})

describe('I.5 support', () => {
  it('I.5 each other army beside the emperor doubles the barbarian sum', () => {
    const state = position({
      emperors: { maximian: 'germania-superior' },
      armies: ['narbonensis', 'lugdunensis', 'belgica'],
      discs: discsIn('revolt', 'narbonensis', 'lugdunensis', 'belgica')
    })
    expect(sumsOf(state).barbarian).toMatchObject({ factor: 4, helpers: ['army-2', 'army-3'] })
  })

  it('I.5 a covered capital supports nobody, an uncovered one its own emperor, Roma anybody', () => {
    const covered = position({
      discs: { ...discsIn('unrest', 'cisalpina'), ...discsIn('revolt', 'bithynia') }
    })
    expect(supports(covered, 'maximian', 'cisalpina')).toBe(false)
    expect(supports(covered, 'diocletian', 'bithynia')).toBe(false)
    const open = position()
    expect(supports(open, 'maximian', 'cisalpina')).toBe(true)
    expect(supports(open, 'galerius', 'cisalpina')).toBe(false)
    expect(supports(open, 'galerius', 'roma')).toBe(true)
    expect(supports(position({ discs: discsIn('unrest', 'roma') }), 'galerius', 'roma')).toBe(false)
  })

  it('I.5 an army beyond the frontier has no revolt of its own: its best chain counts', () => {
    const state = position({
      emperors: { constantius: 'belgica' },
      armies: ['britannia'],
      discs: discsIn('revolt', 'lugdunensis', 'aquitania')
    })
    expect(sumsOf(state, 'constantius').barbarian.chain).toHaveLength(2)
  })

  it('V.3 Diarchia: the discs of Augustus and Caesar support both, those of the other pair neither', () => {
    const discs = { ...discsIn('galerius', 'thracia'), ...discsIn('maximian', 'macedonia') }
    const state = position({ options: { variants: 'diarchia' }, discs })
    expect(supports(state, 'diocletian', 'thracia')).toBe(true)
    expect(supports(state, 'diocletian', 'pannonia-inferior')).toBe(true)
    expect(supports(state, 'diocletian', 'macedonia')).toBe(false)
    expect(supports(position({ discs }), 'diocletian', 'thracia')).toBe(false)
  })
})
