import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildWithStamp, isStale } from './stamp.ts'

const target = { name: 'page', sources: ['renderer', 'package.json', 'absent'], result: 'dist/page.html' }
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'))
  mkdirSync(join(root, 'renderer', 'map'), { recursive: true })
  mkdirSync(join(root, 'dist'))
  write('renderer/map/view.ts', 'one')
  write('package.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  writeFileSync(join(root, file), text)
}

async function build() {
  write('dist/page.html', 'built')
}

test('a target that was never built is stale, one that was just built is not', async () => {
  expect(isStale(root, target)).toBe(true)
  await buildWithStamp(root, target, build)
  expect(isStale(root, target)).toBe(false)
})

test.each([
  ['a source changed', () => write('renderer/map/view.ts', 'two')],
  ['a source was added', () => write('renderer/new.ts', '')],
  ['a source was removed', () => rmSync(join(root, 'renderer/map/view.ts'))],
  ['a setting changed', () => write('package.json', '{ }')],
  ['a missing source was added', () => write('absent', '')],
  ['the result was removed', () => rmSync(join(root, 'dist/page.html'))]
])('it is stale again when %s', async (_what, change) => {
  await buildWithStamp(root, target, build)
  change()
  expect(isStale(root, target)).toBe(true)
})

test('a test file makes no build stale', async () => {
  await buildWithStamp(root, target, build)
  write('renderer/map/view.test.ts', '')
  expect(isStale(root, target)).toBe(false)
})

test('a source saved during the build makes it stale', async () => {
  await buildWithStamp(root, target, async () => {
    await build()
    write('renderer/map/view.ts', 'saved meanwhile')
  })
  expect(isStale(root, target)).toBe(true)
})

test('a build that fails half-way leaves no fresh stamp, even over an older build', async () => {
  await buildWithStamp(root, target, build)
  const broken = buildWithStamp(root, target, async () => {
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  expect(isStale(root, target)).toBe(true)
})
