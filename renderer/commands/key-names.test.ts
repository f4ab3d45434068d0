import { expect, test } from 'vitest'
import { i18nFor } from '../i18n/i18n.ts'
import { createTranslator } from '../i18n/translator.ts'
import { ariaKeys, keyGroups, withKey } from './key-names.ts'

const english = createTranslator(i18nFor('en'))
const spanish = createTranslator(i18nFor('es'))

test('keys are named as on the player’s keyboard, in the player’s language', () => {
  expect(keyGroups('undo-answer', english, false, false)).toEqual([{ modifiers: ['Ctrl'], keys: ['Z'] }])
  expect(keyGroups('undo-answer', english, false, true)).toEqual([{ modifiers: ['⌘'], keys: ['Z'] }])
  expect(keyGroups('whole-map', spanish, false)).toEqual([{ modifiers: [], keys: ['Inicio'] }])
  expect(keyGroups('walk-map', spanish, false)).toEqual([
    { modifiers: ['Mayús'], keys: ['←', '↑', '↓', '→'] }
  ])
})

test('a shortcut of the native menu is listed if there is a menu', () => {
  expect(keyGroups('import-file', english, false, false)).toEqual([])
  expect(keyGroups('import-file', english, true, false)).toEqual([{ modifiers: ['Ctrl'], keys: ['O'] }])
})

test('a label shows its key', () => {
  expect(withKey('Undo', 'undo-answer', english, false)).toBe('Undo (Ctrl+Z)')
  expect(withKey('Keys', 'show-keys', english, false)).toBe('Keys (?)')
  expect(withKey('Import', 'import-file', english, false)).toBe('Import')
})

test('assistive technology gets the key names of the ARIA standard', () => {
  expect(ariaKeys('undo-answer', false)).toBe('Control+Z')
  expect(ariaKeys('undo-answer', true)).toBe('Meta+Z')
  expect(ariaKeys('zoom-in')).toBe('Plus')
  expect(ariaKeys('show-keys')).toBe('? F1')
})
