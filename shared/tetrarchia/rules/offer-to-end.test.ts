import { describe, expect, it } from 'vitest'
import { tetrarchia } from '../game.ts'
import { canBeWon } from '../queries/prospects.ts'
import type { TetrarchiaState } from '../state.ts'
import { answer, discsIn, keysOf, playFrom, position, type TestPosition } from '../testing/position.ts'
import type { FrontierId, ProvinceId } from '../world/provinces.ts'
import { frontierIds } from '../world/queries.ts'

/** Two discs for each emperor, of which `given` are out of the game by Imperium (V.1), the last emperor's first. */
function withGiven(given: number, scene: TestPosition = {}): TetrarchiaState {
  const state = position({
    emperors: { diocletian: 'asia', galerius: 'noricum', constantius: 'lugdunensis', maximian: 'etruria' },
    ...scene,
    options: { level: '2300', variants: 'imperium', ...scene.options }
  })
  let left = given
  for (const id of ['maximian', 'constantius', 'galerius', 'diocletian'] as const) {
    state.emperors[id].given = Math.min(left, 2)
    left -= state.emperors[id].given
  }
  return state
}

const round = { task: 'turn', emperor: 'diocletian' } as const

describe('E, I.3 when a game can no longer be won', () => {
  it('E each of the six frontiers takes a disc of its own: fewer discs in the game cannot win', () => {
    expect(canBeWon(withGiven(2))).toBe(true)
    expect(canBeWon(withGiven(3))).toBe(false)
  })

  it('E, Q&A discs: a disc on a frontier stays, and counts for that frontier', () => {
    const discs = discsIn('diocletian', 'persia', 'libya')
    expect(canBeWon(withGiven(2, { discs }))).toBe(true)
    expect(canBeWon(withGiven(3, { discs }))).toBe(false)
  })

  it('E, Q&A discs: a disc on a province may come back by an uprising or an army, so it still counts', () => {
    const discs = discsIn('diocletian', 'syria', 'cilicia')
    expect(canBeWon(withGiven(2, { discs }))).toBe(true)
  })

  describe('Q&A discs, II.1-II.3 a disc in a province that no uprising and no army reaches any more is lost', () => {
    /** Two discs are given, five frontiers protected, and the sixth disc is in this province of Italia. */
    const last = (province: ProvinceId, open: FrontierId, armies: readonly ProvinceId[] = []) => {
      const [one, two, ...others] = frontierIds.filter((id) => id !== open)
      const discs = {
        ...discsIn('diocletian', ...[one, two].flatMap((id) => id ?? [])),
        ...discsIn('galerius', province)
      }
      const [third, ...rest] = others
      if (third) Object.assign(discs, discsIn('galerius', third))
      const state = withGiven(0, {
        discs: { ...discs, ...discsIn('constantius', ...rest), ...discsIn('revolt', ...armies) },
        armies
      })
      state.emperors.maximian.given = 2
      return canBeWon(state)
    }

    it('the dice never name Italia, so no uprising begins next to Etruria or Sardinia', () => {
      expect(last('etruria', 'libya')).toBe(false)
      expect(last('sardinia', 'persia')).toBe(false)
      expect(last('lucania', 'libya')).toBe(true)
      expect(last('cisalpina', 'libya')).toBe(true)
    })

    it('an army may come by Etruria from a western frontier that is open, or is on its way', () => {
      expect(last('etruria', 'gaetulia')).toBe(true)
      expect(last('sardinia', 'germania-magna')).toBe(true)
      expect(last('etruria', 'libya', ['narbonensis'])).toBe(true)
      expect(last('etruria', 'libya', ['lucania'])).toBe(false)
    })

    it('an emperor in Roma may lose an attack on an army at its gates', () => {
      expect(last('roma', 'libya')).toBe(true)
    })
  })

  it('E, V.6 discs given for points may come back by a victory, so the game can always be won', () => {
    const state = withGiven(8, { options: { variants: 'imperium-french' } })
    expect(canBeWon(state)).toBe(true)
    expect(playFrom(state, [round]).awaited?.kind).toBe('action')
  })

  it('E without Imperium no disc leaves the game: at most those in Etruria and Sardinia are lost, and six are left', () => {
    const discs = {
      ...discsIn('diocletian', 'etruria', 'gaetulia'),
      ...discsIn('galerius', 'sardinia', 'britannia'),
      ...discsIn('maximian', 'germania-magna')
    }
    expect(canBeWon(position({ options: { level: '2033' }, discs }))).toBe(true)
  })
})

