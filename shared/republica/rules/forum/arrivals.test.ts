import { describe, expect, it } from 'vitest'
import type { WarId } from '../../content/ids.ts'
import { warStrength } from '../../queries/wars.ts'
import type { RepublicState } from '../../state.ts'
import { drawn, forumTable, vacantProvince } from '../../testing/forum.ts'
import { eventsOf, playFrom, position, run, type TestPosition } from '../../testing/position.ts'

describe('R4 the draw', () => {
  const task = { task: 'forum-draw', faction: 'palatine' } as const

  it('seven brings a happening by the forumTable of the era, anything else a card', () => {
    const state = position({ ...forumTable, set: { drawPile: ['mining', 'tribune-1'] } })
    const happened = run(state, [task], [3, 4, 3, 3, 3])
    expect(eventsOf(happened.events, 'happened')).toEqual([
      { type: 'happened', happening: 'drought', level: 1 }
    ])
    const card = run(state, [task], [3, 3])
    expect(card.match.state.hands.palatine).toEqual(['tribune-1'])
  })

  it('only its faction sees a red card', () => {
    const state = position({ ...forumTable, set: { drawPile: ['mining', 'tribune-1'] } })
    const told = playFrom(state, [task], [3, 3]).takeEvents()
    const seen = told.filter(({ event }) => event.type === 'card-received')
    expect(seen.map(({ only }) => only)).toEqual([['palatine']])
  })

  it('12.1E with the last card the deck is out', () => {
    const state = position({ ...forumTable, set: { drawPile: ['tribune-1'] } })
    expect(run(state, [task], [3, 3]).match.state.isDeckOut).toBe(true)
  })
})

describe('7.33 wars', () => {
  const active = (state: Readonly<RepublicState>, war: WarId) => state.wars[war]?.isActive

  it('7.331 come as their cards say: asleep or active', () => {
    const state = drawn(forumTable, 'punic-2', 'illyrian-1')
    expect(active(state, 'punic-2')).toBe(true)
    expect(active(state, 'illyrian-1')).toBe(false)
  })

  it('E15, 7.332, 7.34 two Punic wars with Hannibal: 27 and 37 on land, 27 at sea, support 5', () => {
    const state = drawn({ ...forumTable, wars: { 'punic-1': { isActive: false } } }, 'punic-2', 'hannibal')
    expect(warStrength(state, 'punic-1')).toEqual({ land: 27, fleet: 27, support: 5 })
    expect(warStrength(state, 'punic-2')).toEqual({ land: 37, fleet: 0, support: 5 })
  })

  it('7.331 a war of its type, or a leader, wakes one that sleeps', () => {
    const asleep: TestPosition = { ...forumTable, wars: { 'illyrian-1': { isActive: false } } }
    expect(active(drawn(asleep, 'illyrian-2'), 'illyrian-1')).toBe(true)
    const punic: TestPosition = { ...forumTable, wars: { 'punic-1': { isActive: false } } }
    expect(active(drawn(punic, 'hamilcar'), 'punic-1')).toBe(true)
    expect(active(drawn(punic, 'philip-v'), 'punic-1')).toBe(false)
    expect(active(drawn({ ...forumTable, enemyLeaders: ['philip-v'] }, 'macedonian-2'), 'macedonian-2')).toBe(
      true
    )
  })

  it('7.331 the Social War wakes the wars of a series, and none of them doubles another', () => {
    const asleep: TestPosition = {
      ...forumTable,
      wars: {
        'punic-1': { isActive: false },
        'illyrian-1': { isActive: false },
        britannia: { isActive: false }
      }
    }
    const state = drawn(asleep, 'social')
    expect(active(state, 'punic-1')).toBe(true)
    expect(active(state, 'britannia')).toBe(false)
    expect(warStrength(state, 'punic-1').land).toBe(10)
  })

  it('7.335 with its province a war is a revolt, and a slave revolt breaks out only where the province is', () => {
    const province = vacantProvince
    const held = drawn(
      { ...forumTable, set: { provinces: { sicilia: province, macedonia: province } } },
      'sicilian-slaves-1',
      'macedonian-1'
    )
    expect(active(held, 'sicilian-slaves-1')).toBe(true)
    expect(held.wars['macedonian-1']?.isRevolt).toBe(true)
    const free = drawn(forumTable, 'sicilian-slaves-1', 'macedonian-1')
    expect(active(free, 'sicilian-slaves-1')).toBe(false)
    expect(free.wars['macedonian-1']?.isRevolt).toBe(false)
  })

  it('9.611B the Alexandrine War destroys the grain of Egypt', () => {
    const scene: TestPosition = {
      ...forumTable,
      senators: { julius: { faction: 'palatine', concessions: ['egyptian-grain'] } }
    }
    const state = drawn(scene, 'alexandrine')
    expect(state.senators.julius?.concessions).toEqual([])
    expect(state.curia.concessions).toEqual(['egyptian-grain'])
  })
})

describe('other cards', () => {
  it('a family comes to the forum; 7.312 beneath its statesman if he came first', () => {
    expect(drawn(forumTable, 'cornelius').senators.cornelius).toMatchObject({ faction: null, at: 'rome' })
    const led = drawn({ ...forumTable, senators: { sulla: { faction: 'palatine' } } }, 'cornelius')
    expect(led.senators.sulla?.covers).toBe('cornelius')
    expect(led.senators.cornelius).toBeUndefined()
    const exiled = drawn(
      { ...forumTable, senators: { sulla: { faction: 'palatine', at: 'exile' } } },
      'cornelius'
    )
    expect(exiled.senators.cornelius).toMatchObject({ faction: null })
  })

  it('9.624 a bequest that needs nobody is Rome’s at once; others wait', () => {
    const state = drawn(forumTable, 'bequest-apion', 'bequest-pergamum')
    expect(Object.keys(state.provinces)).toEqual(['creta-cyrenaica'])
    expect(state.forum.bequests).toEqual(['bequest-pergamum'])
  })
})
