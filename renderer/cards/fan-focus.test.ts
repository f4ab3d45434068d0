import { expect, test } from 'vitest'
import { focusAfterKey, tabStopOf } from './fan-focus.ts'

const ids = ['a', 'b', 'c']

test('the arrow keys move from card to card and wrap around', () => {
  expect(focusAfterKey(ids, 'a', 'ArrowRight')).toBe('b')
  expect(focusAfterKey(ids, 'c', 'ArrowRight')).toBe('a')
  expect(focusAfterKey(ids, 'b', 'ArrowLeft')).toBe('a')
  expect(focusAfterKey(ids, 'a', 'ArrowLeft')).toBe('c')
})

test('Home and End go to the first and the last card', () => {
  expect(focusAfterKey(ids, 'b', 'Home')).toBe('a')
  expect(focusAfterKey(ids, 'b', 'End')).toBe('c')
})

test('other keys are left to the browser: Tab leaves, Enter and Space press the button', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowUp', 'x']) expect(focusAfterKey(ids, 'a', key)).toBeNull()
})

test('Tab returns to the card that last had the focus, as long as it is in the hand', () => {
  expect(tabStopOf(ids, 'b', ['c'])).toBe('b')
  expect(tabStopOf(ids, 'gone', ['c'])).toBe('c')
  expect(tabStopOf(ids, null, [])).toBe('a')
  expect(tabStopOf([], 'a', [])).toBeNull()
})
