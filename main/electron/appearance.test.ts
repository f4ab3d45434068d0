import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backgroundColorOf, themeSource } from './appearance.ts'

test('a window has the background colour of the page', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../renderer/styles/tokens.css'), 'utf8')
  const light = backgroundColorOf({ shouldUseDarkColors: false })
  const dark = backgroundColorOf({ shouldUseDarkColors: true })
  expect(tokens).toContain(`--paper: light-dark(${light}, ${dark});`)
})

test('uses the player’s theme, otherwise the system’s', () => {
  expect(['light', 'dark', 'system', 'lilac', undefined].map(themeSource)).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system'
  ])
})
