import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyRow } from '#shared/testing/every-row.ts'
import { fitWindow, parseWindowState, readWindowState, writeWindowState } from './window-state.ts'

const laptop = { x: 0, y: 25, width: 1600, height: 975 }
const second = { x: 1600, y: 0, width: 1920, height: 1080 }

function at(x: number, y: number, width = 1200, height = 800) {
  return { bounds: { x, y, width, height }, maximized: false, fullScreen: false }
}

test('the first window opens in the middle of the first display', () => {
  expect(fitWindow(null, [laptop]).bounds).toEqual({ x: 80, y: 63, width: 1440, height: 900 })
})

test('a window comes back where it was, on whichever display', () => {
  expect(fitWindow(at(100, 50), [laptop, second])).toEqual(at(100, 50))
  expect(fitWindow(at(1700, 100), [laptop, second])).toEqual(at(1700, 100))
  expect(fitWindow(at(-900, 30), [laptop])).toEqual(at(-900, 30))
})

test('it moves to the middle when the player could not see or drag it', () => {
  const lost = {
    'its display was unplugged': at(1700, 100),
    'only a sliver is left of it': at(1550, 100),
    'its title bar is above the display': at(100, -300),
    'its title bar is under the lower edge': at(100, 990)
  }
  everyRow(
    Object.entries(lost),
    ([why]) => why,
    ([, remembered]) => expect(fitWindow(remembered, [laptop])).toEqual(at(200, 113))
  )
})

test('it shrinks to a smaller display and never below the useful size', () => {
  expect(fitWindow(at(0, 25, 3000, 2000), [laptop]).bounds).toEqual(laptop)
  expect(fitWindow(at(0, 25, 300, 200), [laptop]).bounds).toEqual({ x: 0, y: 25, width: 900, height: 600 })
  const tiny = { x: 0, y: 0, width: 800, height: 480 }
  expect(fitWindow(null, [tiny]).bounds).toEqual(tiny)
})

test('keeps maximised and full screen', () => {
  expect(fitWindow({ ...at(5000, 0), maximized: true, fullScreen: true }, [laptop])).toMatchObject({
    maximized: true,
    fullScreen: true
  })
})

test('rejects an invalid state', () => {
  const senseless = [
    null,
    [],
    'text',
    {},
    { bounds: {} },
    { ...at(0, 0), maximized: 1 },
    { ...at(0.5, 0) },
    { ...at(0, 0, 0, 5) },
    { ...at(Number.NaN, 0) }
  ]
  everyRow(senseless, JSON.stringify, (value) => expect(parseWindowState(value)).toBeNull())
})

test('reads what it wrote, and ignores a damaged file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'window-state-'))
  const file = join(folder, 'window.json')
  expect(readWindowState(file)).toBeNull()
  writeWindowState(file, at(3, 4))
  expect(readWindowState(file)).toEqual(at(3, 4))
  writeFileSync(file, '{"bounds":')
  expect(readWindowState(file)).toBeNull()
  writeWindowState(join(folder, 'absent', 'window.json'), at(3, 4))
  rmSync(folder, { recursive: true })
})
