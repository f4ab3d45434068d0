import { describe, expect, it } from 'vitest'
import type { HappeningId } from '../../content/ids.ts'
import { warStrength } from '../../queries/wars.ts'
import { drawn, forumTable, vacantProvince } from '../../testing/forum.ts'
import { answer, eventsOf, option, position, run, type TestPosition, values } from '../../testing/position.ts'

describe('7.35 happenings', () => {
  const happen = (happening: HappeningId, scene: TestPosition = forumTable, dice: readonly number[] = []) =>
    run(position(scene), [{ task: 'happening', happening }], dice)
  const again = (happening: HappeningId, more: TestPosition['set'] = {}): TestPosition => ({
    ...forumTable,
    set: { happenings: { [happening]: 1 }, ...more }
  })

  it('a natural disaster costs 50 once and destroys a concession each time', () => {
    const scene: TestPosition = {
      ...forumTable,
      senators: { julius: { faction: 'palatine', concessions: ['mining', 'ship-building'] } }
    }
    const first = happen('natural-disaster', scene, [2]).match.state
    expect(first.treasury).toBe(50)
    expect(first.curia.concessions).toEqual(['mining'])
    const second = happen(
      'natural-disaster',
      { ...scene, set: { happenings: { 'natural-disaster': 1 } } },
      [6]
    )
    expect(second.match.state.treasury).toBe(100)
    expect(second.match.state.curia.concessions).toEqual(['ship-building'])
  })

  it('12.2C a disaster that the State cannot pay is the end, without a rebel', () => {
    const { match } = happen('natural-disaster', { ...forumTable, set: { treasury: 49 } }, [2])
    expect(match.state.ending).toMatchObject({ defeat: 'bankruptcy' })
    expect(happen('evil-omens', { ...forumTable, set: { treasury: 19 } }).match.state.ending).not.toBeNull()
    expect(happen('evil-omens', { ...forumTable, set: { treasury: 20 } }).match.state).toMatchObject({
      treasury: 0
    })
  })

  it('the violence of the mob spares whoever is as popular as the people are angry', () => {
    const scene: TestPosition = {
      senators: { fabius: { faction: 'palatine', popularity: 30 } },
      leaders: { palatine: 'fabius' },
      set: { unrest: 30 }
    }
    // All chits are drawn, so that nobody is spared by chance.
    expect(eventsOf(happen('mob-violence', scene).events, 'died')).toEqual([])
    const hated: TestPosition = { ...scene, senators: { fabius: { faction: 'palatine', popularity: 29 } } }
    expect(
      eventsOf(happen('mob-violence', { ...hated, set: { unrest: 36 } }).events, 'died')[0]
    ).toMatchObject({
      cause: 'mob'
    })
  })

  it('a storm sinks two dice of fleets, which the top official chooses', () => {
    const { match } = happen('storm-at-sea', { ...forumTable, fleets: 5 }, [1, 2])
    expect(match.decision).toMatchObject({ kind: 'lost-fleets', side: 'palatine', about: { count: 3 } })
    answer(match, 'palatine', values({ fleets: [{ fleet: 1 }, { fleet: 3 }, { fleet: 5 }] }))
    expect(match.state.fleets.map(({ id }) => id)).toEqual([2, 4])
    expect(happen('storm-at-sea', { ...forumTable, fleets: 2 }, [1, 2]).match.state.fleets).toEqual([])
  })

  it('Rhodes lends eight fleets for a war, and twelve in all; they are no Roman counters', () => {
    const scene: TestPosition = { ...forumTable, wars: { 'punic-1': {}, 'gallic-1': {} } }
    const first = happen('rhodian-alliance', scene).match.state
    expect(first.fleets).toHaveLength(8)
    expect(first.fleets[0]).toMatchObject({ id: 26, ally: 'punic-1' })
    const { match } = happen('rhodian-alliance', {
      ...again('rhodian-alliance'),
      ...scene,
      set: { happenings: { 'rhodian-alliance': 1 } }
    })
    expect(match.state.fleets).toHaveLength(4)
  })

  it('refuge, again: the leader who has found it helps every war and wakes it', () => {
    const { match } = happen('refuge', {
      ...again('refuge', { leaders: { hannibal: { shelter: 'next-war' } } }),
      wars: { 'illyrian-1': { isActive: false } }
    })
    expect(match.state.leaders.hannibal?.shelter).toBe('all-wars')
    expect(match.state.wars['illyrian-1']?.isActive).toBe(true)
    expect(warStrength(match.state, 'illyrian-1').land).toBe(5 + 7)
  })

  it('a new alliance ends a war for half of its spoils, rounded down, and it may come again', () => {
    const scene: TestPosition = {
      ...forumTable,
      wars: { 'punic-1': {}, 'gladiator-revolt': { isRevolt: true } },
      set: { happenings: { 'new-alliance': 1 }, drawPile: ['mining'] }
    }
    const { match } = run(position(scene), [{ task: 'new-alliance' }])
    expect(match.decision).toMatchObject({ kind: 'ended-war', about: { wars: ['punic-1'] } })
    answer(match, 'palatine', option('punic-1'))
    expect(match.state.treasury).toBe(100 + 17)
    expect(match.state.wars['punic-1']).toBeUndefined()
    expect(match.state.drawPile).toContain('punic-1')
    expect(match.state.provinces).toEqual({})
  })

  it('again it is for good: all spoils, and the provinces', () => {
    const scene: TestPosition = {
      ...forumTable,
      wars: { 'punic-1': {} },
      set: { happenings: { 'new-alliance': 2 } }
    }
    const { match } = run(position(scene), [{ task: 'new-alliance' }])
    answer(match, 'palatine', option('punic-1'))
    expect(match.state.treasury).toBe(135)
    expect(match.state.discards).toContain('punic-1')
    expect(Object.keys(match.state.provinces)).toEqual(['sicilia', 'sardinia-corsica'])
  })

  it('a pretender raises a province when the next war breaks out', () => {
    const province = { ...vacantProvince, isDeveloped: true }
    const state = drawn(
      { ...forumTable, set: { provinces: { sicilia: province }, happenings: { pretender: 1 } } },
      'gallic-1'
    )
    expect(state.wars).toMatchObject({ 'rising-sicilia': { isActive: true, isRevolt: true } })
    expect(
      drawn({ ...forumTable, set: { provinces: { sicilia: province } } }, 'gallic-1').wars
    ).not.toHaveProperty('rising-sicilia')
  })
})
