import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import { sumOfItems } from '../../queries/battle/advanced-tables.ts'
import {
  type BattleLine,
  sideFighting,
  situationOf,
  startBattle
} from '../../queries/battle/battle-in-progress.ts'
import { hitsOfAll } from '../../queries/battle/dice.ts'
import { battlePool } from '../../queries/battle/pools.ts'
import { otherSide } from '../../queries/battle/situation.ts'
import { bareMap, encamp, put } from '../../testing/position.ts'
import { adrianopleOnMap, argentoratumOnMap, nisibisOnMap } from '../../testing/printed-battles.ts'
import { battleIn, type WatchOptions, watchFights, whenAsked } from '../../testing/watch-fights.ts'
import { fightBattle } from './fight-battle.ts'

function watchBattle({ state, order }: ReturnType<typeof nisibisOnMap>, watching: WatchOptions = {}) {
  return watchFights(state, (play) => fightBattle(play, order), watching)
}

const diceByItem = ({ pool }: BattleLine, colour: 'white' | 'black') =>
  pool?.items.reduce((sum, item) => sum + item[colour], 0)

describe('XX a battle in the state', () => {
  it('XX.A it names the place, the sides with their leaders and hordes, and the interception', () => {
    const { state, order } = argentoratumOnMap()
    const [losses] = whenAsked(
      watchFights(state, (play) => fightBattle(play, order)),
      'battle-losses'
    )
    const field = battleIn(losses?.fights)
    expect(field.order).toMatchObject({ province: 'lotharingia', intercepted: true })
    expect(field.attacker).toMatchObject({ nation: 'alamanni', leader: 'rex-alamanni', hordes: ['alamanni'] })
    expect(field.defender).toMatchObject({ nation: 'romans', leader: 'gratianus', allies: [] })
  })

  it('XX.A those who fight with a side are its allies', () => {
    const [reroll] = whenAsked(watchBattle(nisibisOnMap()), 'battle-reroll')
    expect(battleIn(reroll?.fights).attacker.allies).toEqual(['byzantines'])
  })

  it('XX.A, X.B a card may name an ally of the attacker, who fights on the attacker’s side', () => {
    const { state, order } = nisibisOnMap()
    const field = startBattle(state, order)
    const [ally] = field.attacker.allies
    if (!ally) throw new Error('the attacker of this battle has an ally')
    expect(sideFighting(field, ally)).toBe('attacker')
    for (const friend of field.defender.allies) expect(sideFighting(field, friend)).toBe('defender')
  })

  it('XX.A it is plain JSON at every question, and gone when the battle is over', () => {
    const nisibis = nisibisOnMap()
    const { state } = nisibis
    watchBattle(nisibis, {
      answer: () => {
        expect(JSON.parse(JSON.stringify(state.fights))).toStrictEqual(state.fights)
        return null
      }
    })
    expect('fights' in state).toBe(false)
  })

  it('XX.F XX.G the pool in the state names each die’s rule', () => {
    const [option] = whenAsked(watchBattle(nisibisOnMap()), 'leader-option')
    const { attacker, defender, stage } = battleIn(option?.fights)
    expect(stage).toBe('pools')
    for (const line of [attacker, defender]) {
      expect(diceByItem(line, 'white')).toBe(line.pool?.white)
      expect(diceByItem(line, 'black')).toBe(line.pool?.black)
      expect(line.pool?.items[0]).toMatchObject({ rule: 'XX.F', why: 'units' })
      expect(line.pool?.items.every(({ rule }) => /^XX\.[FG]$/.test(rule))).toBe(true)
    }
  })

  it('XX.F XX.G III.D a lone horde fights as a unit of its own people', () => {
    const poolsAgainst = (nation: 'huns' | 'alamanni', at: 'bohemia' | 'donetus') => {
      const state = bareMap()
      encamp(state, nation, at)
      const units = put(state, 'romans', 'infantry', at, 2)
      const field = startBattle(state, {
        province: at,
        attacker: { nation: 'romans', units, leader: null, hordes: [] },
        defender: { nation, units: [], leader: null, hordes: [nation] },
        from: {},
        intercepted: false
      })
      return (['attacker', 'defender'] as const).map((side) =>
        battlePool(situationOf(state, field), side).items.map(({ why }) => why)
      )
    }
    expect(poolsAgainst('alamanni', 'bohemia')).toEqual([
      ['units', 'forest', 'empire-against-barbarians'],
      ['units', 'horde']
    ])
    expect(poolsAgainst('huns', 'donetus')).toEqual([
      ['units', 'empire-against-barbarians'],
      ['units', 'horde', 'nomads-in-steppe']
    ])
  })

  it('XX.E a leader’s black die is an item of the pool and costs him a re-roll', () => {
    const seen = watchBattle(nisibisOnMap(), {
      answer: ({ kind }) => (kind === 'leader-option' ? { option: 'add' } : null)
    })
    const before = battleIn(whenAsked(seen, 'leader-option')[0]?.fights).attacker
    const after = battleIn(whenAsked(seen, 'battle-reroll')[0]?.fights).attacker
    expect(after.pool?.items.at(-1)).toEqual({ white: 0, black: 1, rule: 'XX.E', why: 'leader-option' })
    expect(after.pool?.black).toBe((before.pool?.black ?? 0) + 1)
    expect(after.rerolls).toBe(before.rerolls - 1)
  })

  it('XX.E the re-roll question lists the dice as they show, their owners and their expected gain', () => {
    const [reroll] = whenAsked(watchBattle(nisibisOnMap()), 'battle-reroll')
    const field = battleIn(reroll?.fights)
    const about = reroll?.asked.about
    if (about?.system !== 'basic') throw new Error('not the basic system')
    expect(about).toMatchObject({ province: 'assyria', side: 'attacker', left: field.attacker.rerolls })
    const { body } = reroll?.asked ?? {}
    const keys = body?.type === 'choice' ? body.options.map(({ key }) => key) : []
    expect(new Set(keys)).toEqual(new Set(['keep', ...about.dice.map(({ key }) => key)]))
    for (const { of, colour, face } of about.dice) expect(field[of].dice).toContainEqual({ colour, face })
    const gains = about.dice.map(({ expectedGain }) => expectedGain)
    expect(gains).toEqual(gains.toSorted((a, b) => b - a))
    expect(body?.preset?.answer).toBe((gains[0] ?? 0) > 0 ? about.dice[0]?.key : 'keep')
  })

  it('XX.E after a re-roll the state holds the new face and one re-roll less', () => {
    const seen = watchBattle(nisibisOnMap(), {
      answer: (asked) => {
        if (asked.kind !== 'battle-reroll') return null
        const keys = asked.body.options.map(({ key }) => key)
        const again = keys.find((key) => typeof key === 'object' && key.of === 'defender')
        return again ? { option: again } : null
      }
    })
    const [first, second] = whenAsked(seen, 'battle-reroll').map(({ fights }) => battleIn(fights))
    expect(second?.attacker.rerolls).toBe((first?.attacker.rerolls ?? 0) - 1)
    expect(second?.defender.dice).toHaveLength(first?.defender.dice.length ?? 0)
  })

  it('XX.H the hits of a side are those of its dice, and the other side takes them', () => {
    const all = whenAsked(watchBattle(nisibisOnMap()), 'battle-losses')
    const inCombat = all.filter(({ fights }) => battleIn(fights).round === 'combat')
    expect(inCombat.length).toBeGreaterThan(0)
    for (const { asked, fights } of inCombat) {
      const field = battleIn(fights)
      expect(field.stage).toBe('losses')
      for (const line of [field.attacker, field.defender]) expect(line.hits).toBe(hitsOfAll(line.dice, true))
      const { side, hits, units } = asked.about
      expect(hits).toBe(field[otherSide(side)].hits)
      expect(units).toEqual(field[side].units)
    }
  })

  it('XX.H the preset is the least loss, and the rules accept it', () => {
    const reasons: string[] = []
    const { state, order } = adrianopleOnMap()
    watchFights(state, (play) => fightBattle(play, order), {
      answer: ({ kind, body }) => {
        if (kind !== 'battle-losses' || body.type !== 'form' || !body.preset) return null
        reasons.push(body.preset.reason.key)
        return { values: { ...body.preset.answer } }
      }
    })
    expect(new Set(reasons)).toEqual(new Set(['preset.least-loss']))
  })

  it('XX.K the preset recovers the most valuable units', () => {
    const seen = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
      const nisibis = nisibisOnMap()
      nisibis.state.random = createRandom(`recovery ${seed}`)
      return whenAsked(watchBattle(nisibis), 'recover-units')
    })
    expect(seen.length).toBeGreaterThan(0)
    for (const { asked, fights } of seen) {
      const { side, units, count } = asked.about
      expect(battleIn(fights)).toMatchObject({ stage: 'recovery', winner: expect.any(String) })
      expect(battleIn(fights)[side].lost).toEqual(expect.arrayContaining([...units]))
      expect(asked.body.preset?.answer).toEqual({ units: units.slice(0, count) })
    }
  })
})

