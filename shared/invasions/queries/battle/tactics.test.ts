import { describe, expect, it } from 'vitest'
import {
  adrianople,
  archer,
  argentoratum,
  army,
  barbarians,
  fightersLike,
  heavyCavalry,
  horseArcher,
  legion,
  nisibis,
  romans,
  situationBetween
} from '../../testing/armies.ts'
import { sumOfItems } from './advanced-tables.ts'
import { tacticalAdvantages } from './advantages.ts'
import { hitsOn, swordsOn } from './dice.ts'
import { afterHits } from './loss-order.ts'
import { ambushChance, missileHits, missileModifiers, missilePool } from './missiles.ts'
import { battlePool, mayLoseBlackDie } from './pools.ts'
import {
  BARE_FIGHTER,
  type BattleArmy,
  type BattleSituation,
  type Fighter,
  lineOf,
  withLine
} from './situation.ts'

/** An army with a horde beside it. */
const placeOfHorde = (own: BattleArmy, traits: Partial<Fighter> = {}): BattleArmy => ({
  ...own,
  hordes: fightersLike(1, traits)
})
const noAmbush = { ambush: false }
const dice = ({ white, black }: { white: number; black: number }) => ({ white, black })
const pools = (situation: BattleSituation) => ({
  attacker: dice(battlePool(situation, 'attacker')),
  defender: dice(battlePool(situation, 'defender'))
})

describe('XX.B battle dice', () => {
  const faces = (colour: 'white' | 'black') =>
    [1, 2, 3, 4, 5, 6].map((face) => {
      const { white, red } = swordsOn({ colour, face })
      return 'W'.repeat(white) + 'R'.repeat(red)
    })

  it('XX.B a white die has three blank faces, a white sword, a red one, and one of each', () => {
    expect(faces('white')).toEqual(['', '', '', 'W', 'R', 'WR'])
  })

  it('XX.B a black die has two blank faces and a face with two white swords', () => {
    expect(faces('black')).toEqual(['', '', 'W', 'R', 'WR', 'WW'])
  })

  it('XX.H a red sword hits only where red swords count', () => {
    expect(hitsOn({ colour: 'white', face: 5 }, true)).toBe(1)
    expect(hitsOn({ colour: 'white', face: 5 }, false)).toBe(0)
    expect(hitsOn({ colour: 'black', face: 6 }, false)).toBe(2)
  })
})

describe('XX.C tactical advantages', () => {
  const against = (own: number, enemy: number, traits: Partial<Fighter>) =>
    tacticalAdvantages(situationBetween(barbarians(own, traits), barbarians(enemy, traits)))

  it('XX.C two more cavalry units give the advantage, one more does not', () => {
    expect(against(3, 1, { mounted: true }).cavalry).toBe('attacker')
    expect(against(2, 1, { mounted: true }).cavalry).toBeNull()
  })

  it('XX.C a single unit gives the advantage over an enemy who has none', () => {
    expect(tacticalAdvantages(situationBetween(barbarians(3), barbarians(1, heavyCavalry)))).toEqual({
      cavalry: 'defender',
      heavy: 'defender'
    })
  })

  it('XXI.B Nisibis: heavy for Rome 7 to 2, cavalry for Persia 5 to 1', () => {
    expect(tacticalAdvantages(nisibis)).toEqual({ heavy: 'attacker', cavalry: 'defender' })
  })
})

