import { expect, test } from 'vitest'
import { hashOf, screenOf } from './screen.ts'
import { coachOfPerson, settingsSlice } from './settings.ts'

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

test('each person has a coach of their own in each game; others begin as stored for all, or as set', () => {
  const state = settingsSlice.reducer(
    undefined,
    read({
      coach: 'off',
      'coach.river-race': '2',
      'coach.chess': 'checkmate',
      'coach.senet': '{"Ana":"on goal","Bea":"off","Eve":"<script>"}'
    })
  )
  expect(coachOfPerson(state, 'river-race', 'Ana')).toBe('2')
  expect(coachOfPerson(state, 'chess', 'Ana')).toBe('off')
  expect(['Ana', 'Bea', 'Eve'].map((name) => coachOfPerson(state, 'senet', name))).toEqual([
    'on goal',
    'off',
    'off'
  ])
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
