import { describe, expect, it } from 'vitest'
import { Match } from '../../engine/match.ts'
import { levelCodes, levelOf, readOptions, sidesOf } from '../campaign-options.ts'
import { tetrarchia } from '../game.ts'
import { answer, keysOf } from '../testing/position.ts'
import { allVariants } from '../testing/variants.ts'
import { outerRegionIds, province, provincesOf } from '../world/queries.ts'

const begin = (options: Record<string, unknown>, seed = 'set-up') =>
  Match.begin(tetrarchia, readOptions(options), seed)

describe('S the levels', () => {
  it('S has 81, from [5300] to [3122], and 256 with the harder column of the summary sheets', () => {
    expect(levelCodes()).toHaveLength(81)
    expect(levelCodes()[0]).toBe('5300')
    expect(levelCodes().at(-1)).toBe('3122')
    expect(new Set(levelCodes(4)).size).toBe(256)
    expect(levelCodes(4).at(-1)).toBe('2033')
    for (const code of levelCodes(4)) expect(readOptions({ level: code }).level).toBe(code)
  })

  it('S [4211] is the normal one, [4200] the one to begin with; [5100] has many discs and one fleet', () => {
    expect(readOptions({}).level).toBe('4200')
    expect(levelOf('4211')).toEqual({ discs: 4, fleets: 2, revolts: 1, armies: 1 })
    expect(levelOf('5100')).toEqual({ discs: 5, fleets: 1, revolts: 0, armies: 0 })
  })

  it.each(['6211', '4411', '42', 'abcd', '1000'])('refuses %s', (level) => {
    expect(() => readOptions({ level })).toThrow()
  })

  it('reads options as the command line gives them', () => {
    expect(readOptions({ level: '4211', players: '2', variants: 'el-grande,imperium' })).toEqual({
      level: '4211',
      players: 2,
      variants: ['imperium', 'el-grande'],
      shared: 'galerius'
    })
    expect(() => readOptions({ variants: 'caesar' })).toThrow()
    expect(() => readOptions({ players: 5 })).toThrow()
  })
})

describe('S the threats', () => {
  it.each(levelCodes(4))(
    'S %s: a revolt in each region, never in province 1, and what the level adds',
    (level) => {
      const { state } = begin({ level }, level)
      const { revolts, armies } = levelOf(level)
      const discs = Object.values(state.discs)
      expect(discs).toEqual(Array.from({ length: 6 + revolts }, () => 'revolt'))
      for (const region of outerRegionIds)
        expect(provincesOf(region).some((id) => state.discs[id] === 'revolt')).toBe(true)
      const at = Object.values(state.armies)
      expect(new Set(at).size).toBe(armies)
      expect(at.every((id) => province(id).number === null)).toBe(true)
    }
  )

  it('S the first six never lie in a province with the number 1', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { state } = begin({ level: '5300' }, `first/${seed}`)
      for (const region of outerRegionIds)
        expect(state.discs[provincesOf(region)[0] ?? 'roma']).toBeUndefined()
    }
  })

  it('S fleets may start in any zone, also together', () => {
    const match = begin({ level: '4200' })
    expect(match.awaited).toMatchObject({ kind: 'place-fleet' })
    expect(keysOf(match)).toEqual(['atlanticum', 'internum', 'aegaeum'])
    answer(match, 'aegaeum')
    answer(match, 'aegaeum')
    expect(match.state.fleets).toEqual(['aegaeum', 'aegaeum'])
    expect(match.awaited).toMatchObject({ kind: 'enter' })
  })

  it('S without fleets the first turn begins at once', () => {
    expect(begin({ level: '2033' }).awaited?.kind).toBe('enter')
  })
})

describe('number of players', () => {
  const leaders = (players: number, shared = 'galerius') => {
    const { emperors } = begin({ players, shared }).state
    return [emperors.diocletian, emperors.galerius, emperors.constantius, emperors.maximian].map(
      (each) => each.leader
    )
  }

  it('1 leads all four, 2 a pair each, 4 one each', () => {
    expect(leaders(1)).toEqual(['empire', 'empire', 'empire', 'empire'])
    expect(leaders(2)).toEqual(['east', 'east', 'west', 'west'])
    expect(leaders(4)).toEqual(['diocletian', 'galerius', 'constantius', 'maximian'])
  })

  it('3 share a Caesar; his Augustus decides for him', () => {
    expect(sidesOf({ players: 3, shared: 'galerius' })).toEqual(['diocletian', 'constantius', 'maximian'])
    expect(leaders(3)).toEqual(['diocletian', 'diocletian', 'constantius', 'maximian'])
    expect(leaders(3, 'constantius')).toEqual(['diocletian', 'galerius', 'maximian', 'maximian'])
  })

  it('with all variants any number can begin', () => {
    for (const players of [1, 2, 3, 4])
      for (const variants of allVariants)
        expect(begin({ players, variants }).state.sides).toHaveLength(players)
  })
})
