import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paperOf, themeSource } from './appearance.ts'

test('a window has the colour of the page that will stand in it', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../renderer/styles/tokens.css'), 'utf8')
  const light = paperOf({ shouldUseDarkColors: false })
  const dark = paperOf({ shouldUseDarkColors: true })
  expect(tokens).toContain(`--paper: light-dark(${light}, ${dark});`)
})

test('the theme is the player’s, else the system’s', () => {
  expect(['light', 'dark', 'system', 'lilac', undefined].map(themeSource)).toEqual([
    'light',
    'dark',
    'system',
    'system',
    'system'
  ])
})
