import { describe, expect, it } from 'vitest'
import { overviews } from '#shared/invasions/section-notes.ts'
import { CommandError } from './command.ts'
import { reportSections, rulesCommand, sectionsAsked } from './rules.ts'

describe('the table of sections', () => {
  const report = reportSections()

  it('finds for every section of chapters V to XXXI a function and a test', () => {
    expect(report).toHaveLength(155)
    const lacking = report.filter(({ functions, tests }) => functions.length === 0 || tests.length === 0)
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  it('leads from an overview to sections that are coded', () => {
    const coded = new Set(report.filter(({ status }) => status !== 'missing').map(({ id }) => id))
    expect(Object.keys(overviews).filter((id) => !coded.has(id))).toEqual([])
    expect(Object.values(overviews).flatMap((see) => see.filter((id) => !coded.has(id)))).toEqual([])
  })

  it('calls missing what no function or no test bears', () => {
    const empty = reportSections({ marks: [], problems: [] })
    expect(new Set(empty.map(({ status }) => status))).toEqual(new Set(['missing']))
  })
})

describe('one section', () => {
  it('comes with file and line of its functions and tests', () => {
    const { sections } = sectionsAsked('xx.g')
    expect(sections).toHaveLength(1)
    expect(sections[0]).toMatchObject({ id: 'XX.G', title: 'Battle: Exchanged dice', status: 'coded' })
    for (const place of [...(sections[0]?.functions ?? []), ...(sections[0]?.tests ?? [])])
      expect(place).toMatch(/^(shared\/invasions|main\/cli)\/[\w/.-]+\.ts:\d+ \S/)
  })

  it('may be a chapter, with all of its sections', () => {
    const { sections, chapter } = sectionsAsked('XIX')
    expect(sections.map(({ id }) => id)).toEqual(['XIX.A', 'XIX.B'])
    expect(chapter.functions.length).toBeGreaterThan(0)
  })

  it('may lie outside the table', () => {
    expect(sectionsAsked('III.B').sections[0]?.functions.length).toBeGreaterThan(0)
  })

  it('must be there', () => {
    expect(() => rulesCommand.run(['XX.Z'])).toThrow(CommandError)
  })
})
