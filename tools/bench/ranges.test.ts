import { describe, expect, it } from 'vitest'
import { rangesTable } from './ranges.ts'
import { measuredOnly, timesFaster, withinLimit } from './row.ts'

const measured = { what: 'a thing', unit: 'ms' }

describe('the ranges of several runs', () => {
  it('go from the least to the most, with how often the goal was met', () => {
    const run = (ours: number) => [timesFaster({ ...measured, ours, theirs: 8 }, 3)]
    expect(rangesTable([run(2), run(4), run(1)])).toContain(
      '| a thing | 1-4 ms | 8 ms | 2-8 x | >= 3 x | 2 of 3 |'
    )
  })

  it('leave out missing comparisons, and do not judge figures without a goal', () => {
    const table = rangesTable([
      [withinLimit({ ...measured, ours: 1 }, 2)],
      [measuredOnly({ what: 'b', unit: 's', ours: 3 })]
    ])
    expect(table).toContain('| a thing | 1 ms |  |  | <= 2 ms | 1 of 1 |')
    expect(table).toContain('| b | 3 s |  |  |  |  |')
  })
})
