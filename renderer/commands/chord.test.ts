import { expect, test } from 'vitest'
import { chordOf } from './chord.ts'

type Held = Partial<Record<'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey', true>>

function chord(key: string, held: Held = {}, isMac = false): string {
  const none = { altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }
  return chordOf({ key, ...none, ...held }, isMac)
}

test('symbols are the same with and without Shift, whatever the keyboard; letters and named keys are not', () => {
  expect(chord('?', { shiftKey: true })).toBe('?')
  expect(chord('/', { shiftKey: true })).toBe('/')
  expect(chord('+')).toBe('+')
  expect(chord('Z', { shiftKey: true, ctrlKey: true })).toBe('Mod+Shift+z')
  expect(chord('ArrowUp', { shiftKey: true })).toBe('Shift+ArrowUp')
  expect(chord(' ')).toBe('Space')
})

test('Mod is Command on a Mac and Control elsewhere; the other one keeps its own name', () => {
  expect(chord('z', { ctrlKey: true })).toBe('Mod+z')
  expect(chord('z', { metaKey: true })).toBe('Meta+z')
  expect(chord('z', { metaKey: true }, true)).toBe('Mod+z')
  expect(chord('z', { ctrlKey: true }, true)).toBe('Control+z')
})
