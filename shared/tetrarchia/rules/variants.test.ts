import { describe, expect, it } from 'vitest'
import { readOptions, withVariant } from '../campaign-options.ts'
import { discsInHand, threatsLeft } from '../queries/board-queries.ts'
import { answer, discsIn, keysOf, playFrom, position, type TestPosition } from '../testing/position.ts'

const imperium = { variants: 'imperium' }

describe('V.1 Imperium', () => {
  it('V.1 Diocletian gives a disc and spends his points on moves of others', () => {
    const match = playFrom(
      position({ options: imperium, emperors: { diocletian: 'asia', galerius: 'noricum' } }),
      [{ task: 'action' }]
    )
    expect(
      keysOf(match).some((key) => typeof key === 'object' && key.do === 'move' && key.emperor === 'galerius')
    ).toBe(false)
    answer(match, { do: 'power' })
    expect(discsInHand(match.state, 'diocletian')).toBe(4)
    answer(match, { do: 'move', emperor: 'galerius', to: 'rhaetia' })
    expect(match.state.emperors.galerius.at).toBe('rhaetia')
    expect(match.state.imperium).toBe(5)
    expect(keysOf(match)).not.toContainEqual({ do: 'power' })
  })

  it('V.1 Maximian has a seventh point, once in a turn', () => {
    const scene: TestPosition = { options: imperium, active: 'maximian', emperors: { maximian: 'etruria' } }
    const match = playFrom(position(scene), [{ task: 'action' }])
    answer(match, { do: 'power' })
    expect(match.state.imperium).toBe(7)
    expect(keysOf(match)).not.toContainEqual({ do: 'power' })
    expect(keysOf(playFrom(position({ ...scene, options: {} }), [{ task: 'action' }]))).not.toContainEqual({
      do: 'power'
    })
  })

  it('V.1 nobody has a power who has no disc left to give', () => {
    const discs = discsIn('maximian', 'etruria', 'lucania', 'sicilia', 'sardinia', 'dalmatia')
    const scene: TestPosition = {
      options: imperium,
      active: 'maximian',
      emperors: { maximian: 'etruria' },
      discs
    }
    expect(keysOf(playFrom(position(scene), [{ task: 'action' }]))).not.toContainEqual({ do: 'power' })
  })

  describe('Galerius', () => {
    const attack = (dice: readonly number[], scene: TestPosition = {}) => {
      const match = playFrom(
        position({
          options: imperium,
          active: 'galerius',
          emperors: { galerius: 'pannonia-superior' },
          armies: ['noricum'],
          discs: discsIn('revolt', 'noricum'),
          ...scene
        }),
        [{ task: 'action' }],
        dice
      )
      answer(match, { do: 'attack', place: 'noricum' })
      return match
    }

    it('V.1 adds +1 for each disc after the dice, as many as he likes', () => {
      // II and his capital, 3, against 4 and one revolt, 5: two discs tie, three win.
      const match = attack([2, 4])
      expect(match.awaited).toMatchObject({ kind: 'add-discs' })
      expect(match.state.fight).toMatchObject({ dice: [2, 4] })
      expect(keysOf(match)).toEqual([{ discs: 0 }, { discs: 2 }, { discs: 3 }])
      answer(match, { discs: 3 })
      expect(match.state.armies).toEqual({})
      expect(discsInHand(match.state, 'galerius')).toBe(2)
    })

    it('V.1 adds to the value before it is doubled', () => {
      // (I + capital) x2 = 4 against 5: one disc makes 6.
      const match = attack([1, 4], { emperors: { galerius: 'pannonia-superior', maximian: 'rhaetia' } })
      expect(keysOf(match)).toEqual([{ discs: 0 }, { discs: 1 }])
    })

    it('V.1 is not asked where he has won, nor where all his discs would change nothing', () => {
      expect(attack([6, 1]).awaited?.kind).toBe('action')
      const poor = discsIn('galerius', 'syria', 'asia', 'pontus', 'cilicia')
      expect(attack([1, 6], { discs: { ...poor, ...discsIn('revolt', 'noricum') } }).awaited).toBeNull()
    })
  })

  it('V.1 Constantius stops an army that is about to attack him', () => {
    const state = position({
      options: imperium,
      emperors: { constantius: 'germania-inferior' },
      armies: ['belgica'],
      discs: discsIn('revolt', 'belgica')
    })
    const match = playFrom(state, [{ task: 'advance' }], [1, 6])
    expect(match.awaited).toMatchObject({ kind: 'stop-army', side: 'empire' })
    answer(match, 'yes')
    expect(match.state.armies).toEqual({ 'army-1': 'belgica' })
    expect(discsInHand(match.state, 'constantius')).toBe(4)
    const refused = playFrom(state, [{ task: 'advance' }], [1, 6])
    answer(refused, 'no')
    expect(refused.state.emperors.constantius.at).toBeNull()
  })
})

