import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CommandError } from '#shared/engine/game-command.ts'
import { kits } from '../games.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { winRatesCommand } from './win-rates.ts'

/** The version of today's rules: rates of others are measured anew. */
const rules = kits.get('tetrarchia')?.game.rulesVersion

const measure = (vary: string, ...more: string[]) =>
  winRatesCommand(kits).run([
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

it('counts the shared victories of computer players, and adds them to a table', async () => {
  const file = join(tempDir(), 'win-rates.ts')
  expect(await measure('level=2033', '--into', file)).toMatchObject({
    rates: { 2033: { won: 0, games: 2 } }
  })
  expect(readFileSync(file, 'utf8')).toContain("'2033': { won: 0, games: 2 }")
})

it('keeps rates that were measured in the same way, and no others', async () => {
  const known = (seed: string) => {
    const file = join(tempDir(), `${seed}.ts`)
    const how = { rules, player: 'centurion', seed, rates: { 2022: { won: 1, games: 2 } } }
    writeFileSync(file, `export const winRates = ${JSON.stringify(how)}\n`)
    return file
  }
  const [same, other] = [known('rates'), known('elsewhere')]
  await measure('level=2033', '--into', same)
  await measure('level=2033', '--into', other)
  expect(readFileSync(same, 'utf8')).toContain("'2022': { won: 1, games: 2 }")
  expect(readFileSync(other, 'utf8')).not.toContain('2022')
})

it('continues after the games that the table already counts', async () => {
  const file = join(tempDir(), 'left.ts')
  const how = { rules, player: 'centurion', seed: 'rates', rates: { 2033: { won: 1, games: 1 } } }
  writeFileSync(file, `export const winRates = ${JSON.stringify(how)}\n`)
  expect(await measure('level=2033', '--into', file)).toMatchObject({
    rates: { 2033: { won: 1, games: 2 } }
  })
})

it('needs values to vary', async () => {
  await expect(measure('level')).rejects.toThrow(CommandError)
})
