import { describe, expect, it } from 'vitest'
import { asTable, measuredOnly, timesAsMuch, timesFaster, withinLimit } from './row.ts'

const measured = { what: 'a thing', unit: 'ms' }

describe('a row of the bench', () => {
  it('divides theirs by ours to say how many times faster ours is', () => {
    expect(timesFaster({ ...measured, ours: 2, theirs: 50 }, 25)).toMatchObject({ ratio: 25, passes: true })
    expect(timesFaster({ ...measured, ours: 2, theirs: 49 }, 25)).toMatchObject({
      ratio: 24.5,
      passes: false
    })
  })

  it('divides ours by theirs to say how many times as much ours costs', () => {
    expect(timesAsMuch({ ...measured, ours: 6, theirs: 1 }, 6)).toMatchObject({ ratio: 6, passes: true })
    expect(timesAsMuch({ ...measured, ours: 7, theirs: 1 }, 6)).toMatchObject({ ratio: 7, passes: false })
  })

  it('has a limit of its own if there is no comparison', () => {
    expect(withinLimit({ ...measured, ours: 0 }, 0)).toMatchObject({ ratio: null, passes: true })
    expect(withinLimit({ ...measured, ours: 1 }, 0)).toMatchObject({ passes: false })
  })

  it('does not pass when nothing was measured', () => {
    expect(timesFaster({ ...measured, ours: 0, theirs: 0 }, 2)).toMatchObject({ passes: false })
    expect(withinLimit({ ...measured, ours: Number.NaN }, 2)).toMatchObject({ passes: false })
  })

  it('prints in columns, and says if it missed its goal', () => {
    const rows = [
      timesAsMuch({ ...measured, ours: 7, theirs: 1, also: { p95: 9 } }, 6),
      measuredOnly({ ...measured, ours: 1 })
    ]
    expect(asTable(rows)).toMatch(/a thing +7 ms +1 ms +7 x +<= 6 x +MISSED +p95 9\na thing +1 ms\n$/)
  })
})
