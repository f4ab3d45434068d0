import { describe, expect, it } from 'vitest'
import { house, inSession } from '#shared/republica/testing/session.ts'
import { viewOf } from '#shared/republica/view.ts'
import { appealOdds } from './appeal-odds.ts'
import { murderOdds } from './murder-odds.ts'

describe('the odds of a murder', () => {
  it('9.82 five or more kills, two or less is caught', () => {
    expect(murderOdds(0)).toEqual({ dead: 2 / 6, nothing: 2 / 6, caught: 2 / 6 })
    expect(murderOdds(2)).toEqual({ dead: 4 / 6, nothing: 2 / 6, caught: 0 })
  })

  it('an open bodyguard takes two away', () => {
    expect(murderOdds(0, -2)).toEqual({ dead: 0, nothing: 2 / 6, caught: 4 / 6 })
  })
})

describe('the odds of an appeal', () => {
  it('9.44 a popular man is freed more often, and never killed', () => {
    const view = (popularity: number) =>
      viewOf(inSession({ senators: house({ julius: { popularity } }) }), null)
    const [loved, hated] = [appealOdds(view(9), 'julius'), appealOdds(view(-9), 'julius')]
    // Two dice and nine exceed 11 with three or more: 35 of 36.
    expect(loved.freed).toBeCloseTo(35 / 36)
    expect(loved.killed).toBe(0)
    expect(hated.freed).toBe(0)
    expect(hated.killed).toBeGreaterThan(0.5)
  })
})