describe('XX.D missile round', () => {
  it('XX.D E17: 3 archers are 2 dice, 1 to 4 Frankish infantry 1 die', () => {
    const shots = (units: Fighter[]) =>
      missilePool(
        situationBetween(army('barbarian', units), barbarians(1), { terrain: 'forest' }),
        'attacker',
        noAmbush
      ).white
    expect(shots(fightersLike(3, archer))).toBe(2)
    expect([1, 4, 5].map((count) => shots(fightersLike(count, { francisca: true })))).toEqual([1, 1, 2])
    expect(shots([...fightersLike(1, archer), ...fightersLike(1, { francisca: true })])).toBe(2)
  })

  const persians = army('kingdom', [...fightersLike(2, horseArcher), ...fightersLike(1, archer)])

  it('XX.D E19: in the open every started pair of horse archers changes a white die for a black one', () => {
    const situation = situationBetween(persians, romans(3))
    expect(dice(missilePool(situation, 'attacker', noAmbush))).toEqual({ white: 1, black: 1 })
    expect(dice(missilePool({ ...situation, terrain: 'forest' }, 'attacker', noAmbush))).toEqual({
      white: 2,
      black: 0
    })
  })

  it('XX.D E19: the heavy advantage takes a die before the change, never a black one', () => {
    const situation = situationBetween(persians, romans(2, legion))
    expect(dice(missilePool(situation, 'attacker', noAmbush))).toEqual({ white: 0, black: 1 })
  })

  it('XX.D E22: a single archer shoots nothing against the heavy advantage', () => {
    expect(dice(missilePool(argentoratum, 'attacker', noAmbush))).toEqual({ white: 0, black: 0 })
    expect(missilePool(argentoratum, 'attacker', noAmbush).items.map(({ why }) => why)).toEqual([
      'archers',
      'enemy-heavy-advantage'
    ])
  })

  it('XX.D E21: three Persian horse archers, less one die, shoot with one black die', () => {
    expect(dice(missilePool(nisibis, 'defender', noAmbush))).toEqual({ white: 0, black: 1 })
    expect(dice(missilePool(nisibis, 'attacker', noAmbush))).toEqual({ white: 0, black: 0 })
  })

  it('XX.D a card adds its dice after the loss to the heavy advantage', () => {
    const cards = [{ white: 2, black: 0, rule: 'X.B', why: 'card.arrow-storm' }] as const
    expect(missilePool(argentoratum, 'attacker', { ambush: false, cards }).white).toBe(2)
  })

  const armenians = army('kingdom', [
    ...fightersLike(2, { archer: true, alpine: true }),
    ...fightersLike(2, { alpine: true }),
    ...fightersLike(1, { foreign: true })
  ])
  const overTheRange = army('kingdom', fightersLike(4, { crossed: 'range' }))

  it('XX.D E20: an ambush counts alpine units double and other infantry too: 4 dice', () => {
    const situation = situationBetween(overTheRange, armenians, { terrain: 'mountain' })
    expect(ambushChance(situation)).toBe('sure')
    expect(dice(missilePool(situation, 'defender', { ambush: true }))).toEqual({ white: 4, black: 0 })
    expect(missilePool(situation, 'defender', noAmbush).white).toBe(1)
  })

  it('XX.D only mountains allow an ambush; without a crossing it takes a D2', () => {
    expect(ambushChance(situationBetween(overTheRange, armenians))).toBe('none')
    expect(ambushChance(situationBetween(barbarians(3), armenians, { terrain: 'mountain' }))).toBe('check')
    expect(ambushChance(adrianople)).toBe('check')
  })

  it('XX.D a leader with the mountain symbol is not ambushed', () => {
    const led = { ...overTheRange, leader: { combat: 1, mountain: true } }
    expect(ambushChance(situationBetween(led, armenians, { terrain: 'mountain' }))).toBe('none')
  })

  it('XXI.C, XX.D horsemen ambush in advanced combat, where every unit counts, not in basic combat', () => {
    const riders = army('kingdom', fightersLike(3, { mounted: true }))
    const situation = situationBetween(overTheRange, riders, { terrain: 'mountain' })
    expect(ambushChance(situation, 'advanced')).toBe('sure')
    expect(ambushChance(situation, 'basic')).toBe('none')
    // Three halves, rounded up.
    expect(sumOfItems(missileModifiers(situation, 'defender', { ambush: true }) ?? [])).toBe(2)
  })

  it('XXI.C E24: three horse archers in the open add 5, the heavy advantage takes 2', () => {
    expect(sumOfItems(missileModifiers(nisibis, 'defender', noAmbush) ?? [])).toBe(3)
    expect(missileModifiers(nisibis, 'attacker', noAmbush)).toBeNull()
  })

  it('XXI.C E25: an archer still rolls against the heavy advantage, at +1 - 2', () => {
    expect(sumOfItems(missileModifiers(argentoratum, 'attacker', noAmbush) ?? [])).toBe(-1)
  })

  it('XXI.C Frankish axes and ambushers add a half each, alpine ones a whole', () => {
    const franks = army('barbarian', fightersLike(3, { francisca: true }))
    expect(
      sumOfItems(missileModifiers(situationBetween(franks, barbarians(1)), 'attacker', noAmbush) ?? [])
    ).toBe(2)
    const situation = situationBetween(overTheRange, armenians, { terrain: 'mountain' })
    expect(sumOfItems(missileModifiers(situation, 'defender', { ambush: true }) ?? [])).toBe(4 + 2 + 1)
  })

  it('XXI.C the missile table', () => {
    expect([7, 8, 9, 11, 12, 15].map((roll) => missileHits(roll, true))).toEqual([0, 1, 1, 1, 2, 2])
    expect(missileHits(8, false)).toBe(0)
  })
})

