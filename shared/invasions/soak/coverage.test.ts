import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { relationCauses } from '../relation-causes.ts'
import { sections } from '../sections.ts'
import { opening } from '../testing/position.ts'
import { Coverage, coveragePoints } from './coverage.ts'

const rules = globSync('shared/invasions/rules/**/*.ts', { cwd: join(import.meta.dirname, '../../..') })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8'))
  .join('\n')

describe('the list of coverage points', () => {
  it('has unique ids', () => {
    expect(new Set(coveragePoints.map(({ id }) => id)).size).toBe(coveragePoints.length)
  })

  it('gives each point a section or chapter of the rulebook', () => {
    const known = new Set<string>(sections.flatMap(({ id }) => [id, id.split('.')[0] ?? id]))
    // Pieces (III) and the list of nations (XXXII) lie outside the chapters of the section table.
    const wrong = coveragePoints.filter(
      ({ section }) => !known.has(section) && !/^(III|XXXII)\.[A-G]$/.test(section)
    )
    expect(wrong).toEqual([])
  })

  it('lists no cause for the begin or end of a relation that no rule uses', () => {
    const named = Object.values(relationCauses).flatMap(({ begins, ends }) => [
      ...Object.keys(begins),
      ...Object.keys(ends)
    ])
    expect(named.filter((way) => !rules.includes(`'${way}'`))).toEqual([])
  })

  it('every rule that changes relations names the cause in its event', () => {
    const silent = globSync('shared/invasions/rules/**/*.ts', { cwd: join(import.meta.dirname, '../../..') })
      .filter((file) => !/(\.test|(tie|relation)-list)\.ts$/.test(file))
      .filter((file) => {
        const code = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
        return /\b(add|end|change|replace)(Ties?|Relations?)\(/.test(code) && !/\bway\b/.test(code)
      })
      .map((file) => file.replace(/^.*rules./, ''))
    // The union of two nations only puts its own name into their relations. A set-up changes nothing that was played.
    expect(silent.toSorted()).toEqual(['nations/union.ts', 'time/set-up.ts'])
  })
})

describe('coverage', () => {
  it('counts the points reached and lists the missing ones', () => {
    const coverage = new Coverage()
    const state = opening()
    const made = { type: 'alliance-made', nations: ['franks', 'alamanni'], rule: 'XXX.B' } as const
    coverage.note({ ...made, way: 'own-nations' }, state)
    coverage.note({ ...made, way: 'own-nations' }, state)
    coverage.note({ type: 'islam', created: true }, state)
    expect(coverage.counts).toMatchObject({
      'alliance/begins/own-nations': 2,
      'alliance/ends/expired': 0,
      'hook/arabs-and-islam/created': 1
    })
    expect(coverage.missing).toContain('alliance/ends/expired (XXX.B)')
    expect(coverage.missing).toHaveLength(coveragePoints.length - 2)
  })
})
