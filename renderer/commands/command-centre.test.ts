import { expect, test } from 'vitest'
import type { Scope } from '#shared/app/commands.ts'
import type { Bindings } from './command-centre.ts'
import { quietPage } from './quiet-page.ts'

/** Bindings that record which commands ran. */
function noting(notes: string[], ...ids: (keyof Bindings)[]): Bindings {
  return Object.fromEntries(ids.map((id) => [id, (key: string) => notes.push(`${id} ${key}`)]))
}

test('all registrations share one listener, which is removed with the last registration', () => {
  const { offer, listeners } = quietPage()
  const first = offer({ 'show-keys': () => undefined })
  const second = offer({ 'undo-answer': () => undefined })
  expect(listeners.size).toBe(1)
  first()
  expect(listeners.size).toBe(1)
  second()
  expect(listeners.size).toBe(0)
})

test('a key runs its registered command, and the browser ignores that key only', () => {
  const notes: string[] = []
  const { press, offer } = quietPage()
  const withdraw = offer(noting(notes, 'choose-option', 'undo-answer'))
  expect(press('3')).toBe(true)
  expect(press('Mod+z')).toBe(true)
  expect(press('Enter')).toBe(false)
  expect(press('x')).toBe(false)
  expect(notes).toEqual(['choose-option 3', 'undo-answer z'])
  withdraw()
  expect(press('3')).toBe(false)
})

test('a handler that returns false leaves the key to the next one, and to the browser', () => {
  const notes: string[] = []
  const { press, offer } = quietPage()
  offer(noting(notes, 'undo-answer'))
  offer({ 'undo-answer': () => false, 'choose-option': () => false })
  expect(press('Mod+z')).toBe(true)
  expect(press('9')).toBe(false)
  expect(notes).toEqual(['undo-answer z'])
})

test('map commands need the focus on the map, and then come first', () => {
  const notes: string[] = []
  const ground = new EventTarget()
  const { press, offer } = quietPage()
  offer(noting(notes, 'show-place', 'let-go', 'find-place'), ground)
  offer(noting(notes, 'confirm-answer'))
  press('Enter')
  press('Enter', { target: ground })
  press('Escape')
  press('Escape', { target: ground })
  press('/')
  expect(notes).toEqual(['confirm-answer Enter', 'show-place Enter', 'let-go Escape', 'find-place /'])
})

test('holding a key down repeats only commands that may repeat', () => {
  const notes: string[] = []
  const ground = new EventTarget()
  const { press, offer } = quietPage()
  offer(noting(notes, 'zoom-in', 'choose-option'), ground)
  press('+', { repeat: true, target: ground })
  press('1', { repeat: true, target: ground })
  expect(notes).toEqual(['zoom-in +'])
})

test('only commands of the scopes that apply run', () => {
  const notes: string[] = []
  const { press, offer } = quietPage()
  offer(noting(notes, 'show-keys', 'choose-option'))
  const inPopover: readonly Scope[] = ['everywhere']
  press('1', { scopes: inPopover })
  press('?', { scopes: inPopover })
  press('?', { scopes: [] })
  expect(notes).toEqual(['show-keys ?'])
})

test('a menu runs a command by its id', () => {
  const notes: string[] = []
  const { centre, offer } = quietPage()
  expect(centre.run('new-campaign')).toBe(false)
  offer(noting(notes, 'new-campaign'))
  expect(centre.run('new-campaign')).toBe(true)
  expect(notes).toEqual(['new-campaign '])
})
