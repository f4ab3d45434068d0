import { expect, test } from 'vitest'
import { fakeKeyboard } from '../commands/testing/fake-keyboard.ts'
import { type MapActions, mapBindings } from './map-keys.ts'

/** What a key does to a map that has the focus; null if the map ignores the key. */
function key(chord: string, action: Partial<MapActions> = {}): unknown[] | null {
  const done: unknown[] = []
  const recording =
    (name: string) =>
    (...args: unknown[]): true => {
      done.push(name, ...args)
      return true
    }
  const { press, register } = fakeKeyboard()
  const focusTarget = new EventTarget()
  const map: MapActions = {
    pan: recording('pan'),
    zoom: recording('zoom'),
    step: recording('step'),
    next: recording('next'),
    all: recording('all'),
    show: recording('show'),
    clear: recording('clear'),
    find: recording('find'),
    ...action
  }
  register(mapBindings(map), focusTarget)
  return press(chord, { target: focusTarget }) ? done : null
}

test('arrows pan, with Shift they walk to a neighbour', () => {
  expect(key('ArrowLeft')).toEqual(['pan', 1, 0])
  expect(key('ArrowDown')).toEqual(['pan', 0, -1])
  expect(key('Shift+ArrowLeft')).toEqual(['step', 'left'])
  expect(key('Alt+ArrowUp')).toEqual(['step', 'up'])
})

test('plus, minus and Home', () => {
  expect(key('+')).toEqual(['zoom', 1.5])
  expect(key('=')).toEqual(['zoom', 1.5])
  expect(key('-')).toEqual(['zoom', 1 / 1.5])
  expect(key('Home')).toEqual(['all'])
})

test('Enter shows the selected place, Escape deselects, slash searches', () => {
  expect(key('Enter')).toEqual(['show'])
  expect(key('Space')).toEqual(['show'])
  expect(key('Escape')).toEqual(['clear'])
  expect(key('/')).toEqual(['find'])
})

test('Tab goes to the next province, or leaves the map after the last one', () => {
  expect(key('Tab')).toEqual(['next', 1])
  expect(key('Shift+Tab')).toEqual(['next', -1])
  expect(key('Tab', { next: () => false })).toBeNull()
})

test('other keys, and those with Ctrl, are ignored', () => {
  expect(key('a')).toBeNull()
  expect(key('Mod++')).toBeNull()
})
