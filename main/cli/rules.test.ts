import { describe, expect, it } from 'vitest'
import { CommandError } from '#shared/engine/game-command.ts'
import { riverRaceKit } from '#shared/engine/testing/river-race-kit.ts'
import { invasionsKit } from '#shared/invasions/kit.ts'
import { tetrarchiaKit } from '#shared/tetrarchia/kit.ts'
import { kits } from '../games.ts'
import { readTagIndex } from './rules/tag-index.ts'
import { findSections, reportSections, rulesCommand } from './rules.ts'

const { rules } = invasionsKit
const found = readTagIndex(rules)

describe('the table of sections', () => {
  const report = reportSections(rules, found)

  it('finds for every section of chapters V to XXXI a function and a test', () => {
    expect(report).toHaveLength(155)
    const lacking = report.filter(({ functions, tests }) => functions.length === 0 || tests.length === 0)
    expect(lacking.map(({ id }) => id)).toEqual([])
  })

  it('leads from an overview to sections that are coded', () => {
    const coded = new Set(report.filter(({ status }) => status !== 'missing').map(({ id }) => id))
    const { overviews } = rules
    expect(Object.keys(overviews).filter((id) => !coded.has(id))).toEqual([])
    expect(Object.values(overviews).flatMap((see) => see.filter((id) => !coded.has(id)))).toEqual([])
  })

  it('calls a section missing that no function or no test carries', () => {
    const empty = reportSections(rules, { places: [], problems: [] })
    expect(new Set(empty.map(({ status }) => status))).toEqual(new Set(['missing']))
  })
})

describe('one section', () => {
  it('comes with file and line of its functions and tests', () => {
    const { sections } = findSections(rules, 'xx.g', found)
    expect(sections).toHaveLength(1)
    expect(sections[0]).toMatchObject({ id: 'XX.G', title: 'Battle: Exchanged dice', status: 'coded' })
    for (const place of [...(sections[0]?.functions ?? []), ...(sections[0]?.tests ?? [])])
      expect(place).toMatch(/^shared\/invasions\/[\w/.-]+\.ts:\d+ \S/)
  })

  it('may be a chapter, with all of its sections', () => {
    const { sections, chapter } = findSections(rules, 'XIX', found)
    expect(sections.map(({ id }) => id)).toEqual(['XIX.A', 'XIX.B'])
    expect(chapter.functions.length).toBeGreaterThan(0)
  })

  it('may be absent from the table', () => {
    expect(findSections(rules, 'III.B', found).sections[0]?.functions.length).toBeGreaterThan(0)
  })

  it('must exist', async () => {
    await expect(rulesCommand(kits).run(['XX.Z'])).rejects.toThrow(CommandError)
  })
})

describe('the sections of another game', () => {
  it('are found by how its own rulebook numbers them', () => {
    const index = readTagIndex(tetrarchiaKit.rules)
    expect(index.problems).toEqual([])
    const report = reportSections(tetrarchiaKit.rules, index)
    // The board and the pieces (B) are data.
    expect(report.filter(({ status }) => status === 'missing').map(({ id }) => id)).toEqual(['B'])
    const { sections } = findSections(tetrarchiaKit.rules, 'ii.3', index)
    expect(sections).toMatchObject([
      { id: 'II.3', title: 'The barbarian phase: The advance of the barbarians' }
    ])
    expect(sections[0]?.functions.join()).toMatch(/rules\/advance\.ts:\d+ march/)
    expect(sections[0]?.tests.length).toBeGreaterThan(5)
  })

  it('may be few', () => {
    const index = readTagIndex(riverRaceKit.rules)
    const { sections } = findSections(riverRaceKit.rules, 'R.4', index)
    expect(sections[0]?.functions).toEqual([expect.stringMatching(/river-race\.ts:\d+ floodComes/)])
    expect(() => findSections(riverRaceKit.rules, 'X', index)).toThrow('try R.0, or R')
  })
})
