import { expect, test } from 'vitest'
import { keyCommand } from './keys.ts'

const key = (name: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  keyCommand({ key: name, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false, ...more })

test('arrows pan, with Shift they walk to a neighbour', () => {
  expect(key('ArrowLeft')).toMatchObject({ kind: 'pan', dx: 1 })
  expect(key('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'step', direction: 'left' })
})

test('plus, minus and Home', () => {
  expect(key('+')).toMatchObject({ kind: 'zoom', factor: 1.5 })
  expect(key('-')).toMatchObject({ kind: 'zoom' })
  expect(key('Home')).toEqual({ kind: 'all' })
})

test('other keys, and those with Ctrl, are left to the page', () => {
  expect(key('a')).toBeNull()
  expect(key('+', { ctrlKey: true })).toBeNull()
})
