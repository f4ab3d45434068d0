import { expect, test } from 'vitest'
import type { Decision, Option } from '#shared/engine/decision.ts'
import { connectionSlice } from '../../state/connection.ts'
import { settingsSlice } from '../../state/settings.ts'
import type { RootState } from '../../state/store.ts'
import { tableSlice } from '../../state/table.ts'
import { idleStore } from '../../testing/idle-store.ts'
import { someTable } from '../testing/tables.ts'
import { singleAnswer } from './single-option.ts'

const option = (key: string): Option => ({ key, label: { key } })

function asked(...keys: string[]): Decision {
  const body = { type: 'choice', options: keys.map(option) } as const
  return { side: 'south', kind: 'k', rule: 'I', prompt: { key: 'p' }, number: 3, body }
}

/** The state of a player in front of a decision. */
function stateAt(decision: Decision, setting: 'ask' | 'play'): RootState {
  const store = idleStore()
  const seats = { south: { kind: 'human', name: 'Bea' } } as const
  const table = { ...someTable(seats, 'south', 'south'), decision, answers: 3, whyNoUndo: null }
  store.dispatch(settingsSlice.actions.set({ name: 'single-options', value: setting }))
  store.dispatch(connectionSlice.actions.changed({ status: 'open' }))
  store.dispatch(tableSlice.actions.sat({ table, arrival: 'returning' }))
  return store.getState()
}

function heldAt(state: RootState, held: number): RootState {
  return state.table.stage === 'seated' ? { ...state, table: { ...state.table, held } } : state
}

test('a single option is played automatically only if the setting says so', () => {
  const decision = asked('go')
  expect(singleAnswer(stateAt(decision, 'play'), decision)).toEqual({ option: 'go' })
  expect(singleAnswer(stateAt(decision, 'ask'), decision)).toBeNull()
})

test('a real choice is not answered automatically', () => {
  const decision = asked('go', 'stay')
  expect(singleAnswer(stateAt(decision, 'play'), decision)).toBeNull()
})

test('a decision that was undone is not answered automatically again', () => {
  const decision = asked('go')
  expect(singleAnswer(heldAt(stateAt(decision, 'play'), 3), decision)).toBeNull()
})

test('nothing is answered automatically without a connection', () => {
  const decision = asked('go')
  const lost = { connection: { status: 'lost', retryAt: 0 }, everOpen: true, version: null } as const
  expect(singleAnswer({ ...stateAt(decision, 'play'), connection: lost }, decision)).toBeNull()
})