describe('XX.F dice pools', () => {
  it('XX.F every unit gives a white die', () => {
    expect(pools(situationBetween(barbarians(5), barbarians(3)))).toEqual({
      attacker: { white: 5, black: 0 },
      defender: { white: 3, black: 0 }
    })
  })

  it('XX.F marsh, forest and crossing each take a die from the attacker', () => {
    const attacker = army('kingdom', fightersLike(5, { crossed: 'river' }))
    expect(pools(situationBetween(attacker, barbarians(3), { terrain: 'marsh' })).attacker.white).toBe(3)
    expect(pools(situationBetween(attacker, barbarians(3), { terrain: 'forest' })).attacker.white).toBe(3)
  })

  it('XX.F the forest hides only Barbarians that are no nomads', () => {
    const inForest = (defender: ReturnType<typeof barbarians>) =>
      pools(situationBetween(barbarians(5), defender, { terrain: 'forest' })).attacker.white
    expect(inForest(barbarians(2, { nomad: true }))).toBe(5)
    expect(inForest(romans(2))).toBe(5)
    const mixed = army('empire', fightersLike(2))
    expect(inForest({ ...mixed, units: [...mixed.units, BARE_FIGHTER] })).toBe(4)
  })

  it('XX.E E18: the strait costs a die only if all attackers have crossed it', () => {
    const crossed = fightersLike(3, { crossed: 'strait' })
    expect(pools(situationBetween(army('kingdom', crossed), barbarians(2))).attacker.white).toBe(2)
    expect(
      pools(situationBetween(army('kingdom', [...crossed, ...fightersLike(1)]), barbarians(2))).attacker.white
    ).toBe(4)
  })

  it('XX.F amphibious units do not mind a river, but a range', () => {
    const of = (crossed: 'river' | 'range') =>
      pools(situationBetween(army('kingdom', fightersLike(3, { crossed, amphibious: true })), romans(2)))
        .attacker.white
    expect(of('river')).toBe(3)
    expect(of('range')).toBe(2)
  })

  it('XX.F an intercepted attacker has had time to cross', () => {
    const attacker = army('kingdom', fightersLike(3, { crossed: 'river' }))
    expect(pools(situationBetween(attacker, romans(2), { intercepted: true })).attacker.white).toBe(3)
  })

  it('XX.E E18: one Barbarian against one Civilised unit is enough for the die of a Barbarian province', () => {
    const mixed = {
      ...army('kingdom', fightersLike(3)),
      units: [...army('kingdom', fightersLike(3)).units, BARE_FIGHTER]
    }
    const defender = {
      ...barbarians(2),
      units: [...barbarians(2).units, ...army('empire', fightersLike(1)).units]
    }
    const here = { barbarianProvince: true }
    expect(pools(situationBetween(mixed, defender, here)).attacker.white).toBe(5)
    expect(pools(situationBetween(mixed, barbarians(3), here)).attacker.white).toBe(4)
    expect(pools(situationBetween(army('kingdom', fightersLike(4)), defender, here)).attacker.white).toBe(4)
    expect(pools(situationBetween(mixed, defender)).attacker.white).toBe(4)
  })

  it('XX.F city, Limes and hordes each give the defender a die', () => {
    const defender = { ...barbarians(2), fortifiedCity: true, limes: true, hordes: fightersLike(2) }
    expect(pools(situationBetween(romans(3), defender)).defender.white).toBe(5)
  })

  it('XX.F, III.D the forest hides a horde that defends, alone or with Civilised friends, but no nomads', () => {
    const inForest = (defender: BattleArmy) =>
      pools(situationBetween(army('kingdom', fightersLike(5)), defender, { terrain: 'forest' })).attacker
        .white
    expect(inForest(placeOfHorde(barbarians(0)))).toBe(4)
    expect(inForest(placeOfHorde(romans(2)))).toBe(4)
    expect(inForest(placeOfHorde(romans(2), { nomad: true }))).toBe(5)
  })

  it('XX.F nobody falls below one die', () => {
    const attacker = army('kingdom', fightersLike(1, { crossed: 'river' }))
    expect(pools(situationBetween(attacker, romans(1), { terrain: 'marsh' })).attacker).toEqual({
      white: 1,
      black: 0
    })
  })
})

