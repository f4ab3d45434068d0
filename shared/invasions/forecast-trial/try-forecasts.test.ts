import { describe, expect, it } from 'vitest'
import { commitmentKinds } from './commitment.ts'
import { tryForecasts } from './try-forecasts.ts'

/** A short form of `npm run -s cli -- forecast`. The seed is fixed, so a passing test keeps passing. */
const kinds = commitmentKinds.filter((kind) => kind !== 'landing')
const report = tryForecasts({ kinds, positions: 2, plays: 24, seed: 'short', campaigns: 4, answers: 200 })

/** More standard errors than this are no coincidence. */
const TOO_MANY_ERRORS = 4.5

describe('forecasts are what the rules play', () => {
  it.each(kinds)('%s', (kind) => {
    const claims = Object.entries(report.kinds[kind]?.claims ?? {})
    expect(claims.length).toBeGreaterThan(0)
    const wrong = claims.flatMap(([, { worst }]) => worst.filter(({ z }) => Math.abs(z) > TOO_MANY_ERRORS))
    expect(wrong).toEqual([])
  })
})
