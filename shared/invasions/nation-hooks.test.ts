import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { nationIds } from './content/ids.ts'
import { specialRuleTexts } from './content/special-rule-texts.ts'
import { nationHooks } from './game.ts'
import { specialRules } from './rules/nations/special-rules.ts'

const here = dirname(fileURLToPath(import.meta.url))

it('every special rule has a handler, or some query or rule checks it by id', async () => {
  let code = ''
  for await (const file of glob('{queries,rules}/**/*.ts', { cwd: here }))
    if (!file.endsWith('.test.ts') && !file.endsWith('special-rules.ts'))
      code += readFileSync(join(here, file), 'utf8')
  const idle = specialRuleTexts.filter(
    ({ id }) => Object.keys(specialRules[id]).length === 0 && !code.includes(`'${id}'`)
  )
  expect(idle).toEqual([])
})

it('the lookup returns only the special rules of the nation', () => {
  const hirers = nationIds.filter((nation) => nationHooks.of(nation, 'incomeBegins').length > 0)
  expect(hirers).toEqual(['huns'])
  const heirs = Object.values(specialRules).filter((rule) => 'empireCollapsed' in rule)
  expect(heirs.length).toBeGreaterThan(1)
  expect(nationHooks.all('empireCollapsed')).toHaveLength(heirs.length)
})