describe('XXI an advanced battle in the state', () => {
  const seen = () =>
    watchBattle(nisibisOnMap('advanced'), {
      answer: ({ kind }) => (kind === 'voluntary-retreat' ? { option: 'no' } : null)
    })

  it('XXI.E XXI.F a roll is 2D6 and the modifiers, each with its rule', () => {
    const [reroll] = whenAsked(seen(), 'battle-reroll')
    const field = battleIn(reroll?.fights)
    expect(field).toMatchObject({ round: 'combat-1', stage: 'dice', attacker: { pool: null, hits: null } })
    for (const { modifiers, roll } of [field.attacker, field.defender]) {
      expect(roll?.total).toBe((roll?.natural ?? 0) + sumOfItems(modifiers ?? []))
      expect((modifiers ?? []).every(({ rule }) => /^XXI\.[DE]$/.test(rule))).toBe(true)
    }
  })

  it('XXI.D the re-roll question has the expected gain of both rolls', () => {
    const [reroll] = whenAsked(seen(), 'battle-reroll')
    const field = battleIn(reroll?.fights)
    const about = reroll?.asked.about
    if (about?.system !== 'advanced') throw new Error('not the advanced system')
    expect(about.rolls.map(({ of }) => of)).toEqual(['defender', 'attacker'])
    for (const { of, natural, total } of about.rolls) expect(field[of].roll).toEqual({ natural, total })
  })

  it('XXI.F the question between the rounds has the losses of each side', () => {
    const [retreat] = whenAsked(seen(), 'voluntary-retreat')
    const { stage, attacker, defender } = battleIn(retreat?.fights)
    expect(stage).toBe('giving-up')
    expect(retreat?.asked.about.lost).toEqual({
      attacker: attacker.lost.length,
      defender: defender.lost.length
    })
  })
})
