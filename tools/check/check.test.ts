import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playwrightCounts, vitestCounts } from './counts.ts'
import { readReport, soakResult } from './soak.ts'
import { runSteps, type Step, type StepResult } from './step.ts'

function step(name: string, needs: string[], result: () => StepResult): Step {
  return { name, needs, run: async () => result() }
}

test('a failing step stops those that need it, and only those', async () => {
  const lines: string[] = []
  const steps = [
    step('lint', [], () => ({ passed: 0, failed: 1, advice: 'format it' })),
    step('build', [], () => {
      throw new Error('no such module')
    }),
    step('unit', [], () => ({ passed: 40, failed: 2 })),
    step('e2e', ['build'], () => ({ passed: 9, failed: 0 })),
    step('after', ['e2e'], () => ({ passed: 9, failed: 0 }))
  ]
  const report = await runSteps(steps, (line) => lines.push(line))
  expect(report).toEqual({ passed: 40, failed: 4, unsteady: 0, skipped: ['e2e', 'after'] })
  const text = lines.join('\n')
  expect(text).toContain('format it')
  expect(text).toContain('no such module')
  expect(text).toContain('e2e: not run, because build failed')
})

test('narrow steps that follow each other run two at a time, unless one needs the other', async () => {
  const lines: string[] = []
  const narrow = (name: string, needs: string[] = []): Step => ({
    name,
    needs,
    isNarrow: true,
    async run() {
      await new Promise((resolve) => setTimeout(resolve, 5))
      lines.push(`${name} ran`)
      return { passed: 1, failed: 0 }
    }
  })
  const steps = [narrow('a'), narrow('b'), narrow('c'), narrow('d', ['c'])]
  const { passed } = await runSteps(steps, (line) => lines.push(line))
  expect(passed).toBe(4)
  const ran = (name: string) => lines.indexOf(`${name} ran`)
  expect(lines.indexOf('[2/4] b ...')).toBeLessThan(ran('a'))
  expect(lines.indexOf('[3/4] c ...')).toBeGreaterThan(ran('b'))
  expect(lines.indexOf('[4/4] d ...')).toBeGreaterThan(ran('c'))
})

test('a background step runs beside the others, and its failure counts', async () => {
  const lines: string[] = []
  let end = () => {}
  const long = new Promise<void>((resolve) => {
    end = resolve
  })
  const steps: Step[] = [
    step('lint', [], () => ({ passed: 1, failed: 0 })),
    {
      name: 'soak',
      needs: [],
      isBackground: true,
      run: async () => {
        await long
        return { passed: 0, failed: 1 }
      }
    },
    step('e2e', [], () => {
      end()
      return { passed: 3, failed: 0 }
    })
  ]
  const report = await runSteps(steps, (line) => lines.push(line))
  expect(report).toEqual({ passed: 4, failed: 1, unsteady: 0, skipped: [] })
  expect(lines[0]).toBe('[2/3] soak ...')
  expect(lines.findIndex((line) => line.startsWith('[2/3] soak: FAILED'))).toBeGreaterThan(
    lines.indexOf('[3/3] e2e ...')
  )
})

test('a step waits for the background step that it needs', async () => {
  const lines: string[] = []
  const late: Step = {
    name: 'chromium',
    needs: [],
    isBackground: true,
    async run() {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return { passed: 0, failed: 1 }
    }
  }
  const steps = [
    step('lint', [], () => ({ passed: 1, failed: 0 })),
    late,
    step('e2e', ['chromium'], () => ({ passed: 3, failed: 0 }))
  ]
  const report = await runSteps(steps, (line) => lines.push(line))
  expect(report).toEqual({ passed: 1, failed: 1, unsteady: 0, skipped: ['e2e'] })
})

describe('counts from reports', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'counts-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function report(value: unknown) {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(value))
    return file
  }

  test('vitest', () => {
    const file = report({ numPassedTests: 7, numFailedTests: 2 })
    expect(vitestCounts(file, 1)).toEqual({ passed: 7, failed: 2 })
  })

  test('Playwright, where a test that needed a second try counts as unsteady', () => {
    const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 } })
    expect(playwrightCounts(file, 1)).toEqual({ passed: 6, failed: 1, unsteady: 1 })
  })

  test('a run that broke down without a failing test still counts as failed', () => {
    expect(vitestCounts(report({ numPassedTests: 7, numFailedTests: 0 }), 1).failed).toBe(1)
    expect(vitestCounts(join(folder, 'absent.json'), null)).toEqual({ passed: 0, failed: 1 })
    expect(playwrightCounts(join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('the soak', () => {
  const share = { games: 2, decisions: 5000, winners: { romans: 1, huns: 1 }, failures: [] }
  const failure = { seed: 's/1', failure: 'a stack of nine', file: 'soak-failures/s_1.invasions' }

  test('counts as one test when every campaign was won', () => {
    const { result, summary } = soakResult([share, share], 4)
    expect(result).toEqual({ passed: 1, failed: 0 })
    expect(summary).toBe('4 of 4 campaigns played to their end, 10000 decisions, 0 failed')
  })

  test('fails with the seed, the reason and the file of each campaign that failed', () => {
    const { result } = soakResult([{ ...share, winners: { huns: 1 }, failures: [failure] }, share], 4)
    expect(result.failed).toBe(1)
    expect(result.advice).toBe('s/1: a stack of nine (soak-failures/s_1.invasions)')
  })

  test('fails when a process broke down, or a campaign ended without a winner', () => {
    expect(readReport('Killed')).toBeNull()
    expect(soakResult([share, null], 4).result.advice).toContain('broke down')
    expect(soakResult([share], 3).result.advice).toBe('2 of 3 campaigns had a winner.')
  })
})
