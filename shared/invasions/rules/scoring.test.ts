import { describe, expect, it } from 'vitest'
import { nationCard } from '../catalogue.ts'
import { nationIds } from '../content/ids.ts'
import { objectivePoints } from '../queries/objectives.ts'
import { unitsIn } from '../queries/placement.ts'
import { drive, freshState } from '../testing/drive.ts'
import { crown, enter, hold, holdArea, muster } from '../testing/positions.ts'
import { computeControl } from './control.ts'
import { award, scoreTurn, winnerOf } from './scoring.ts'
import { addTies, replaceTies } from './tie-list.ts'

const worth = (nation: Parameters<typeof nationCard>[0], place: string) => {
  const objective = nationCard(nation).objectives.find((entry) =>
    'province' in entry ? entry.province === place : entry.area === place
  )
  return objective?.points ?? 0
}

describe('V.A set-up', () => {
  it('V.A every nation of the scenario has its seat, units, gold and age', () => {
    const state = freshState()
    expect(state.nations.romans).toMatchObject({
      seat: { kind: 'capital', at: 'latium' },
      treasury: 20,
      age: 8
    })
    expect(state.nations.visigoths).toMatchObject({ seat: { kind: 'horde', at: 'valachia' }, age: 1 })
    expect(unitsIn(state, 'valachia').filter(({ kind }) => kind === 'noble-cavalry')).toHaveLength(3)
    expect(state.nations.huns.presence).toBe('unborn')
  })

  it('V.A fortifications, heresies and clients stand as printed', () => {
    const state = freshState()
    expect(state.cities.treveria).toEqual({ level: 2, fortified: true })
    expect(state.heresies.africa?.grade).toBe('+')
    expect(state.relations).toContainEqual({
      kind: 'client',
      client: 'armenians',
      patron: 'byzantines',
      tribute: 2,
      since: 0
    })
  })
})

describe('V.B scoring', () => {
  it('V.B nothing is scored on turn 2, objectives on turn 3', () => {
    const state = freshState()
    state.turn = 2
    expect(drive(state, scoreTurn).events).toEqual([])
    state.turn = 3
    drive(state, scoreTurn)
    expect(state.score.nations.romans).toBe(objectivePoints(state, 'romans'))
  })

  it('V.B the last turn is scored, be it 11 or 12', () => {
    const state = freshState()
    Object.assign(state, { turn: 11, lastTurn: 12 })
    expect(drive(state, scoreTurn).events).toEqual([])
    state.lastTurn = 11
    expect(drive(state, scoreTurn).events.length).toBeGreaterThan(0)
  })

  it('V.B a nation scores the provinces and Areas that it holds', () => {
    const state = freshState()
    const all = objectivePoints(state, 'romans')
    holdArea(state, null, 'hispania')
    expect(objectivePoints(state, 'romans')).toBe(all - worth('romans', 'hispania'))
  })

  it('V.B a suzerain scores what his vassal holds, and the vassal half of its own', () => {
    const state = freshState()
    enter(state, 'huns', 'sarkil')
    const before = objectivePoints(state, 'huns')
    const own = objectivePoints(state, 'visigoths')
    expect(state.areaControl.danubius).toBe('visigoths')
    addTies(state, { kind: 'vassal', suzerain: 'huns', vassal: 'visigoths', since: 1, mercenary: null })
    expect(objectivePoints(state, 'huns')).toBe(before + worth('huns', 'danubius') + worth('huns', 'hunnia'))
    expect(objectivePoints(state, 'visigoths')).toBe(Math.ceil(own / 2))
  })

  it('V.B a patron scores half of what his client holds', () => {
    const state = freshState()
    const before = objectivePoints(state, 'persians')
    replaceTies(state, [{ kind: 'client', patron: 'persians', client: 'armenians', tribute: 2, since: 1 }])
    expect(objectivePoints(state, 'persians')).toBe(Math.ceil(before + worth('persians', 'armenia') / 2))
  })

  it('V.B a federate’s Foedus provinces score for the federator', () => {
    const state = freshState()
    enter(state, 'visigoths', 'dardania')
    hold(state, 'byzantines', ['dardania', 'naissus'])
    muster(state, 'visigoths', 'infantry', 'dardania')
    addTies(state, {
      kind: 'foedus',
      federator: 'byzantines',
      federate: 'visigoths',
      provinces: ['dardania', 'naissus'],
      since: 1,
      mercenary: null
    })
    computeControl(state)
    expect(state.control.dardania).toBe('byzantines')
    expect(objectivePoints(state, 'byzantines')).toBeGreaterThanOrEqual(worth('byzantines', 'moesia'))
  })

  it('V.B allies share what they garrison together', () => {
    const state = freshState()
    crown(state, 'ostrogoths', 'ucraina')
    hold(state, null, ['umbria'])
    muster(state, 'ostrogoths', 'infantry', 'umbria')
    state.control.umbria = 'ostrogoths'
    computeControl(state)
    const alone = objectivePoints(state, 'ostrogoths')
    muster(state, 'alamanni', 'infantry', 'umbria')
    addTies(state, {
      kind: 'alliance',
      nations: ['ostrogoths', 'alamanni'],
      since: 1,
      until: 'activations'
    })
    computeControl(state)
    expect(state.control.umbria).toBe('ostrogoths')
    expect(objectivePoints(state, 'ostrogoths')).toBe(alone - worth('ostrogoths', 'umbria') / 2)
  })

  it('V.B inactive nations score nothing themselves', () => {
    const state = freshState()
    for (const id of nationIds) {
      if (state.nations[id].activity === 'inactive') expect(objectivePoints(state, id)).toBe(0)
    }
  })

  it('V.B a deed on the card is rewarded once', () => {
    const state = freshState()
    const deed = { for: 'submission', nation: 'gepids' } as const
    drive(state, function* (play) {
      award(play, 'lombards', deed)
      award(play, 'lombards', deed)
      award(play, 'franks', deed)
    })
    expect(state.score.nations.lombards).toBe(3)
    expect(state.score.nations.franks).toBeUndefined()
  })

  it('V.B a card may score its objectives in a turn of its own', () => {
    const state = freshState()
    enter(state, 'huns', 'sarkil')
    muster(state, 'huns', 'horse-archers', 'sarkil', 2)
    holdArea(state, null, 'scythia')
    state.nations.alans.seat = null
    computeControl(state)
    state.turn = 5
    const points = objectivePoints(state, 'huns')
    expect(points).toBeGreaterThan(0)
    drive(state, scoreTurn)
    expect(state.score.nations).toEqual({ huns: points })
  })
})

describe('V.C winning', () => {
  it('V.C most points win', () => {
    const state = freshState()
    state.score.sides.goths = 5
    expect(winnerOf(state)).toBe('goths')
  })

  it('V.C a tie counts the points of the last turn once more', () => {
    const state = freshState()
    for (const nation of ['romans', 'byzantines', 'britons'] as const) state.nations[nation].presence = 'gone'
    expect(winnerOf(state)).toBe('persians')
  })

  it('V.C players who are still tied rank Romans, Huns, Persians, Goths', () => {
    const state = freshState()
    for (const id of nationIds) state.nations[id].presence = 'gone'
    expect(winnerOf(state)).toBe('romans')
    state.score.sides = { romans: 0, huns: 3, persians: 3, goths: 3 }
    expect(winnerOf(state)).toBe('huns')
  })
})
