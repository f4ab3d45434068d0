import { describe, expect, it } from 'vitest'
import { hasVanished } from '../../queries/nations/realm.ts'
import type { StepId } from '../../sequence.ts'
import type { InvasionsState } from '../../state.ts'
import { drive } from '../../testing/drive.ts'
import { disarm, opening, tie } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { waresForSale } from '../administration/market.ts'
import { computeControl, handOver } from '../control/control.ts'
import { nationsArrive } from './arrivals.ts'
import { playStep } from './turn.ts'

describe('IX.G vanished nations', () => {
  it('IX.G each holder of their units loses one, at its choice', () => {
    const state = opening()
    disarm(state, 'alamanni')
    Object.assign(state.nations.alamanni, { presence: 'gone', seat: null })
    const rex = state.leaders['rex-alamanni']
    if (rex) Object.assign(rex, { presence: 'gone', at: null })
    const count = () =>
      Object.values(state.units).filter(({ people, at }) => people === 'alamanni' && at !== 'reserve').length
    expect(hasVanished(state, 'alamanni')).toBe(true)
    expect(count()).toBe(2)
    state.turn = 10
    drive(state, nationsArrive, { answers: { 'reunite-empire': 'no' } })
    expect(count()).toBe(1)
  })

  it('IX.G a nation yet to come and one with a horde have not vanished', () => {
    const state = opening()
    disarm(state, 'alamanni')
    expect([hasVanished(state, 'huns'), hasVanished(state, 'alamanni')]).toEqual([false, false])
  })

  /** A Frankish Kingdom that has lost its capital, its land and its army. */
  const lostKingdom = (land: readonly ProvinceId[] = []) => {
    const state = opening({
      turn: 5,
      nations: { franks: { status: 'kingdom', age: 4, treasury: 3, seat: null } }
    })
    disarm(state, 'franks')
    for (const leader of Object.values(state.leaders))
      if (leader.nation === 'franks') Object.assign(leader, { presence: 'gone', at: null })
    state.nations.franks.capitalLostOn = 4
    computeControl(state)
    for (const id of land) handOver(state, id, 'franks')
    return state
  }
  const steps = (state: InvasionsState, ...ids: readonly StepId[]) =>
    drive(
      state,
      function* (play) {
        for (const step of ids) yield* playStep(play, { task: 'step', step })
      },
      { agenda: true, otherwise: 'random', dice: 'any' }
    ).events

  it('IX.G a Kingdom without units, land and seat has vanished: it neither ages nor administers nor goes bankrupt', () => {
    const state = lostKingdom()
    expect(hasVanished(state, 'franks')).toBe(true)
    const events = steps(state, 'civilised-age', 'administration-cards', 'income', 'purchases')
    const told = events.filter((event) => 'nation' in event && event.nation === 'franks')
    expect(told).toEqual([])
    expect(state.nations.franks).toMatchObject({ age: 4, decline: 0, treasury: 3 })
  })

  it('IX.G a Kingdom that still has land has not vanished', () => {
    const state = lostKingdom(['frisia'])
    expect(hasVanished(state, 'franks')).toBe(false)
    expect(steps(state, 'income').some((event) => event.type === 'income' && event.nation === 'franks')).toBe(
      true
    )
  })

  it('IX.G, XXIX.G the ties of a vanished nation end', () => {
    const state = lostKingdom()
    tie(state, { kind: 'vassal', between: ['franks', 'alamanni'], since: 3 })
    drive(state, nationsArrive, { otherwise: 'first' })
    expect(state.relations.some((relation) => relation.kind === 'vassal')).toBe(false)
  })

  it('IX.G, XV.B nobody recruits auxiliaries of a people that has vanished', () => {
    const state = opening({ turn: 5 })
    const auxiliaries = () => waresForSale(state, 'romans').filter(({ people }) => people === 'vandals')
    expect(auxiliaries()).toHaveLength(1)
    Object.assign(state.nations.vandals, { presence: 'gone', seat: null })
    expect(auxiliaries()).toEqual([])
  })
})
