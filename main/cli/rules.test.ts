import { describe, expect, it } from 'vitest'
import { reportSections, sectionsIn, taggedFunctions, taggedTests } from './rules.ts'

describe('the table of sections', () => {
  it('finds for every section of chapters V to XXXI a function and a test', () => {
    const report = reportSections()
    expect(report).toHaveLength(155)
    const lacking = report.filter(({ functions, tests }) => functions.length === 0 || tests.length === 0)
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  it('reads sections from the opening of a function’s comment, and only from there', () => {
    const code = [
      '/** XVIII.E, XX.L: six units overrun one. */',
      'export function* overrun(play: Play): Script {}',
      '/** The way back (XX.L). */',
      'function home() {}'
    ].join('\n')
    expect(taggedFunctions(code)).toEqual([{ name: 'overrun', sections: ['XVIII.E', 'XX.L'] }])
  })

  it('reads sections from the opening of a test’s name', () => {
    const code = "it('XVIII.E six units overrun one, see XX.L', () => {})\nit('nothing', () => {})"
    expect(taggedTests(code)).toEqual([
      { name: 'XVIII.E six units overrun one, see XX.L', sections: ['XVIII.E'] }
    ])
  })

  it('reads a span of sections', () => {
    expect(sectionsIn('XIX.A-B and XX.C')).toEqual(['XIX.A', 'XIX.B', 'XX.C'])
  })
})
