import { expect, test } from 'vitest'
import { focusAfterKey, tabStopOf } from './fan-focus.ts'

const ids = ['a', 'b', 'c']

test('the arrow keys go from card to card, and from the last to the first', () => {
  expect(focusAfterKey(ids, 'a', 'ArrowRight')).toBe('b')
  expect(focusAfterKey(ids, 'c', 'ArrowRight')).toBe('a')
  expect(focusAfterKey(ids, 'b', 'ArrowLeft')).toBe('a')
  expect(focusAfterKey(ids, 'a', 'ArrowLeft')).toBe('c')
})

test('Home and End go to the first and the last card', () => {
  expect(focusAfterKey(ids, 'b', 'Home')).toBe('a')
  expect(focusAfterKey(ids, 'b', 'End')).toBe('c')
})

test('other keys are left to the page: Tab leaves, Enter and Space press the button', () => {
  for (const key of ['Tab', 'Enter', ' ', 'ArrowUp', 'x']) expect(focusAfterKey(ids, 'a', key)).toBeNull()
})

test('Tab comes back to where the focus was, as long as that card is held', () => {
  expect(tabStopOf(ids, 'b', ['c'])).toBe('b')
  expect(tabStopOf(ids, 'gone', ['c'])).toBe('c')
  expect(tabStopOf(ids, null, [])).toBe('a')
  expect(tabStopOf([], 'a', [])).toBeNull()
})
