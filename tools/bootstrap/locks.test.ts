import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { inRoot } from '../root.ts'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), resolved: z.string().optional() })
  )
})

function packagesIn(lock: string) {
  return lockSchema.parse(JSON.parse(readFileSync(inRoot(lock), 'utf8'))).packages
}

const LOCKS = ['package-lock.json', 'tools/bench/comparison/package-lock.json']

test.each(LOCKS)('%s names no registry: any that has the packages will do', (lock) => {
  const resolved = Object.values(packagesIn(lock)).filter((found) => found.resolved !== undefined)
  expect(resolved).toEqual([])
})

test('what only the bench compares with is not installed with the project', () => {
  const [ours, theirs] = LOCKS.map((lock) => Object.keys(packagesIn(lock)))
  expect(theirs).toContain('node_modules/boardgame.io')
  expect(ours?.filter((name) => /\/(boardgame\.io|koa|socket\.io|svelte)$/.test(name))).toEqual([])
})

/** The registry has no 24 for Apple Silicon but 24.0.0, which lacks a year of fixes. So that platform gets a later one. */
test('the Node that is installed is maintained, and nowhere older than elsewhere', () => {
  const nodes = Object.entries(packagesIn('package-lock.json')).filter(([name]) =>
    /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(name)
  )
  expect(nodes).toHaveLength(5)
  const tooOld = nodes.filter(([, { version = '' }]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    return major < 24 || (major === 24 && minor < 18)
  })
  expect(tooOld).toEqual([])
})