describe('V.6 the French Imperium', () => {
  const options = { variants: 'imperium-french' }
  const inSyria: TestPosition = { options, emperors: { diocletian: 'syria' } }

  it('V.6 an emperor has one more point for each of his discs that leaves the game, as many as he likes', () => {
    const match = playFrom(position(inSyria), [{ task: 'action' }])
    for (const imperium of [7, 8, 9, 10, 11]) {
      expect(answer(match, { do: 'buy-point' })).toEqual([{ type: 'point-bought', emperor: 'diocletian' }])
      expect(match.state.imperium).toBe(imperium)
    }
    expect(discsInHand(match.state, 'diocletian')).toBe(0)
    expect(keysOf(match)).not.toContainEqual({ do: 'buy-point' })
  })

  it('V.6 the points are good for this turn, and his colleagues have theirs', () => {
    const emperors = { diocletian: 'asia', galerius: 'noricum' } as const
    const match = playFrom(position({ options, emperors }), [{ task: 'turn', emperor: 'diocletian' }], [2, 1])
    answer(match, { do: 'buy-point' })
    answer(match, { do: 'done' })
    expect(match.state).toMatchObject({ active: 'galerius', imperium: 6 })
    answer(match, { do: 'buy-point' })
    expect(match.state).toMatchObject({
      imperium: 7,
      emperors: { diocletian: { given: 1 }, galerius: { given: 1 } }
    })
  })

  it('V.6 has no powers of single emperors', () => {
    expect(keysOf(playFrom(position(inSyria), [{ task: 'action' }]))).not.toContainEqual({ do: 'power' })
    const attacked = position({
      options,
      emperors: { constantius: 'germania-inferior' },
      armies: ['belgica'],
      discs: discsIn('revolt', 'belgica')
    })
    expect(playFrom(attacked, [{ task: 'advance' }], [1, 6]).awaited).toBeNull()
  })

  it('V.6 who protects a frontier takes back one disc, but none for a province', () => {
    const state = position({ ...inSyria, emperors: { diocletian: 'persia' } })
    state.emperors.diocletian.given = 2
    const match = playFrom(state, [{ task: 'action' }])
    expect(answer(match, { do: 'protect' }).at(-1)).toEqual({ type: 'disc-regained', emperor: 'diocletian' })
    expect(match.state.emperors.diocletian.given).toBe(1)
    const inside = position(inSyria)
    inside.emperors.diocletian.given = 2
    const province = playFrom(inside, [{ task: 'action' }])
    answer(province, { do: 'protect' })
    expect(province.state.emperors.diocletian.given).toBe(2)
  })

  it('V.6 who has given none takes none back', () => {
    const match = playFrom(position({ ...inSyria, emperors: { diocletian: 'persia' } }), [{ task: 'action' }])
    expect(answer(match, { do: 'protect' }).map(({ type }) => type)).toEqual(['protected'])
  })

  const attackBritannia = (dice: readonly number[]) => {
    const state = position({
      options,
      active: 'constantius',
      emperors: { constantius: 'belgica', maximian: 'lugdunensis' },
      armies: ['britannia']
    })
    state.emperors.constantius.given = 2
    state.emperors.maximian.given = 2
    const match = playFrom(state, [{ task: 'action' }], dice)
    answer(match, { do: 'attack', place: 'britannia' })
    return [match.state.emperors.constantius.given, match.state.emperors.maximian.given]
  }

  it('V.6 who leads a victory takes back one disc; who helps, ties or loses takes none', () => {
    expect(attackBritannia([6, 1])).toEqual([1, 2])
    // (I + capital) x2 = 4.
    expect(attackBritannia([1, 4])).toEqual([2, 2])
    expect(attackBritannia([1, 5])).toEqual([2, 2])
  })

  it('V.6 who beats off an army that attacks him leads a victory too', () => {
    const state = position({
      options,
      emperors: { constantius: 'germania-inferior' },
      armies: ['belgica'],
      discs: discsIn('revolt', 'belgica')
    })
    state.emperors.constantius.given = 1
    const match = playFrom(state, [{ task: 'advance' }], [6, 1])
    expect(match.state).toMatchObject({ armies: {}, emperors: { constantius: { given: 0 } } })
  })

  it('V.1, V.6 a game has one edition of Imperium, not both', () => {
    expect(() => readOptions({ variants: 'imperium,imperium-french' })).toThrow('only one Imperium')
    expect(withVariant(['imperium', 'el-grande'], 'imperium-french', true)).toEqual([
      'imperium-french',
      'el-grande'
    ])
    expect(withVariant(['imperium-french'], 'imperium', true)).toEqual(['imperium'])
    expect(withVariant(['imperium'], 'imperium', false)).toEqual([])
    expect(withVariant(['imperium'], 'diarchia', true)).toEqual(['imperium', 'diarchia'])
  })
})

