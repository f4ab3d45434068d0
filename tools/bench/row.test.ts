import { describe, expect, it } from 'vitest'
import { asTable, measuredOnly, timesAsMuch, timesFaster, withinLimit } from './row.ts'

const measured = { what: 'a thing', unit: 'ms' }

describe('a row of the bench', () => {
  it('is faster by as often as ours goes into theirs', () => {
    expect(timesFaster({ ...measured, ours: 2, theirs: 50 }, 25)).toMatchObject({ ratio: 25, passes: true })
    expect(timesFaster({ ...measured, ours: 2, theirs: 49 }, 25)).toMatchObject({
      ratio: 24.5,
      passes: false
    })
  })

  it('costs as often as theirs goes into ours', () => {
    expect(timesAsMuch({ ...measured, ours: 6, theirs: 1 }, 6)).toMatchObject({ ratio: 6, passes: true })
    expect(timesAsMuch({ ...measured, ours: 7, theirs: 1 }, 6)).toMatchObject({ ratio: 7, passes: false })
  })

  it('has a limit of its own where nothing is compared', () => {
    expect(withinLimit({ ...measured, ours: 0 }, 0)).toMatchObject({ ratio: null, passes: true })
    expect(withinLimit({ ...measured, ours: 1 }, 0)).toMatchObject({ passes: false })
  })

  it('does not pass when nothing was measured', () => {
    expect(timesFaster({ ...measured, ours: 0, theirs: 0 }, 2)).toMatchObject({ passes: false })
    expect(withinLimit({ ...measured, ours: Number.NaN }, 2)).toMatchObject({ passes: false })
  })

  it('is shown in columns, with what it missed', () => {
    const rows = [
      timesAsMuch({ ...measured, ours: 7, theirs: 1, also: { p95: 9 } }, 6),
      measuredOnly({ ...measured, ours: 1 })
    ]
    expect(asTable(rows)).toMatch(/a thing +7 ms +1 ms +7 x +<= 6 x +MISSED +p95 9\na thing +1 ms\n$/)
  })
})
