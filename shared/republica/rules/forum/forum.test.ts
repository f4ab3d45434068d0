import { describe, expect, it } from 'vitest'
import { forumTable } from '../../testing/forum.ts'
import { answer, eventsOf, option, position, run, type TestPosition } from '../../testing/position.ts'

describe('the end of the phase', () => {
  const end = (scene: TestPosition, dice: readonly number[]) =>
    run(position(scene), [{ task: 'end-forum' }], dice)

  it.each([
    [5, false],
    [4, true]
  ])('7.34 a leader without a war: with %d he stays: %s', (die, stays) => {
    const { state } = end({ ...forumTable, enemyLeaders: ['hannibal'] }, [die]).match
    expect(state.leaders.hannibal !== undefined).toBe(stays)
  })

  it('7.34 one with a war is not asked for', () => {
    const { events } = end({ ...forumTable, enemyLeaders: ['hannibal'], wars: { 'punic-1': {} } }, [])
    expect(events.filter(({ type }) => type === 'roll')).toEqual([])
  })

  it('9.611, R3 destroyed concessions and families of the Curia return on five and six', () => {
    const scene: TestPosition = {
      ...forumTable,
      set: { curia: { families: ['cornelius', 'valerius'], concessions: ['mining', 'harbor-fees'] } }
    }
    const { state } = end(scene, [5, 4, 4, 6]).match
    expect(state.forum.concessions).toEqual(['mining'])
    expect(state.curia).toEqual({ families: ['cornelius'], concessions: ['harbor-fees'] })
    expect(state.senators.valerius).toMatchObject({ faction: null })
  })

  it('7.35 a leader dies at the choice of the top official; again, his war sues for peace', () => {
    const scene: TestPosition = {
      ...forumTable,
      enemyLeaders: ['hannibal', 'philip-v'],
      wars: { 'punic-1': {}, 'macedonian-1': {} },
      set: { happenings: { 'enemy-leader-dies': 2 } }
    }
    const { match } = end(scene, [])
    answer(match, 'palatine', option('philip-v'))
    expect(match.state.leaders).not.toHaveProperty('philip-v')
    expect(match.state.wars).not.toHaveProperty('macedonian-1')
    expect(match.state.treasury).toBe(100 + 12)
  })
})

describe('3 the phase', () => {
  it('7.1 what happened last year is over, and 10.82 captives of barbarians die', () => {
    const scene: TestPosition = {
      ...forumTable,
      senators: {
        ...forumTable.senators,
        furius: { faction: 'capitoline', at: 'captive', captor: 'raid', influence: 60 }
      },
      purses: {},
      set: {
        happenings: { drought: 2 },
        drawPile: ['mining', 'tax-farmer-1', 'tax-farmer-2', 'tax-farmer-3']
      }
    }
    const { match, events } = run(position(scene), [{ task: 'forum' }], [1, 1, 1, 1, 1, 1])
    expect(match.state.happenings).toEqual({})
    expect(eventsOf(events, 'died')).toMatchObject([{ senator: 'furius', cause: 'captivity' }])
  })

  it('draws first, then initiatives clockwise from the consul of Rome', () => {
    const scene: TestPosition = {
      ...forumTable,
      senators: {
        fabius: { faction: 'palatine' },
        julius: { faction: 'capitoline', office: 'rome-consul' },
        manlius: { faction: 'aventine' }
      },
      set: { drawPile: ['mining', 'tax-farmer-1', 'tax-farmer-2', 'tax-farmer-3'] }
    }
    const { events } = run(position(scene), [{ task: 'forum' }], [1, 1, 1, 1, 1, 1])
    // The fourth card is that of an initiative that was sold: nobody had anything to do in the first three.
    const drawers = eventsOf(events, 'card-drawn').map(({ faction }) => faction)
    expect(drawers.slice(0, 3)).toEqual(['capitoline', 'aventine', 'palatine'])
    expect(eventsOf(events, 'initiative-began')[0]).toMatchObject({ faction: 'capitoline', initiative: 1 })
  })
})