describe('V.3 Diarchia', () => {
  it('V.3, Q&A variants: nobody places his partner’s discs', () => {
    const discs = discsIn('diocletian', 'syria', 'pontus', 'cilicia', 'thracia', 'achaia')
    const scene: TestPosition = { options: { variants: 'diarchia' }, emperors: { diocletian: 'asia' }, discs }
    expect(keysOf(playFrom(position(scene), [{ task: 'action' }]))).not.toContainEqual({ do: 'protect' })
  })
})

describe('V.4 Patres Patriae', () => {
  const options = { variants: 'patres-patriae' }

  it('V.4 Diocletian takes a point from Galerius, once in a round', () => {
    const emperors = { diocletian: 'asia', galerius: 'noricum' } as const
    const match = playFrom(position({ options, emperors }), [{ task: 'turn', emperor: 'diocletian' }], [2, 1])
    answer(match, { do: 'point' })
    expect(match.state.imperium).toBe(7)
    expect(keysOf(match)).not.toContainEqual({ do: 'point' })
    answer(match, { do: 'done' })
    expect(match.state).toMatchObject({ active: 'galerius', imperium: 5 })
    expect(keysOf(match)).not.toContainEqual({ do: 'point' })
  })

  it('V.4 Constantius gives a point to Maximian, while he has one', () => {
    const emperors = { constantius: 'lugdunensis', maximian: 'etruria' } as const
    const match = playFrom(
      position({ options, emperors }),
      [{ task: 'turn', emperor: 'constantius' }],
      [2, 1, 2, 2]
    )
    answer(match, { do: 'point' })
    expect(match.state.imperium).toBe(5)
    answer(match, { do: 'done' })
    expect(match.state).toMatchObject({ active: 'maximian', imperium: 7 })
    expect(keysOf(match)).not.toContainEqual({ do: 'point' })
    const spent = position({ options, active: 'constantius', imperium: 0, emperors })
    expect(keysOf(playFrom(spent, [{ task: 'action' }]))).not.toContainEqual({ do: 'point' })
  })
})

describe('V.5 El Grande: glory', () => {
  const attack = (glory: number, dice: readonly number[]) => {
    const state = position({
      options: { variants: 'el-grande' },
      active: 'constantius',
      emperors: { constantius: 'belgica', maximian: 'lugdunensis' },
      armies: ['britannia']
    })
    state.emperors.constantius.glory = glory
    const match = playFrom(state, [{ task: 'action' }], dice)
    answer(match, { do: 'attack', place: 'britannia' })
    return match.state
  }

  it('V.5 who leads a victory takes a grey disc from the reserve; who helps takes none', () => {
    const state = attack(0, [6, 1])
    expect([state.emperors.constantius.glory, state.emperors.maximian.glory]).toEqual([1, 0])
    expect(threatsLeft(state, 'unrest')).toBe(20)
  })

  it('V.5 who leads a defeat gives one back if he can; a tie changes nothing', () => {
    // (I + capital) x2 = 4.
    expect(attack(2, [1, 5]).emperors.constantius.glory).toBe(1)
    expect(attack(0, [1, 5]).emperors.constantius.glory).toBe(0)
    expect(attack(2, [1, 4]).emperors.constantius.glory).toBe(2)
  })
})
