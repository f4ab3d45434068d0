import { describe, expect, test } from 'vitest'
import type { Match } from '../../../engine/match.ts'
import { answerSchemas } from '../../answers/answer-schemas.ts'
import type { NationId } from '../../content/ids.ts'
import type { Invasions } from '../../game-types.ts'
import { countIn } from '../../queries/administration/purchase-basket.ts'
import type { InvasionsState } from '../../state.ts'
import { bareMap, encamp, garrison, put, tie, troops } from '../../testing/position.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { answered, chosen, staged } from '../testing/staged.ts'

/** What a computer player buys. */
function bought(match: Match<Invasions>, bot?: 'recruit' | 'legate') {
  const { answer } = answered(match, bot)
  return answerSchemas.purchases.parse(answer).values.buy ?? []
}

/** The State of Nations step, at the question whether to found a Kingdom. */
function askedToFound(
  people: 'visigoths' | 'vandals',
  at: ProvinceId,
  land: readonly ProvinceId[]
): Match<Invasions> {
  const state = bareMap({ turn: 5 })
  encamp(state, people, at)
  if (land.length > 0) garrison(state, people, 'infantry', land)
  else put(state, people, 'infantry', at, 4)
  state.nations[people].age = 4
  const match = staged(state, { task: 'step', step: 'barbarians-age' })
  expect(match.awaited?.kind).toBe('found-kingdom')
  return match
}

describe('a legate at home', () => {
  test('founds a Kingdom in Hispania', () => {
    const hispania = ['carpetania', 'emeritensis', 'lusitania', 'cartaginensis', 'hispalensis'] as const
    expect(chosen(askedToFound('visigoths', 'carpetania', hispania))).toBe('yes')
  })

  test('founds none in the forests of Germania', () => {
    expect(chosen(askedToFound('vandals', 'franconia', []))).toBe('no')
  })

  test('keeps the cost of the next administration and spends the rest', () => {
    const state = bareMap({ turn: 3, nations: { persians: { treasury: 35 } } })
    const match = staged(state, { task: 'nations', step: 'purchases', done: [] })
    expect(match.awaited?.kind).toBe('purchases')
    const { about, kind } = match.decision ?? {}
    if (kind !== 'purchases' || !about) throw new Error('purchases are asked')
    const buy = bought(match)
    const spent = about.wares.reduce((sum, ware) => sum + countIn(buy, ware) * ware.price, 0)
    expect(spent).toBeGreaterThan(0)
    expect(35 - spent).toBeGreaterThanOrEqual(10)
  })

  test('a recruit keeps nothing back', () => {
    const state = bareMap({ turn: 3, nations: { persians: { treasury: 11 } } })
    const match = staged(state, { task: 'nations', step: 'purchases', done: [] })
    expect(bought(match, 'legate')).toHaveLength(0)
    expect(bought(match, 'recruit').length).toBeGreaterThan(0)
  })
})

describe('a legate and relations between nations', () => {
  test('accepts a Foedus that gives points every turn', () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'alamanni', 'agri_decumates')
    troops(state, 'alamanni', 'agri_decumates', 4)
    troops(state, 'romans', 'lotharingia', 4)
    troops(state, 'romans', 'helvetia', 4)
    state.nations.romans.treasury = 30
    const match = staged(state, { task: 'nations', step: 'activation', done: [] })
    while (match.awaited && match.awaited.kind !== 'accept-foedus') {
      const { side, number, kind } = match.awaited
      const offers =
        match.decision?.body.type === 'choice' ? match.decision.body.options.map(({ key }) => key) : []
      const answer =
        kind === 'offer-foedus' ? { option: offers.at(-1) ?? '' } : match.sample(state.random, side)
      match.answer(side, number, answer)
    }
    expect(chosen(match)).toBe('yes')
  })

  /** A federate of Rome, asked whether it breaks away. */
  function askedToBreak(state: InvasionsState, federate: NationId, land: [ProvinceId, ProvinceId]) {
    tie(state, { kind: 'foedus', between: ['romans', federate], provinces: land, since: 3 })
    const match = staged(state, { task: 'nations', step: 'activation', done: [] })
    while (match.awaited && match.awaited.kind !== 'break-foedus') {
      const { side, number } = match.awaited
      match.answer(side, number, match.sample(state.random, side))
    }
    expect(match.awaited?.kind).toBe('break-foedus')
    return match
  }

  test('keeps a Foedus while it cannot gain more without it', () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'alamanni', 'flandria')
    troops(state, 'alamanni', 'flandria', 2)
    troops(state, 'romans', 'saliens', 4)
    troops(state, 'romans', 'treveria', 4)
    troops(state, 'romans', 'lotharingia', 4)
    expect(chosen(askedToBreak(state, 'alamanni', ['flandria', 'belgae']))).toBe('no')
  })

  test('breaks a Foedus if it is strong and its goals are undefended', () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'franks', 'saliens')
    troops(state, 'franks', 'saliens', 8)
    expect(chosen(askedToBreak(state, 'franks', ['saliens', 'belgae']))).toBe('yes')
  })
})
