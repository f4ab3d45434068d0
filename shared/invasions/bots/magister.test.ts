import { describe, expect, test } from 'vitest'
import { botSeat } from '../../engine/bot.ts'
import { createRandom } from '../../engine/random.ts'
import { nationIds } from '../content/ids.ts'
import { reshuffleHidden } from '../hidden-information.ts'
import { bareMap, encamp, garrison, lead, put, troops } from '../testing/position.ts'
import { viewOf } from '../view.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { alternatives } from './alternatives.ts'
import { sideValue } from './appraisal/side-value.ts'
import { invasionsBots } from './index.ts'
import { levels } from './levels.ts'
import { readMemo } from './memo.ts'
import { policyInputOf } from './policy-bot.ts'
import { answered, chosen, given, marching, staged } from './testing/staged.ts'

/** Visigoths on the Danube, and one legion across it. */
function onTheDanube() {
  const state = bareMap({ turn: 3 })
  encamp(state, 'visigoths', 'valachia')
  put(state, 'visigoths', 'infantry', 'valachia', 4)
  lead(state, 'alaricus', 'valachia')
  put(state, 'byzantines', 'legion', 'moesia_inferior')
  return state
}

/** Weak Franks with strong neighbours in an invasion turn, asked whether they raid instead. */
function franksOnTheRhine() {
  const state = bareMap({ turn: 6, invading: ['franks'] })
  encamp(state, 'franks', 'saliens')
  put(state, 'franks', 'frankish-infantry', 'saliens', 2)
  for (const garrison of ['belgae', 'treveria', 'lotharingia'] as const) troops(state, 'romans', garrison, 4)
  const match = staged(state, {
    task: 'nations',
    step: 'activation',
    done: nationIds.filter((id) => id !== 'franks')
  })
  while (match.awaited && match.awaited.kind !== 'raid-instead') given(match, answered(match).answer)
  expect(match.awaited?.kind).toBe('raid-instead')
  return match
}

describe('the value of a side', () => {
  const goths = (units: number, holds: readonly ProvinceId[]) => {
    const state = bareMap({ turn: 6 })
    encamp(state, 'visigoths', 'valachia')
    put(state, 'visigoths', 'infantry', 'valachia', units)
    garrison(state, 'visigoths', 'infantry', holds)
    return (side: 'goths' | 'romans') => sideValue(viewOf(state, side), side)
  }

  test('is higher with an objective, and lower for its rivals', () => {
    expect(goths(3, ['moesia_inferior'])('goths')).toBeGreaterThan(goths(4, [])('goths'))
    expect(goths(3, ['moesia_inferior'])('romans')).toBeLessThan(goths(4, [])('romans'))
  })

  test('is higher with an army', () => {
    expect(goths(4, [])('goths')).toBeGreaterThan(goths(1, [])('goths'))
  })
})

describe('the alternatives that a magister tries', () => {
  test('legal orders, and to stop', () => {
    const match = marching(onTheDanube(), 'visigoths')
    const seat = botSeat(match, 'goths', null, 'test')
    const found = alternatives(policyInputOf(seat, levels.magister)).map(({ answer }) => answer)
    expect(found.length).toBeGreaterThan(2)
    for (const answer of found) expect(seat.check(answer)).toBeNull()
    expect(found.at(-1)).toEqual({ values: { move: 'done', pieces: [] } })
  })

  test('raids, and to march instead', () => {
    const seat = botSeat(franksOnTheRhine(), 'huns', null, 'test')
    const found = alternatives(policyInputOf(seat, levels.magister)).map(({ answer }) => answer)
    expect(found).toContainEqual({ option: 'no-raid' })
    expect(found.length).toBeGreaterThan(1)
    for (const answer of found) expect(seat.check(answer)).toBeNull()
  })

  test('none for questions without alternatives', () => {
    const state = bareMap({ turn: 3, nations: { persians: { treasury: 35 } } })
    const match = staged(state, { task: 'nations', step: 'purchases', done: [] })
    expect(alternatives(policyInputOf(botSeat(match, 'persians', null, 'test'), levels.magister))).toEqual([])
  })
})

describe('a magister', { timeout: 60_000 }, () => {
  test('gives legal orders, the same for the same seat, and notes how many answers it has simulated', () => {
    const match = marching(onTheDanube(), 'visigoths')
    const reply = answered(match, 'magister')
    expect(answered(match, 'magister')).toEqual(reply)
    const { imagined } = readMemo(reply.memo) ?? {}
    expect(imagined?.activation).toBe('3 visigoths')
    expect(imagined?.answers).toBeGreaterThan(0)
    given(match, reply.answer)
  })

  test('gives the same orders whatever hidden information and future dice are', () => {
    const seen = marching(onTheDanube(), 'visigoths')
    const elsewhere = onTheDanube()
    reshuffleHidden(elsewhere, 'goths', createRandom('elsewhere'))
    elsewhere.random = createRandom('other dice')
    expect(elsewhere.decks).not.toEqual(seen.state.decks)
    expect(answered(marching(elsewhere, 'visigoths'), 'magister')).toEqual(answered(seen, 'magister'))
  })

  test('stops simulating in an activation at the limit', () => {
    const match = marching(onTheDanube(), 'visigoths')
    const spent = { imagined: { activation: '3 visigoths', answers: 100_000 } }
    const seat = botSeat(match, 'goths', spent, 'test')
    const futures: string[] = []
    const watched = {
      ...seat,
      view: seat.view,
      imagine: (chance: string) => {
        futures.push(chance)
        throw new Error('nothing is to be imagined')
      }
    }
    expect(answered(match).answer).toEqual(invasionsBots.magister(watched).answer)
    expect(futures).toEqual([])
  })

  test('raids when an invasion would gain nothing, though a legate invades', () => {
    const match = franksOnTheRhine()
    expect(chosen(match, 'legate')).toBe('no-raid')
    const reply = answered(match, 'magister')
    expect(reply.answer).not.toEqual({ option: 'no-raid' })
    expect(reply.reasons.map(({ key }) => key)).toContain('bot.imagined')
  })
})
