import { expect, test } from 'vitest'
import { hashOf, screenOf } from './screen.ts'
import { coachStepOf, settingsSlice } from './settings.ts'

const { read, set } = settingsSlice.actions

test('stored settings are read; unknown ones are ignored', () => {
  const state = settingsSlice.reducer(undefined, read({ theme: 'dark', language: 'la', 'window.size': '3' }))
  expect(state).toMatchObject({ theme: 'dark', language: 'system' })
  expect(state).not.toHaveProperty('window.size')
})

test('a setting accepts only its choices', () => {
  const dark = settingsSlice.reducer(undefined, set({ name: 'theme', value: 'dark' }))
  expect(settingsSlice.reducer(dark, set({ name: 'theme', value: 'plaid' }))).toBe(dark)
})

test('each game has its own coach step; a game without one starts with the common setting', () => {
  const state = settingsSlice.reducer(
    undefined,
    read({ coach: 'off', 'coach.river-race': '2', 'coach.chess': 'checkmate' })
  )
  expect(coachStepOf(state, 'river-race')).toBe('2')
  expect(coachStepOf(state, 'chess')).toBe('off')
  expect(coachStepOf(settingsSlice.reducer(state, read({ 'coach.chess': 'new' })), 'chess')).toBe('new')
})

test('open panels are stored for each size of window', () => {
  const state = settingsSlice.reducer(undefined, read({ 'panels.normal': 'score log', 'panels.wide': '' }))
  expect(state.panelsOf).toEqual({ narrow: [], normal: ['score', 'log'], wide: [] })
  expect(settingsSlice.reducer(state, read({ 'panels.vast': 'log' })).panelsOf).toEqual(state.panelsOf)
})

test('an address names its screen; an invalid one leads to the library', () => {
  const table = { name: 'table', campaign: '0123abcd-0000' } as const
  expect(screenOf(hashOf(table))).toEqual(table)
  expect(screenOf('#/new')).toEqual({ name: 'new' })
  for (const hash of ['', '#/', '#/table', '#/table/../etc', '#/nowhere']) {
    expect(screenOf(hash)).toEqual({ name: 'library' })
  }
})
