import { describe, expect, it } from 'vitest'
import { nationCard } from '../catalogue.ts'
import { nationIds } from '../content/ids.ts'
import { objectivePoints } from '../queries/objectives.ts'
import { unitsIn } from '../queries/placement.ts'
import { drive, told } from '../testing/drive.ts'
import { arrange, enter, hold, holdArea, opening, put, tie } from '../testing/position.ts'
import { viewOf } from '../view.ts'
import { scorePoints } from './bookkeeping.ts'
import { computeControl } from './control.ts'
import { award, scoreTurn, winnerOf } from './scoring.ts'

const worth = (nation: Parameters<typeof nationCard>[0], place: string) => {
  const objective = nationCard(nation).objectives.find((entry) =>
    'province' in entry ? entry.province === place : entry.area === place
  )
  return objective?.points ?? 0
}

describe('V.A set-up', () => {
  it('V.A every nation of the scenario has its seat, units, gold and age', () => {
    const state = opening()
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
    const state = opening()
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
    const state = opening({ turn: 2 })
    expect(drive(state, scoreTurn).events).toEqual([])
    state.turn = 3
    drive(state, scoreTurn)
    const held = nationCard('romans').objectives.filter((objective) =>
      'province' in objective
        ? state.control[objective.province] === 'romans'
        : state.areaControl[objective.area] === 'romans'
    )
    expect(held.length).toBeGreaterThan(5)
    expect(state.score.nations.romans).toBe(held.reduce((sum, { points }) => sum + points, 0))
  })

  it('V.B the last turn is scored, be it 11 or 12', () => {
    const state = opening()
    Object.assign(state, { turn: 11, lastTurn: 12 })
    expect(drive(state, scoreTurn).events).toEqual([])
    state.lastTurn = 11
    expect(drive(state, scoreTurn).events.length).toBeGreaterThan(0)
  })

  it('V.B a nation scores the provinces and Areas that it holds', () => {
    const state = opening()
    const all = objectivePoints(state, 'romans')
    holdArea(state, null, 'hispania')
    expect(objectivePoints(state, 'romans')).toBe(all - worth('romans', 'hispania'))
  })

  it('V.B a suzerain scores what his vassal holds, and the vassal half of its own', () => {
    const state = opening()
    enter(state, 'huns', 'sarkil')
    const before = objectivePoints(state, 'huns')
    const own = objectivePoints(state, 'visigoths')
    expect(state.areaControl.danubius).toBe('visigoths')
    tie(state, { kind: 'vassal', between: ['huns', 'visigoths'], since: 1 })
    expect(objectivePoints(state, 'huns')).toBe(before + worth('huns', 'danubius') + worth('huns', 'hunnia'))
    expect(objectivePoints(state, 'visigoths')).toBe(Math.ceil(own / 2))
  })

  it('V.B a patron scores half of what his client holds', () => {
    const state = opening()
    const before = objectivePoints(state, 'persians')
    arrange(state, {
      clear: ['ties'],
      relations: [{ kind: 'client', between: ['persians', 'armenians'], tribute: 2, since: 1 }]
    })
    expect(objectivePoints(state, 'persians')).toBe(Math.ceil(before + worth('persians', 'armenia') / 2))
  })

  it('V.B a federate’s Foedus provinces score for the federator', () => {
    const state = opening()
    const alone = objectivePoints(state, 'byzantines')
    enter(state, 'visigoths', 'dardania')
    hold(state, 'byzantines', ['dardania', 'naissus'])
    put(state, 'visigoths', 'infantry', 'dardania')
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['dardania', 'naissus'],
      since: 1
    })
    computeControl(state)
    expect(state.control.dardania).toBe('byzantines')
    expect(state.areaControl.moesia).toBe('byzantines')
    expect(worth('byzantines', 'moesia')).toBeGreaterThan(0)
    expect(objectivePoints(state, 'byzantines')).toBe(alone)
  })

  it('V.B allies share what they garrison together', () => {
    const state = opening({ nations: { ostrogoths: { status: 'kingdom', age: 1 } } })
    hold(state, null, ['umbria'])
    put(state, 'ostrogoths', 'infantry', 'umbria')
    state.control.umbria = 'ostrogoths'
    computeControl(state)
    const alone = objectivePoints(state, 'ostrogoths')
    put(state, 'alamanni', 'infantry', 'umbria')
    tie(state, { kind: 'alliance', between: ['ostrogoths', 'alamanni'], since: 1 })
    computeControl(state)
    expect(state.control.umbria).toBe('ostrogoths')
    expect(objectivePoints(state, 'ostrogoths')).toBe(alone - worth('ostrogoths', 'umbria') / 2)
  })

  it('V.B inactive nations score nothing themselves', () => {
    const state = opening()
    for (const id of nationIds) {
      if (state.nations[id].activity === 'inactive') expect(objectivePoints(state, id)).toBe(0)
    }
  })

  it('V.B a deed on the card is rewarded once', () => {
    const state = opening()
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
    const state = opening()
    enter(state, 'huns', 'sarkil')
    put(state, 'huns', 'horse-archers', 'sarkil', 2)
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

describe('V.B the ledger of points', () => {
  it('V.B keeps what each nation has won, turn by turn and by what it was for', () => {
    const state = opening({ turn: 3 })
    told(state, (play) => {
      scorePoints(play, 'saxons', 1, 'raid', 'XI.E')
      scorePoints(play, 'saxons', 3, 'raid', 'XI.E')
      scorePoints(play, 'saxons', 2, 'objectives', 'V.B')
      scorePoints(play, 'huns', 0, 'objectives', 'V.B')
      state.turn = 4
      scorePoints(play, 'saxons', 1, 'raid', 'XI.E')
    })
    expect(state.score.ledger).toEqual([
      { turn: 3, nation: 'saxons', source: 'raid', points: 4 },
      { turn: 3, nation: 'saxons', source: 'objectives', points: 2 },
      { turn: 4, nation: 'saxons', source: 'raid', points: 1 }
    ])
    expect(viewOf(state, 'huns').score).toEqual(state.score)
  })
})

describe('V.C winning', () => {
  it('V.C most points win', () => {
    const state = opening()
    state.score.sides.goths = 5
    expect(winnerOf(state)).toBe('goths')
  })

  it('V.C a tie counts all points of the last turn once more, whatever they were for', () => {
    const state = opening({ turn: 11 })
    told(state, (play) => {
      scorePoints(play, 'persians', 5, 'objectives', 'V.B')
      scorePoints(play, 'visigoths', 3, 'raid', 'XI.E')
      state.turn = 12
      scorePoints(play, 'persians', 2, 'objectives', 'V.B')
      scorePoints(play, 'visigoths', 3, 'raid', 'XI.E')
      scorePoints(play, 'ostrogoths', 1, 'marriage', 'XXX.D')
    })
    expect(state.score.sides).toEqual({ romans: 0, huns: 0, persians: 7, goths: 7 })
    expect(winnerOf(state)).toBe('goths')
  })

  it('V.C points lost in the last turn are counted again, too', () => {
    const state = opening({ turn: 11 })
    told(state, (play) => {
      scorePoints(play, 'romans', 4, 'objectives', 'V.B')
      scorePoints(play, 'persians', 3, 'objectives', 'V.B')
      state.turn = 12
      scorePoints(play, 'romans', -1, 'refused-naval-battle', 'XXV.C')
    })
    expect(state.score.sides).toMatchObject({ romans: 3, persians: 3 })
    expect(winnerOf(state)).toBe('persians')
  })

  it('V.C players who are still tied rank Romans, Huns, Persians, Goths', () => {
    const state = opening()
    for (const id of nationIds) state.nations[id].presence = 'gone'
    expect(winnerOf(state)).toBe('romans')
    state.score.sides = { romans: 0, huns: 3, persians: 3, goths: 3 }
    expect(winnerOf(state)).toBe('huns')
  })
})
