import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createRandom } from '#shared/engine/random.ts'
import { Failure, Ledger } from './ledger.ts'
import { mutated, mutatedText } from './mutate.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'ledger-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('a failure counts by its harm, and leaves its data and the command that repeats it', () => {
  const [out, dataDir] = [folder(), folder()]
  writeFileSync(join(dataDir, 'campaigns.db'), 'as it was found')
  const ledger = new Ledger(out, '7')
  ledger.tallyOf('kill').tries = 3
  expect(ledger.isClean).toBe(true)
  ledger.record('kill', 2, new Failure('lost', 'an answer is gone'), dataDir)
  ledger.record('bit flips', 0, new TypeError('undefined is no function'), dataDir)
  expect(ledger.isClean).toBe(false)
  expect(ledger.table()).toContain('| kill | 3 | 0 | 0 | 1 | 0 | 0 |')
  expect(ledger.table()).toContain('| bit flips | 0 | 0 | 0 | 0 | 1 | 0 |')
  const failure = JSON.parse(readFileSync(join(out, 'kill-2', 'failure.json'), 'utf8'))
  expect(failure).toMatchObject({
    harm: 'lost',
    again: expect.stringContaining("--seed 7 --only 'kill' --from 2")
  })
  expect(existsSync(join(out, 'bit-flips-0', 'data', 'campaigns.db'))).toBe(true)
})

test('the same seed corrupts in the same way, and the original stays as it was', () => {
  const good = { id: 1, call: 'table.sit', payload: { campaign: 'abc', sides: ['north', null] } }
  const before = JSON.stringify(good)
  for (let seed = 0; seed < 200; seed++) {
    const [first, second] = [createRandom(seed), createRandom(seed)]
    expect(JSON.stringify(mutated(first, good))).toBe(JSON.stringify(mutated(second, good)))
    expect(mutatedText(first, before)).toBe(mutatedText(second, before))
  }
  expect(JSON.stringify(good)).toBe(before)
})