describe('XX.G exchanges', () => {
  it('XX.G E21: Nisibis after the missile round: Rome 5 white 2 black, Persia 6 white 1 black', () => {
    const line = lineOf(nisibis.attacker)
    const hit = afterHits(line, [{ unit: 0, hit: 1, fatal: false }])
    expect(pools({ ...nisibis, attacker: withLine(nisibis.attacker, hit) })).toEqual({
      attacker: { white: 5, black: 2 },
      defender: { white: 6, black: 1 }
    })
  })

  it('XX.G E22: Argentoratum: elite, Empire and cavalry give Rome three exchanges (ruling 3)', () => {
    expect(pools(argentoratum)).toEqual({
      attacker: { white: 7, black: 0 },
      defender: { white: 3, black: 3 }
    })
  })

  it('XX.G E23: Adrianople after the missile round: Rome 2 white 2 black, Visigoths 5 white 1 black', () => {
    const hit = afterHits(lineOf(adrianople.defender), [{ unit: 4, hit: 1, fatal: true }])
    expect(pools({ ...adrianople, defender: withLine(adrianople.defender, hit) })).toEqual({
      attacker: { white: 5, black: 1 },
      defender: { white: 2, black: 2 }
    })
  })

  it('XX.G a Roman stack of auxiliaries alone does not fight as an Empire', () => {
    const exchanged = (traits: Partial<Fighter>) =>
      pools(situationBetween(romans(3, traits), barbarians(3))).attacker.black
    expect(exchanged({ auxiliary: true })).toBe(0)
    expect(exchanged({})).toBe(1)
    const mixed = { ...romans(0), units: [...romans(2, { auxiliary: true }).units, ...romans(1).units] }
    expect(pools(situationBetween(mixed, barbarians(3))).attacker.black).toBe(1)
  })

  it('XX.G four diamonds help only Rome and Byzantium twice', () => {
    const four = (roman: boolean) => army('empire', fightersLike(4, { elite: 1 }), { roman })
    expect(pools(situationBetween(four(true), army('kingdom', fightersLike(2)))).attacker.black).toBe(2)
    expect(pools(situationBetween(four(false), army('kingdom', fightersLike(2)))).attacker.black).toBe(1)
  })

  it('XX.G nomads exchange a die in the steppe', () => {
    const nomads = barbarians(3, { nomad: true })
    expect(pools(situationBetween(nomads, barbarians(3), { terrain: 'steppe' })).attacker.black).toBe(1)
    expect(pools(situationBetween(nomads, barbarians(3))).attacker.black).toBe(0)
  })

  it('XX.G, III.D an Empire has its exchange against a lone horde, not for one that comes with an attacker', () => {
    expect(pools(situationBetween(romans(3), placeOfHorde(barbarians(0)))).attacker).toEqual({
      white: 2,
      black: 1
    })
    const vassals = army('kingdom', fightersLike(3))
    expect(pools(situationBetween(placeOfHorde(vassals), romans(3))).defender).toEqual({ white: 3, black: 0 })
  })

  it('XX.G, III.D a nomad horde in the steppe exchanges a die in defence only', () => {
    const steppe = { terrain: 'steppe' } as const
    const camp = placeOfHorde(army('kingdom', fightersLike(2)), { nomad: true })
    expect(pools(situationBetween(army('kingdom', fightersLike(3)), camp, steppe)).defender).toEqual({
      white: 2,
      black: 1
    })
    expect(pools(situationBetween(camp, army('kingdom', fightersLike(3)), steppe)).attacker).toEqual({
      white: 2,
      black: 0
    })
  })

  it('XX.G the fortified city exchanges a die for an Empire only', () => {
    const city = { fortifiedCity: true }
    expect(
      pools(situationBetween(army('kingdom', fightersLike(3)), army('empire', fightersLike(2), city)))
        .defender
    ).toEqual({
      white: 2,
      black: 1
    })
    expect(
      pools(situationBetween(army('kingdom', fightersLike(3)), army('kingdom', fightersLike(2), city)))
        .defender
    ).toEqual({
      white: 3,
      black: 0
    })
  })

  it('XX.G the heavy advantage turns a black die white, and is nothing against white dice', () => {
    const heavy = army('kingdom', fightersLike(3, { heavy: true }))
    expect(pools(situationBetween(army('kingdom', fightersLike(3, { elite: 1 })), heavy)).attacker).toEqual({
      white: 3,
      black: 0
    })
    expect(pools(situationBetween(barbarians(3), heavy)).attacker).toEqual({ white: 3, black: 0 })
  })

  it('XX.G cards come last, and never below one die', () => {
    const situation = situationBetween(romans(2), barbarians(2))
    const with_ = (white: number, black: number, swap: number) =>
      dice(battlePool(situation, 'attacker', [{ white, black, swap, card: 'test' }]))
    expect(with_(1, 1, 0)).toEqual({ white: 2, black: 2 })
    expect(with_(0, 0, 2)).toEqual({ white: 0, black: 2 })
    expect(with_(-1, 0, -2)).toEqual({ white: 1, black: 0 })
    expect(with_(-9, 0, 0)).toEqual({ white: 0, black: 1 })
    expect(with_(-9, -9, 0)).toEqual({ white: 0, black: 1 })
  })

  it('XX.G every die of a pool has its reason', () => {
    const pool = battlePool(nisibis, 'defender')
    expect(pool.items.map(({ why, rule }) => `${rule} ${why}`)).toEqual([
      'XX.F units',
      'XX.F fortified-city',
      'XX.G elite',
      'XX.G cavalry-advantage',
      'XX.G enemy-heavy-advantage'
    ])
  })

  it('XX.E the last die of an enemy cannot be taken', () => {
    expect(mayLoseBlackDie({ white: 0, black: 1 })).toBe(false)
    expect(mayLoseBlackDie({ white: 1, black: 1 })).toBe(true)
    expect(mayLoseBlackDie({ white: 3, black: 0 })).toBe(false)
  })
})
