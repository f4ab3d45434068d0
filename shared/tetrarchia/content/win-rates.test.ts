import { expect, it } from 'vitest'
import { tetrarchiaPlayers } from '../bots/index.ts'
import { levelCodes } from '../campaign-options.ts'
import { tetrarchia } from '../game.ts'
import { winRateOf } from '../queries/difficulty.ts'
import { winRates } from './win-rates.ts'
import { winRatesSchema } from './win-rates-schema.ts'

it('is well formed, and measured with the current rules and an existing computer player', () => {
  expect(winRatesSchema.parse(winRates)).toEqual(winRates)
  expect(winRates.rules).toBe(tetrarchia.rulesVersion)
  expect(Object.keys(tetrarchiaPlayers.bots)).toContain(winRates.player)
  for (const { won, games } of Object.values(winRates.rates)) expect(won).toBeLessThanOrEqual(games)
})

it('all levels of the rulebook were measured, by 500 games or more each', () => {
  const rates: Readonly<Record<string, { readonly games: number } | undefined>> = winRates.rates
  expect(levelCodes().filter((level) => (rates[level]?.games ?? 0) < 500)).toEqual([])
})

it('the first level is easier than the normal one, which is easier than the hardest', () => {
  const rate = (level: string) => winRateOf(level) ?? Number.NaN
  expect(rate('4200')).toBeGreaterThan(rate('4211'))
  expect(rate('4211')).toBeGreaterThan(rate('3122'))
  expect(winRateOf('nonsense')).toBeNull()
})