describe('E the offer to end a game that can no longer be won', () => {
  it('E the players are asked before the next round, and end the game', () => {
    const match = playFrom(withGiven(3), [round])
    expect(match.awaited).toMatchObject({ kind: 'end-game', side: 'empire', rule: 'E' })
    expect(match.decision?.about).toEqual({ frontiers: 5, of: 6 })
    expect(keysOf(match)).toEqual(['end', 'play-on'])
    const events = answer(match, 'end')
    expect(match.awaited).toBeNull()
    expect(match.state).toMatchObject({ ending: { won: false, why: 'given-up' }, phase: 'over', agenda: [] })
    expect(events.at(-1)).toMatchObject({ type: 'ended', ending: { won: false, why: 'given-up' } })
    expect(tetrarchia.summary(match.state, null).result).toEqual({ winners: [] })
  })

  it('E they may play on, and are asked again before each round', () => {
    const match = playFrom(withGiven(3), [round], [2, 1, 2, 2, 2, 3, 2, 4])
    answer(match, 'play-on')
    expect(match.state.round).toBe(2)
    for (const _ of 'four') answer(match, { do: 'done' })
    expect(match.awaited?.kind).toBe('end-game')
  })

  it('E nobody is asked while six discs are left', () => {
    expect(playFrom(withGiven(2), [round]).awaited?.kind).toBe('action')
  })

  it('E all players must agree; the first who plays on decides', () => {
    const asked = (first: string) => {
      const match = playFrom(withGiven(3, { options: { players: 2 } }), [round])
      expect(match.awaited).toMatchObject({ kind: 'end-game', side: 'east' })
      answer(match, first)
      return match
    }
    expect(asked('play-on').awaited).toMatchObject({ kind: 'action', side: 'east' })
    const both = asked('end')
    expect(both.awaited).toMatchObject({ kind: 'end-game', side: 'west' })
    answer(both, 'end')
    expect(both.state.ending).toEqual({ won: false, why: 'given-up' })
  })

  it('E, V.1 it is told at once when the disc that victory needed is given', () => {
    const state = withGiven(2)
    const match = playFrom(state, [{ task: 'action' }])
    const events = answer(match, { do: 'power' })
    expect(events.at(-1)).toEqual({ type: 'hopeless', frontiers: 5 })
    const six = playFrom(withGiven(1), [{ task: 'action' }])
    expect(answer(six, { do: 'power' }).map(({ type }) => type)).not.toContain('hopeless')
  })

  it('E it is told, after a warning, when the last frontier from which an army could free a disc is protected', () => {
    const state = withGiven(0, {
      options: { variants: '' },
      active: 'maximian',
      emperors: { maximian: 'gaetulia' },
      discs: {
        ...discsIn('maximian', 'etruria'),
        ...discsIn('constantius', 'britannia', 'sardinia'),
        ...discsIn('galerius', 'germania-magna', 'thracia'),
        ...discsIn('diocletian', 'asia', 'syria')
      }
    })
    const match = playFrom(state, [{ task: 'action' }])
    const protect = match.decision?.body.options.find(({ label }) => label.key === 'option.protect')
    expect(protect?.preview?.map(({ key }) => key)).toEqual(['preview.cost'])
    state.emperors.diocletian.given = 1
    delete state.discs.syria
    const last = playFrom(state, [{ task: 'action' }])
    const warned = last.decision?.body.options.find(({ label }) => label.key === 'option.protect')
    expect(warned?.preview?.map(({ key }) => key)).toEqual(['preview.cost', 'preview.hopeless'])
    expect(answer(last, { do: 'protect' }).at(-1)).toEqual({ type: 'hopeless', frontiers: 5 })
  })

  it('E, V.1 the player is warned before he gives that disc', () => {
    const previews = (given: number) =>
      playFrom(withGiven(given), [{ task: 'action' }])
        .decision?.body.options.find(({ label }) => label.key === 'option.power-diocletian')
        ?.preview?.map(({ key }) => key)
    expect(previews(1)).toEqual([])
    expect(previews(2)).toEqual(['preview.hopeless'])
  })

  it('E, V.1 it is told when Constantius gives that disc to stop an army', () => {
    const state = withGiven(0, {
      emperors: { constantius: 'germania-inferior' },
      armies: ['belgica'],
      discs: discsIn('revolt', 'belgica')
    })
    state.emperors.maximian.given = 2
    expect(answer(playFrom(state, [{ task: 'advance' }]), 'yes')).toContainEqual({
      type: 'hopeless',
      frontiers: 5
    })
    state.emperors.maximian.given = 1
    const events = answer(playFrom(state, [{ task: 'advance' }]), 'yes')
    expect(events.map(({ type }) => type)).not.toContain('hopeless')
  })
})
