import { describe, expect, it } from 'vitest'
import { empireModifiers, realmSize } from '../../queries/time/kingdom-and-empire-checks.ts'
import { drive } from '../../testing/drive.ts'
import { arrange, crown, holdArea, opening, tie } from '../../testing/position.ts'
import { eventsOfType } from '../../testing/read-results.ts'
import { attilaIsGone } from '../nations/huns.ts'
import { ageCivilised, ageNation } from './ageing.ts'
import { checkEmpire } from './empires.ts'

/** The Franks as lords of both Gauls and Hispania. */
function frankishRealm() {
  const state = opening()
  crown(state, 'franks', 'neustria')
  for (const area of ['gallia_septentrionalis', 'gallia_meridionalis', 'hispania'] as const) {
    holdArea(state, 'franks', area)
  }
  return state
}

describe('VIII.A size', () => {
  it('VIII.A a Barbarian Area counts half, and halves are not rounded up', () => {
    const state = frankishRealm()
    expect(realmSize(state, 'franks')).toBe(3)
    holdArea(state, null, 'hispania')
    state.areaControl.germania = 'franks'
    expect(realmSize(state, 'franks')).toBe(2.5)
  })

  it('VIII.A age does not matter', () => {
    const state = frankishRealm()
    state.nations.franks.age = 2
    drive(state, (play) => checkEmpire(play, 'franks'), { dice: [8] })
    expect(state.nations.franks.status).toBe('empire')
  })
})

describe('VIII.B the check', () => {
  it('VIII.B there is no check below three Areas', () => {
    const state = frankishRealm()
    holdArea(state, null, 'hispania')
    expect(drive(state, (play) => checkEmpire(play, 'franks')).events).toEqual([])
  })

  it('VIII.B not in the turn in which the Kingdom is founded', () => {
    const state = frankishRealm()
    state.nations.franks.statusSince = state.turn
    expect(drive(state, (play) => checkEmpire(play, 'franks')).events).toEqual([])
  })

  it('VIII.B 8 makes an Empire, 7 does not', () => {
    const state = frankishRealm()
    drive(state, (play) => checkEmpire(play, 'franks'), { dice: [7] })
    expect(state.nations.franks.status).toBe('kingdom')
  })

  it('VIII.B, VI.E a Kingdom too old to age further checks in the State of Nations all the same', () => {
    const state = frankishRealm()
    Object.assign(state.nations.franks, { age: 12, statusSince: 0, decline: 0 })
    const { events } = drive(state, (play) => ageCivilised(play, 'franks'), { dice: [6] })
    // It cannot advance, so its decline rises, which adds 1 to the check.
    expect(eventsOfType(events, 'roll')).toMatchObject([{ reason: 'empire', total: 7 }])
    expect(state.nations.franks).toMatchObject({ status: 'kingdom', age: 12, decline: 1 })
  })

  it('VI.E it checks once even if its decline cannot rise further', () => {
    const state = frankishRealm()
    Object.assign(state.nations.franks, { age: 12, statusSince: 0, decline: 2 })
    const { events } = drive(state, (play) => ageCivilised(play, 'franks'), { dice: [5] })
    expect(eventsOfType(events, 'roll')).toMatchObject([{ reason: 'empire', total: 7 }])
  })

  it('VIII.B every modifier', () => {
    const state = frankishRealm()
    state.nations.franks.decline = 2
    holdArea(state, 'franks', 'italia')
    state.areaControl.germania = 'franks'
    const leader = state.leaders.fritigernus
    if (leader) Object.assign(leader, { nation: 'franks', presence: 'in-play', at: 'neustria' })
    tie(state, { kind: 'client', between: ['franks', 'euskaldunes'], since: 1 })
    expect(empireModifiers(state, 'franks').map(({ amount, why }) => [why, amount])).toEqual([
      ['great-leader', 1],
      ['decline', 2],
      ['civilised-areas', 2],
      ['barbarian-areas', 1],
      ['imperial-city', 3]
    ])
  })

  it('VIII.B the king of kings counts his clients', () => {
    const state = opening()
    arrange(state, {
      clear: ['ties'],
      relations: [
        { kind: 'client', between: ['persians', 'armenians'], tribute: 2, since: 1 },
        { kind: 'client', between: ['persians', 'iberians'], tribute: 2, since: 1 }
      ]
    })
    expect(empireModifiers(state, 'persians')).toContainEqual({
      amount: 2,
      rule: 'VIII.B',
      why: 'clients'
    })
  })

  it('VIII.B, VI.E it is made at each advance of the age marker, once for several spaces', () => {
    const state = frankishRealm()
    const { events } = drive(state, (play) => ageNation(play, 'franks', 2, 'test'), { dice: [1] })
    expect(eventsOfType(events, 'roll')).toHaveLength(1)
  })
})

describe('VIII.C the young Empire', () => {
  it('VIII.C age 1, no decline, 20 gold now and 10 in the next turn', () => {
    const state = frankishRealm()
    Object.assign(state.nations.franks, { age: 9, decline: 2, treasury: 3, goldDue: 10 })
    state.turn = 2
    drive(state, (play) => ageCivilised(play, 'franks'), { dice: [10] })
    expect(state.nations.franks).toMatchObject({ status: 'empire', age: 1, decline: 0, treasury: 23 })
    state.turn = 3
    drive(state, (play) => ageCivilised(play, 'franks'))
    expect(state.nations.franks).toMatchObject({ age: 2, treasury: 33 })
  })

  it('VIII.C the king of kings keeps half his age', () => {
    const state = opening()
    state.nations.persians.age = 7
    holdArea(state, 'persians', 'oriens')
    drive(state, (play) => checkEmpire(play, 'persians'), { dice: [10] })
    expect(state.nations.persians).toMatchObject({ status: 'empire', age: 4 })
  })

  it('VII.A without Attila the Huns are an Empire at once if they hold three Areas', () => {
    const state = opening({ nations: { huns: { seat: { kind: 'horde', at: 'hunnia' } } } })
    holdArea(state, 'huns', 'moesia')
    state.areaControl = { ...state.areaControl, moesia: 'huns', scythia: 'huns', sarmatia: 'huns' }
    drive(state, (play) => attilaIsGone(play, 'huns'), { otherwise: 'first' })
    expect(state.nations.huns).toMatchObject({ status: 'empire', age: 1, treasury: 20 })
    expect(state.nations.huns.seat?.kind).toBe('capital')
  })

  it('VII.A without Attila the Huns vanish if they hold fewer', () => {
    const state = opening({ nations: { huns: { seat: { kind: 'horde', at: 'hunnia' } } } })
    drive(state, (play) => attilaIsGone(play, 'huns'))
    expect(state.nations.huns).toMatchObject({ presence: 'gone', seat: null })
  })
})
