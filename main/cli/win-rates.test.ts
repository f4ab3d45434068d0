import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../testing/temp-dir.ts'
import { CommandError } from './command.ts'
import { winRatesCommand } from './win-rates.ts'

const measure = (vary: string, ...more: string[]) =>
  winRatesCommand.run([
    '--game',
    'tetrarchia',
    '--vary',
    vary,
    '--player',
    'centurion',
    '--games',
    '2',
    ...more
  ])

it('counts the common victories of computers, and adds them to a table', async () => {
  const file = join(tempDir(), 'win-rates.ts')
  expect(await measure('level=2033', '--into', file)).toMatchObject({ games: 2, wins: { 2033: 0 } })
  expect(readFileSync(file, 'utf8')).toContain("'2033': 0")
})

it('keeps what was measured in the same way, and nothing else', async () => {
  const known = (seed: string) => {
    const file = join(tempDir(), `${seed}.ts`)
    const how = { rules: 1, player: 'centurion', seed, games: 2, wins: { 2022: 1 } }
    writeFileSync(file, `export const winRates = ${JSON.stringify(how)}\n`)
    return file
  }
  const [same, other] = [known('rates'), known('elsewhere')]
  await measure('level=2033', '--into', same)
  await measure('level=2033', '--into', other)
  expect(readFileSync(same, 'utf8')).toContain("'2022': 1")
  expect(readFileSync(other, 'utf8')).not.toContain('2022')
})

it('wants values to vary', async () => {
  await expect(measure('level')).rejects.toThrow(CommandError)
})
