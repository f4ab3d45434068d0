import { describe, expect, it } from 'vitest'
import { combatHits, roundModifiers, sumOfItems } from '../../queries/battle/advanced-tables.ts'
import { type BattleSituation, type Fighter, unitsCounted } from '../../queries/battle/situation.ts'
import {
  adrianople,
  argentoratum,
  army,
  barbarians,
  fightersLike,
  nisibis,
  romans,
  situationBetween
} from '../../testing/armies.ts'

const total = (situation: BattleSituation, side: 'attacker' | 'defender', round: 1 | 2 = 1) =>
  sumOfItems(roundModifiers(situation, side, round))

describe('XXI.E modifiers of advanced combat', () => {
  it('XXI.E E24: Nisibis: both +2', () => {
    expect([total(nisibis, 'attacker'), total(nisibis, 'defender')]).toEqual([2, 2])
  })

  it('XXI.E E25: Argentoratum: Rome +3, Alamans -1', () => {
    expect([total(argentoratum, 'defender'), total(argentoratum, 'attacker')]).toEqual([3, -1])
  })

  it('XXI.E E26: Adrianople: Visigoths +1, Rome +2', () => {
    expect([total(adrianople, 'attacker'), total(adrianople, 'defender')]).toEqual([1, 2])
  })

  it('XXI.E a river or range counts in the first round only, a strait in both and for both sides', () => {
    const over = (crossed: Fighter['crossed']) =>
      situationBetween(army('kingdom', fightersLike(3, { crossed })), army('kingdom', fightersLike(3)))
    expect([1, 2].map((round) => total(over('river'), 'attacker', round === 1 ? 1 : 2))).toEqual([-1, 0])
    expect([1, 2].map((round) => total(over('strait'), 'attacker', round === 1 ? 1 : 2))).toEqual([-1, -1])
    expect([total(over('range'), 'defender'), total(over('strait'), 'defender')]).toEqual([0, 1])
    expect(total({ ...over('strait'), intercepted: true }, 'defender')).toBe(0)
  })

  it('XXI.E marsh, forest and Barbarians at home', () => {
    const fight = situationBetween(barbarians(3), romans(3))
    expect(total({ ...fight, terrain: 'marsh' }, 'attacker')).toBe(-1)
    expect(total({ ...fight, terrain: 'forest' }, 'attacker')).toBe(0)
    expect(total({ ...situationBetween(romans(3), barbarians(3)), terrain: 'forest' }, 'attacker')).toBe(
      -1 + 1
    )
    expect(total({ ...fight, barbarianProvince: true }, 'attacker')).toBe(1)
  })

  it('XXI.E a fortified city gives +1, to an Empire +2', () => {
    const held = (status: 'kingdom' | 'empire') =>
      total(
        situationBetween(
          army('kingdom', fightersLike(2)),
          army(status, fightersLike(2), { fortifiedCity: true })
        ),
        'defender'
      )
    expect([held('kingdom'), held('empire')]).toEqual([1, 2])
  })

  it('XXI.E nomads in the steppe', () => {
    const nomads = situationBetween(barbarians(3, { nomad: true }), barbarians(3), { terrain: 'steppe' })
    expect(total(nomads, 'attacker')).toBe(1)
  })

  it('XXI.E, III.D a horde counts as a Barbarian unit in defence: forest, Empire and steppe', () => {
    const camp = { ...barbarians(0), hordes: fightersLike(1) }
    const nomads = { ...barbarians(0), hordes: fightersLike(1, { nomad: true }) }
    const kingdom = army('kingdom', fightersLike(3))
    expect(total(situationBetween(kingdom, camp, { terrain: 'forest' }), 'attacker')).toBe(-1)
    expect(total(situationBetween(kingdom, nomads, { terrain: 'forest' }), 'attacker')).toBe(0)
    expect(total(situationBetween(romans(3), camp), 'attacker')).toBe(1)
    expect(total(situationBetween(kingdom, nomads, { terrain: 'steppe' }), 'defender')).toBe(1)
  })

  it('XXI.E, III.D a horde beside an attacker counts for nothing', () => {
    const vassals = army('kingdom', fightersLike(3), { hordes: fightersLike(1, { nomad: true }) })
    expect(total(situationBetween(vassals, romans(3), { terrain: 'steppe' }), 'attacker')).toBe(0)
    expect(total(situationBetween(vassals, romans(3)), 'defender')).toBe(0)
  })
})

describe('XXI.F the combat table', () => {
  it('XXI.F values of the printed examples', () => {
    expect(combatHits(10, 7, true)).toBe(4)
    expect(combatHits(7, 6, true)).toBe(3)
    expect(combatHits(9, 4, true)).toBe(2)
    expect(combatHits(6, 7, false)).toBe(2)
    expect(combatHits(12, 6, false)).toBe(4)
    expect(combatHits(8, 3, false)).toBe(1)
    expect(combatHits(11, 4, false)).toBe(2)
    expect(combatHits(8, 2, false)).toBe(1)
  })

  it('XXI.F rolls and stacks beyond the table use its edge', () => {
    expect(combatHits(-1, 1, true)).toBe(0)
    expect(combatHits(20, 12, true)).toBe(5)
    expect(combatHits(20, 12, false)).toBe(4)
  })

  it('XXI.F hordes count as one unit and a Limes as one, in defence only', () => {
    const strong = { ...barbarians(3), hordes: fightersLike(2), limes: true }
    expect(unitsCounted(situationBetween(strong, strong), 'defender')).toBe(5)
    expect(unitsCounted(situationBetween(strong, strong), 'attacker')).toBe(3)
  })
})
