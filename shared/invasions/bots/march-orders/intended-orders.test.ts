import { describe, expect, test } from 'vitest'
import { botSeat } from '../../../engine/bot.ts'
import { bareMap, encamp, put } from '../../testing/position.ts'
import { invasionsBots } from '../index.ts'
import { type Memo, readMemo } from '../memo.ts'
import { answered, given, marched, marching } from '../testing/staged.ts'

/** Two stacks of Visigoths, each next to an empty objective of their nation. */
function twoBands() {
  const state = bareMap({ turn: 3 })
  encamp(state, 'visigoths', 'valachia')
  const danube = put(state, 'visigoths', 'infantry', 'valachia', 4)
  const gaul = put(state, 'visigoths', 'infantry', 'arvernia', 2)
  return { state, danube, gaul }
}

const memoOf = ({ memo }: { readonly memo: unknown }): Memo => readMemo(memo) ?? {}

describe('a legate with several good orders', () => {
  test('notes the orders of other pieces with the first one, and gives the next as intended', () => {
    const match = marching(twoBands().state, 'visigoths')
    const first = answered(match)
    const given1 = 'values' in first.answer ? first.answer.values : {}
    const [next] = memoOf(first).orders ?? []
    expect(next).toBeDefined()
    expect(next?.pieces.some((id) => JSON.stringify(given1.pieces).includes(`"${id}"`))).toBe(false)
    given(match, first.answer)
    const side = match.awaited?.side ?? ''
    const second = invasionsBots.legate(botSeat(match, side, first.memo, 'test'))
    expect(second.answer).toMatchObject({ values: { move: next?.move } })
  })

  test('searches again when the intended order is no longer possible', () => {
    const { state, gaul } = twoBands()
    const match = marching(state, 'visigoths')
    const far = { march: { from: 'arvernia', to: 'persis' } }
    const lost = { orders: [{ move: far, pieces: gaul, worth: 9 }] }
    const side = match.awaited?.side ?? ''
    const reply = invasionsBots.legate(botSeat(match, side, lost, 'test'))
    expect(reply.answer).not.toMatchObject({ values: { move: far } })
    expect(match.check(side, reply.answer)).toBeNull()
  })

  test('drops intended orders of an earlier version, and keeps the rest of the memo', () => {
    const noted = {
      goal: 'moesia_inferior',
      orders: [{ move: 'arvernia>novempopulana', pieces: [], worth: 9 }]
    }
    expect(readMemo(noted)).toEqual({ goal: 'moesia_inferior', orders: undefined })
  })

  test('does not undo an order in the same march', () => {
    const { state, danube, gaul } = twoBands()
    const match = marched(marching(state, 'visigoths'))
    expect(match.answers).toBeLessThanOrEqual(danube.length + gaul.length + 1)
  })
})
