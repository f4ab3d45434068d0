import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'

const sheet = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const colours = new Map(
  [...`${sheet('tokens.css')}`.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }]
  )
)
const sides = [
  ...sheet('../invasions/sides/sides.css').matchAll(/--side: light-dark\((#\w{6}), (#\w{6})\)/g)
].map(([, light = '', dark = '']) => ({ light, dark }))
const charge = { light: '#fff8ea', dark: '#17111f' }

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((left, right) => right - left)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_ON = {
  ink: ['paper', 'paper-edge', 'sheet', 'sheet-inset', 'chosen', 'warn-sheet'],
  'ink-soft': ['paper', 'paper-edge', 'sheet', 'sheet-inset', 'chosen', 'warn-sheet'],
  'accent-ink': ['accent', 'accent-hover'],
  accent: ['sheet'],
  gold: ['sheet'],
  warn: ['sheet', 'warn-sheet']
}

test('text is readable on all its backgrounds (AA, 4.5:1)', () => {
  const pairs = Object.entries(TEXT_ON).flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => (['light', 'dark'] as const).map((theme) => ({ text, ground, theme })))
  )
  everyRow(pairs, JSON.stringify, ({ text, ground, theme }) => {
    const [over, under] = [colours.get(text)?.[theme], colours.get(ground)?.[theme]]
    if (!over || !under) throw new Error('no such colour')
    expect(contrast(over, under)).toBeGreaterThanOrEqual(4.5)
  })
})

test('borders of controls and the focus ring stand out (AA, 3:1)', () => {
  for (const line of ['line-strong', 'focus']) {
    for (const theme of ['light', 'dark'] as const) {
      const [over, under] = [colours.get(line)?.[theme] ?? '', colours.get('sheet')?.[theme] ?? '']
      expect(contrast(over, under), `${line}, ${theme}`).toBeGreaterThanOrEqual(3)
    }
  }
})

test('a side’s charge is readable on its field', () => {
  expect(sides.length).toBe(4)
  for (const side of sides) {
    for (const theme of ['light', 'dark'] as const) {
      expect(contrast(charge[theme], side[theme])).toBeGreaterThanOrEqual(4.5)
    }
  }
})
