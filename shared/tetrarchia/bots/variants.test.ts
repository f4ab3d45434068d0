import { describe, expect, it } from 'vitest'
import type { Board } from '../board.ts'
import { discsIn, position, type TestPosition } from '../testing/position.ts'
import type { EmperorId } from '../world/ids.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { ambition } from './ambition.ts'
import { characters } from './character.ts'
import { distancesOf, travelCost } from './distances.ts'
import { fightWorth } from './outcomes.ts'
import { planPhase } from './plan.ts'
import { answerAddDiscs, answerStop } from './replies.ts'

const { prefect } = characters

/** V.5: a board with this glory of each emperor. */
function rivals(players: number, scene: TestPosition, glory: Partial<Record<EmperorId, number>> = {}): Board {
  const state = position({ ...scene, options: { players, variants: 'el-grande' } })
  for (const id of ['diocletian', 'galerius', 'constantius', 'maximian'] as const)
    state.emperors[id].glory = glory[id] ?? 0
  return state
}

describe('V.5 the ambition of computer players', () => {
  it('is 0 without the variant', () => {
    expect(ambition(position({ discs: discsIn('diocletian', 'persia', 'libya', 'sarmatia') }))).toBe(0)
  })

  it('one person, and three in friendship, keep the halves even', () => {
    for (const players of [1, 3]) {
      const even = ambition(rivals(players, {}, { diocletian: 1, galerius: 1 }))
      const uneven = ambition(rivals(players, {}, { diocletian: 2 }))
      const worse = ambition(rivals(players, {}, { diocletian: 3 }))
      expect(even).toBeCloseTo(0)
      expect(uneven).toBeLessThan(even)
      expect(worse).toBeLessThan(uneven)
    }
  })

  it('with two, the leader of a half wants the Great to be his, and nobody else’s', () => {
    const of = (glory: Partial<Record<EmperorId, number>>, active: EmperorId) =>
      ambition(rivals(2, { active }, glory))
    expect(of({ galerius: 2 }, 'diocletian')).toBeGreaterThan(of({}, 'diocletian'))
    expect(of({ maximian: 2 }, 'diocletian')).toBeLessThan(of({}, 'diocletian'))
  })

  it('with four, each wants to be above his colleague, and above all', () => {
    const of = (glory: Partial<Record<EmperorId, number>>) =>
      ambition(rivals(4, { active: 'galerius' }, glory))
    expect(of({ galerius: 2, maximian: 2 })).toBeGreaterThan(of({ diocletian: 2, maximian: 2 }))
    expect(of({ galerius: 2 })).toBeGreaterThan(of({ galerius: 2, maximian: 2 }))
  })

  it('never outweighs the common victory', () => {
    const missing: ProvinceId = 'persia'
    const others: readonly ProvinceId[] = ['libya', 'sarmatia', 'germania-magna', 'britannia', 'gaetulia']
    const board = rivals(1, {
      emperors: { diocletian: 'syria' },
      discs: discsIn('maximian', ...others)
    })
    const { actions } = planPhase(board, prefect.weights, prefect.searchLimits)
    expect(actions).toEqual([{ do: 'move', emperor: 'diocletian', to: missing }, { do: 'protect' }])
  })
})

describe('V.1 powers of computer players', () => {
  const imperium = { options: { variants: 'imperium' } }

  it('Constantius stops an army that may take Roma from him, even where he is likelier to win', () => {
    const board = position({
      ...imperium,
      active: 'diocletian',
      emperors: { constantius: 'roma' },
      armies: ['etruria'],
      discs: { etruria: 'revolt', ...discsIn('constantius', 'lucania', 'sicilia') }
    })
    const about = { emperor: 'constantius', army: 'army-1', from: 'etruria', to: 'roma' } as const
    expect(answerStop(prefect, board, about).answer).toEqual({ option: 'yes' })
  })

  it('Galerius gives a disc where it makes a victory of a tie', () => {
    const board = position({
      ...imperium,
      active: 'galerius',
      emperors: { galerius: 'noricum' },
      armies: ['rhaetia'],
      discs: discsIn('revolt', 'rhaetia')
    })
    const fight = { emperor: 'galerius', army: 'army-1', attacker: 'emperor', dice: [3, 3] } as const
    const { answer } = answerAddDiscs(prefect, board, fight, [{ discs: 0 }, { discs: 1 }, { discs: 2 }])
    expect(answer).not.toEqual({ option: { discs: 0 } })
  })

  it('an attack of Galerius is worth more with discs to give', () => {
    const scene: TestPosition = {
      active: 'galerius',
      emperors: { galerius: 'noricum' },
      armies: ['rhaetia'],
      discs: discsIn('revolt', 'rhaetia')
    }
    const fight = { emperor: 'galerius', army: 'army-1', attacker: 'emperor' } as const
    const plain = fightWorth(position(scene), fight, prefect.weights)
    expect(fightWorth(position({ ...scene, ...imperium }), fight, prefect.weights)).toBeGreaterThan(plain)
  })
})

describe('V.2 the joined sea in the distances', () => {
  it('costs one point from end to end', () => {
    const fleets = ['atlanticum', 'internum'] as const
    const cost = (variants: readonly 'mare-nostrum'[]) =>
      travelCost(distancesOf({ fleets, variants }), 'aquitania', 'sicilia')
    expect(cost([])).toBeGreaterThan(1)
    expect(cost(['mare-nostrum'])).toBe(1)
  })
})
