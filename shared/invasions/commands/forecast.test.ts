import { describe, expect, it } from 'vitest'
import { forecastCommand } from './forecast.ts'

const run = (given: Readonly<Record<string, string>>) => forecastCommand.run((option) => given[option])

describe('cli forecast', () => {
  it('refuses counts and kinds that it does not know', () => {
    expect(() => run({ plays: '0' })).toThrow('forecast: --plays wants a whole number of at least 1')
    expect(() => run({ kinds: 'march,tea' })).toThrow("forecast: no kind 'tea'")
  })

  it('reports what it has compared', () => {
    const report = run({ kinds: 'raid', positions: '1', plays: '20', campaigns: '1', answers: '20' })
    expect(report).toMatchObject({
      plays: 20,
      kinds: { raid: { positions: 1, claims: { fails: { positions: 1, plays: 20 } } } }
    })
  })
})
