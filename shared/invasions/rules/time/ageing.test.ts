import { describe, expect, it } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { drive } from '../../testing/drive.ts'
import { opening } from '../../testing/position.ts'
import { ageBarbarian, ageCivilised, ageHeresies, ageNation, changeDecline } from './ageing.ts'

describe('VI.D ageing of Barbarian nations', () => {
  it('VI.D a Barbarian nation ages by one space', () => {
    const state = opening()
    const { events } = drive(state, (play) => ageBarbarian(play, 'visigoths'))
    expect(events).toContainEqual({ type: 'aged', nation: 'visigoths', from: 1, to: 2, rule: 'VI.D' })
  })

  it('VI.D a Barbarian nation of age 7 grows no older', () => {
    const state = opening()
    state.nations.visigoths.age = 7
    drive(state, (play) => ageBarbarian(play, 'visigoths'), { dice: [10], answers: ['no'] })
    expect(state.nations.visigoths.age).toBe(7)
  })

  it('VI.D a Barbarian nation grows no younger than 1', () => {
    const state = opening()
    drive(state, (play) => ageNation(play, 'visigoths', -2, 'test'))
    expect(state.nations.visigoths.age).toBe(1)
  })
})

describe('VI.E ageing of Civilised nations', () => {
  it('VI.E an Empire ages by one space', () => {
    const state = opening()
    const before = state.nations.byzantines.age
    drive(state, (play) => ageCivilised(play, 'byzantines'))
    expect(state.nations.byzantines.age).toBe(before + 1)
  })

  it('VI.E beyond space 12 the decline grows instead', () => {
    const state = opening()
    state.nations.romans.age = 12
    drive(state, (play) => ageNation(play, 'romans', 2, 'test'))
    expect(state.nations.romans).toMatchObject({ age: 12, decline: 1 })
  })

  it('VI.E a nation in decline that grows younger loses a level of decline, not an age', () => {
    const state = opening({ nations: { romans: { age: 9, decline: 2 } } })
    drive(state, (play) => ageNation(play, 'romans', -1, 'test'))
    expect(state.nations.romans).toMatchObject({ age: 9, decline: 1 })
  })

  it('VI.D, VI.E the tracks: from 1 to 12 and from 1 to 7, with decline beyond the one end and before the other', () => {
    const rows = [
      ['an Empire grows younger', 'romans', { age: 9, decline: 0 }, -1, { age: 8, decline: 0 }],
      ['but not younger than 1', 'romans', { age: 1, decline: 0 }, -1, { age: 1, decline: 0 }],
      ['simple decline goes first', 'romans', { age: 9, decline: 1 }, -1, { age: 9, decline: 0 }],
      ['double decline becomes simple', 'romans', { age: 9, decline: 2 }, -1, { age: 9, decline: 1 }],
      ['space 12 is no decline yet', 'romans', { age: 11, decline: 0 }, 1, { age: 12, decline: 0 }],
      ['what lies beyond is simple decline', 'romans', { age: 12, decline: 0 }, 1, { age: 12, decline: 1 }],
      ['then double', 'romans', { age: 12, decline: 1 }, 1, { age: 12, decline: 2 }],
      ['space 7 asks nothing of Barbarians yet', 'franks', { age: 6, decline: 0 }, 1, { age: 7, decline: 0 }]
    ] as const
    everyRow(
      rows,
      ([what]) => what,
      ([, nation, before, spaces, after]) => {
        const state = opening({ nations: { [nation]: before } })
        drive(state, (play) => ageNation(play, nation, spaces, 'test'))
        expect(state.nations[nation]).toMatchObject(after)
      }
    )
  })

  it('VII.D, VIII.C the gold that is still due to a young realm comes once, on the turn after', () => {
    const state = opening({ turn: 4, nations: { franks: { status: 'kingdom', age: 1, treasury: 20 } } })
    Object.assign(state.nations.franks, { goldDue: 10, statusSince: 4 })
    const goldAfter = (turn: number) => {
      state.turn = turn
      drive(state, (play) => ageCivilised(play, 'franks'))
      return state.nations.franks.treasury
    }
    expect([4, 5, 6].map(goldAfter)).toEqual([20, 30, 30])
  })

  it('VI.E an Empire in double decline pays the price of the marker instead of a third level', () => {
    const state = opening({ nations: { romans: { decline: 2, treasury: 25 } } })
    drive(state, (play) => changeDecline(play, 'romans', 1, 'test'))
    expect(state.nations.romans).toMatchObject({ decline: 2, treasury: 15 })
  })
})

describe('VI.F ageing of heresies', () => {
  it('VI.F a new heresy grows old, an old one ends', () => {
    const state = opening()
    state.heresies = {
      africa: { grade: '+', religion: 'catholic' },
      hispania: { grade: '-', religion: 'catholic' }
    }
    drive(state, ageHeresies)
    expect(state.heresies).toEqual({ africa: { grade: '-', religion: 'catholic' } })
  })
})
