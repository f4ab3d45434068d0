import { describe, expect, it } from 'vitest'
import { tetrarchia } from '../game.ts'
import { aimsOf, titlesOf } from '../queries/rivalry.ts'
import { scaleOf } from '../queries/scale.ts'
import { answer, discsIn, playFrom, position } from '../testing/position.ts'
import { frontierIds, romanProvinces } from '../world/queries.ts'

const five = frontierIds.filter((id) => id !== 'persia')

describe('E victory', () => {
  const last = (options: Record<string, unknown> = {}) =>
    playFrom(
      position({
        options,
        emperors: { diocletian: 'persia' },
        discs: discsIn('maximian', ...five.slice(0, 5))
      }),
      [{ task: 'action' }, { task: 'state-of-the-empire' }]
    )

  it('E the sixth protected frontier wins at once, for all', () => {
    const match = last({ players: 4 })
    const events = answer(match, { do: 'protect' })
    expect(match.awaited).toBeNull()
    expect(match.state.ending).toEqual({ won: true })
    expect(tetrarchia.summary(match.state, null).result).toEqual({
      winners: ['diocletian', 'galerius', 'constantius', 'maximian']
    })
    expect(events.at(-1)).toEqual({ type: 'ended', ending: { won: true }, points: 10, titles: null })
  })

  it('E a defeat is everybody’s', () => {
    const state = position({ options: { players: 2 } })
    state.ending = { won: false, why: 'roma' }
    expect(tetrarchia.summary(state, null).result).toEqual({ winners: [] })
  })
})

describe('E the ten-point scale', () => {
  it('E 10 when all frontiers are protected and nothing is amiss', () => {
    expect(scaleOf(position({ discs: discsIn('galerius', ...frontierIds) })).points).toBe(10)
  })

  it('E +1 and -1 for frontiers, +4 for an Italia without revolt, -1 for each army and each rebel region', () => {
    expect(scaleOf(position()).points).toBe(4 - 6)
    expect(scaleOf(position({ discs: discsIn('galerius', 'persia', 'libya') })).points).toBe(2 + 4 - 4)
    expect(scaleOf(position({ discs: discsIn('unrest', 'roma') })).points).toBe(4 - 6)
    expect(scaleOf(position({ discs: discsIn('revolt', 'sardinia') })).points).toBe(-6)
    expect(scaleOf(position({ armies: ['persia', 'libya'] })).points).toBe(4 - 6 - 2)
  })

  it('E a region is in rebellion when it takes more than six points to subdue', () => {
    const three = discsIn('revolt', 'belgica', 'aquitania', 'narbonensis')
    expect(scaleOf(position({ discs: three })).rebels).toEqual([])
    expect(scaleOf(position({ discs: { ...three, ...discsIn('unrest', 'lugdunensis') } })).rebels).toEqual([
      'gallia'
    ])
    const all = position({
      armies: ['persia', 'libya', 'sarmatia'],
      discs: discsIn('revolt', ...romanProvinces)
    })
    expect(scaleOf(all).points).toBe(-6 - 3 - 7)
  })
})

describe('V.5 titles after a victory', () => {
  const state = (frontiers: Parameters<typeof discsIn>[1][], glory: readonly number[]) => {
    const board = position({ options: { variants: 'el-grande' }, discs: discsIn('maximian', ...frontiers) })
    const ids = ['diocletian', 'galerius', 'constantius', 'maximian'] as const
    ids.forEach((id, index) => {
      board.emperors[id].glory = glory[index] ?? 0
    })
    return board
  }

  it('V.5 frontiers and glory are added up', () => {
    expect(titlesOf(state(['persia', 'libya'], [1, 0, 3, 1])).points).toEqual({
      diocletian: 1,
      galerius: 0,
      constantius: 3,
      maximian: 3
    })
  })

  it('V.5 two more than all others: the Great, and no other titles', () => {
    expect(titlesOf(state([], [5, 1, 3, 3]))).toMatchObject({ great: 'diocletian', east: null, west: null })
  })

  it('V.5 else two more than his colleague: emperor of his half', () => {
    expect(titlesOf(state([], [3, 1, 0, 2]))).toMatchObject({
      great: null,
      east: 'diocletian',
      west: 'maximian'
    })
    expect(titlesOf(state([], [3, 2, 3, 2]))).toMatchObject({ great: null, east: null, west: null })
  })

  describe('V.5 each player has an aim besides the common victory', () => {
    /** The sides that reach their aim with this glory. */
    const reached = (players: number, glory: readonly number[]) => {
      const board = position({ options: { players } })
      const ids = ['diocletian', 'galerius', 'constantius', 'maximian'] as const
      ids.forEach((id, index) => {
        board.emperors[id].glory = glory[index] ?? 0
      })
      return aimsOf(board).flatMap((aim) => (aim.reached ? [`${aim.side} ${aim.kind}`] : []))
    }

    it('V.5 two: to make one of their emperors the Great; a half is not enough', () => {
      expect(reached(2, [0, 0, 4, 1])).toEqual(['west great'])
      expect(reached(2, [3, 0, 3, 0])).toEqual([])
    })

    it('V.5 four: to be the Great, or at least master of a half', () => {
      expect(reached(4, [3, 0, 3, 0])).toEqual(['diocletian half', 'constantius half'])
      expect(reached(4, [0, 5, 3, 0])).toEqual(['galerius half'])
      expect(reached(4, [1, 1, 1, 1])).toEqual([])
    })

    it('V.5, Q&A variants: one, and three in friendship: a tetrarchy that lasts', () => {
      expect(reached(1, [3, 2, 3, 2])).toEqual(['empire kept'])
      expect(reached(1, [3, 1, 3, 2])).toEqual([])
      expect(reached(3, [3, 2, 3, 2])).toEqual(['diocletian kept', 'constantius kept', 'maximian kept'])
      expect(reached(3, [9, 2, 3, 2])).toEqual([])
    })
  })

  it('V.5, Q&A: titles come with the common victory and do not undo it', () => {
    const match = playFrom(
      position({
        options: { variants: 'el-grande' },
        emperors: { diocletian: 'persia' },
        discs: discsIn('maximian', ...five)
      }),
      [{ task: 'action' }]
    )
    const ended = answer(match, { do: 'protect' }).at(-1)
    expect(ended).toMatchObject({ ending: { won: true }, titles: { great: 'maximian' } })
    expect(tetrarchia.summary(match.state, null).result).toEqual({ winners: ['empire'] })
  })
})
