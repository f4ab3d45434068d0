import { configureStore } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import { screenSlice } from './screen.ts'
import { syncWithAddress } from './store-sync.ts'
import { showToast, toastsSlice } from './toasts.ts'

const CAMPAIGN = '0123456789abcdef'

/** A page at a table. `tell` tells the app of its address, as a browser does some time after the address changed. */
function pageAtTable() {
  const listeners: (() => void)[] = []
  const location = { hash: `#/table/${CAMPAIGN}` }
  const store = configureStore({ reducer: { screen: screenSlice.reducer, toasts: toastsSlice.reducer } })
  syncWithAddress(store, { location, addEventListener: (_, read) => listeners.push(read) })
  const tell = () => {
    for (const read of listeners) read()
  }
  return { location, store, tell }
}

test('the address names the screen, and the screen follows the address', () => {
  const { location, store, tell } = pageAtTable()
  expect(store.getState().screen).toEqual({ name: 'table', campaign: CAMPAIGN })
  store.dispatch(screenSlice.actions.shown({ name: 'new' }))
  expect(location.hash).toBe('#/new')
  location.hash = '#/library'
  tell()
  expect(store.getState().screen).toEqual({ name: 'library' })
})

test('what happens before the app hears of a new address does not take the address back', () => {
  const { location, store, tell } = pageAtTable()
  location.hash = '#/library'
  store.dispatch(showToast({ kind: 'said', message: { key: 'saved' } }))
  expect(location.hash).toBe('#/library')
  tell()
  expect(store.getState().screen).toEqual({ name: 'library' })
})
