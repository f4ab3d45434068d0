import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recoveries, winnerOfBattle } from '../../queries/battle/battle-result.ts'
import {
  afterHits,
  type HitSlot,
  hitCapacity,
  hitsToKill,
  lossOrder,
  lossProblem
} from '../../queries/battle/loss-order.ts'
import { BARE_FIGHTER, damage, type Fighter } from '../../queries/battle/situation.ts'
import { fightersLike, heavyCavalry, legion } from '../../testing/armies.ts'

describe('XX.H hits', () => {
  it('XX.H a hit flips an elite and eliminates a standard unit', () => {
    const line = [...fightersLike(1, legion), ...fightersLike(1)]
    expect(hitCapacity(line)).toBe(3)
    expect(lossOrder(line).map(({ unit, fatal }) => [unit, fatal])).toEqual([
      [0, false],
      [1, true],
      [0, true]
    ])
  })

  it('XX.H a flipped elite is infantry that keeps its boats, mountains and axes', () => {
    const unit = {
      ...BARE_FIGHTER,
      ...heavyCavalry,
      elite: 1 as const,
      archer: true,
      alpine: true,
      amphibious: true
    }
    expect(damage(unit)).toMatchObject({ mounted: false, heavy: false, archer: false, elite: 0 })
    expect(damage({ ...unit, francisca: true })).toMatchObject({
      alpine: true,
      amphibious: true,
      francisca: true
    })
  })

  it('XX.H the first unit eliminated is national', () => {
    const line = [...fightersLike(1, { foreign: true }), ...fightersLike(1)]
    expect(lossProblem(line, [{ unit: 0, hit: 1, fatal: true }], false)).toBe('national-first')
    expect(lossProblem(line, [{ unit: 0, hit: 1, fatal: true }], true)).toBeNull()
    expect(lossProblem(line, lossOrder(line).slice(0, 2), false)).toBeNull()
    expect(lossOrder(line)[0]?.unit).toBe(1)
    expect(
      lossProblem(fightersLike(2, { foreign: true }), [{ unit: 0, hit: 1, fatal: true }], false)
    ).toBeNull()
  })

  it('XX.H no unit takes its second hit before its first', () => {
    expect(lossProblem(fightersLike(2, legion), [{ unit: 0, hit: 2, fatal: true }], false)).toBe(
      'flip-before-elimination'
    )
  })

  const anyLine = fc.array(
    fc.record({
      elite: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
      mounted: fc.boolean(),
      archer: fc.boolean(),
      heavy: fc.boolean(),
      foreign: fc.boolean(),
      auxiliary: fc.boolean()
    }),
    { maxLength: 9 }
  )

  it('XX.H hits neither lose nor invent a unit, whatever the line and the number of hits', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(20), (traits, hits) => {
        const line = traits.map((unit) => ({ ...BARE_FIGHTER, ...unit }))
        const order = lossOrder(line)
        expect(order).toHaveLength(hitCapacity(line))
        expect(new Set(order.filter(({ fatal }) => fatal).map(({ unit }) => unit)).size).toBe(line.length)
        const taken = order.slice(0, hits)
        expect(lossProblem(line, taken, false)).toBeNull()
        const dead = taken.filter(({ fatal }) => fatal).length
        expect(afterHits(line, taken)).toHaveLength(line.length - dead)
        const left = afterHits(line, taken).reduce((sum, unit) => sum + hitsToKill(unit), 0)
        expect(left).toBe(Math.max(0, hitCapacity(line) - hits))
      })
    )
  })

  it('XX.H hits taken one by one fall on the same units as hits taken together', () => {
    fc.assert(
      fc.property(anyLine, fc.nat(12), (traits, hits) => {
        const line = traits.map((unit) => ({ ...BARE_FIGHTER, ...unit }))
        let step: readonly Fighter[] = line
        let nationalLost = false
        for (let hit = 0; hit < hits; hit++) {
          const slot: HitSlot | undefined = lossOrder(step, nationalLost)[0]
          if (!slot) break
          nationalLost ||= slot.fatal && !step[slot.unit]?.foreign
          step = afterHits(step, [slot])
        }
        expect(step).toEqual(afterHits(line, lossOrder(line).slice(0, hits)))
      })
    )
  })
})

describe('XX.I victory', () => {
  const toll = (lost: number, destroyed = false, combat = 0) => ({ lost, destroyed, combat })

  it('XX.I who destroys the enemy wins, whatever it cost', () => {
    expect(winnerOfBattle(toll(3), toll(1, true), true)).toBe('attacker')
    expect(winnerOfBattle(toll(1, true), toll(4), false)).toBe('defender')
  })

  it('XX.I otherwise the side with fewer eliminated units', () => {
    expect(winnerOfBattle(toll(2), toll(3), true)).toBe('attacker')
    expect(winnerOfBattle(toll(3), toll(2), false)).toBe('defender')
  })

  it('XX.I a tie goes to the defender with a city or horde, then to the better leader, then to the defender', () => {
    expect(winnerOfBattle(toll(2, false, 3), toll(2), true)).toBe('defender')
    expect(winnerOfBattle(toll(2, false, 3), toll(2, false, 2), false)).toBe('attacker')
    expect(winnerOfBattle(toll(2, false, 1), toll(2, false, 1), false)).toBe('defender')
    expect(winnerOfBattle(toll(2, true, 2), toll(2, true, 1), false)).toBe('attacker')
  })

  it('XX.K two units are recovered, one in a battle of two units, none where one stood alone', () => {
    expect([
      recoveries(5, 3),
      recoveries(5, 2),
      recoveries(2, 5),
      recoveries(1, 6),
      recoveries(2, 1)
    ]).toEqual([2, 1, 1, 0, 0])
  })
})
