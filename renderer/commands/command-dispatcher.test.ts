import { expect, test } from 'vitest'
import type { Scope } from '#shared/app/commands.ts'
import type { CommandBindings } from './command-dispatcher.ts'
import { fakeKeyboard } from './testing/fake-keyboard.ts'

/** Bindings that record which commands ran. */
function recording(ran: string[], ...ids: (keyof CommandBindings)[]): CommandBindings {
  return Object.fromEntries(ids.map((id) => [id, (key: string) => ran.push(`${id} ${key}`)]))
}

test('all registrations share one listener, which is removed with the last registration', () => {
  const { register, listeners } = fakeKeyboard()
  const first = register({ 'show-keys': () => undefined })
  const second = register({ 'undo-answer': () => undefined })
  expect(listeners.size).toBe(1)
  first()
  expect(listeners.size).toBe(1)
  second()
  expect(listeners.size).toBe(0)
})

test('a key runs its registered command, and the browser ignores that key only', () => {
  const ran: string[] = []
  const { press, register } = fakeKeyboard()
  const unregister = register(recording(ran, 'choose-option', 'undo-answer'))
  expect(press('3')).toBe(true)
  expect(press('Mod+z')).toBe(true)
  expect(press('Enter')).toBe(false)
  expect(press('x')).toBe(false)
  expect(ran).toEqual(['choose-option 3', 'undo-answer z'])
  unregister()
  expect(press('3')).toBe(false)
})

test('a handler that returns false leaves the key to the next one, and to the browser', () => {
  const ran: string[] = []
  const { press, register } = fakeKeyboard()
  register(recording(ran, 'undo-answer'))
  register({ 'undo-answer': () => false, 'choose-option': () => false })
  expect(press('Mod+z')).toBe(true)
  expect(press('9')).toBe(false)
  expect(ran).toEqual(['undo-answer z'])
})

test('map commands need the focus on the map, and then come first', () => {
  const ran: string[] = []
  const focusTarget = new EventTarget()
  const { press, register } = fakeKeyboard()
  register(recording(ran, 'show-place', 'let-go', 'find-place'), focusTarget)
  register(recording(ran, 'confirm-answer'))
  press('Enter')
  press('Enter', { target: focusTarget })
  press('Escape')
  press('Escape', { target: focusTarget })
  press('/')
  expect(ran).toEqual(['confirm-answer Enter', 'show-place Enter', 'let-go Escape', 'find-place /'])
})

test('holding a key down repeats only commands that may repeat', () => {
  const ran: string[] = []
  const focusTarget = new EventTarget()
  const { press, register } = fakeKeyboard()
  register(recording(ran, 'zoom-in', 'choose-option'), focusTarget)
  press('+', { repeat: true, target: focusTarget })
  press('1', { repeat: true, target: focusTarget })
  expect(ran).toEqual(['zoom-in +'])
})

test('only commands of the scopes that apply run', () => {
  const ran: string[] = []
  const { press, register } = fakeKeyboard()
  register(recording(ran, 'show-keys', 'choose-option'))
  const inPopover: readonly Scope[] = ['everywhere']
  press('1', { scopes: inPopover })
  press('?', { scopes: inPopover })
  press('?', { scopes: [] })
  expect(ran).toEqual(['show-keys ?'])
})

test('a menu runs a command by its id', () => {
  const ran: string[] = []
  const { dispatcher, register } = fakeKeyboard()
  expect(dispatcher.run('new-campaign')).toBe(false)
  register(recording(ran, 'new-campaign'))
  expect(dispatcher.run('new-campaign')).toBe(true)
  expect(ran).toEqual(['new-campaign '])
})
