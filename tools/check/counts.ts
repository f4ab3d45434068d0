import { readFileSync } from 'node:fs'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** Reads vitest's JSON report. A run that failed without a failing test (a file did not load) counts as one. */
export function vitestCounts(file: string, exitCode: number | null): Counts {
  const report = readReport(file)
  const [passed, failed] = [numberAt(report, 'numPassedTests'), numberAt(report, 'numFailedTests')]
  return atLeastOne(passed, failed, exitCode === 0 && report !== null)
}

/** Reads Playwright's JSON report; a test that passed only on a second try counts as failed. */
export function playwrightCounts(file: string, exitCode: number | null): Counts {
  const report = readReport(file)
  const stats = propertyOf(report, 'stats')
  const failed = numberAt(stats, 'unexpected') + numberAt(stats, 'flaky')
  return atLeastOne(numberAt(stats, 'expected'), failed, exitCode === 0 && report !== null)
}

/** A run that was cut off leaves no report, whatever its exit code says. */
function atLeastOne(passed: number, failed: number, endedWell: boolean): Counts {
  return { passed, failed: endedWell ? failed : Math.max(1, failed) }
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function numberAt(value: unknown, key: string): number {
  const found = propertyOf(value, key)
  return typeof found === 'number' ? found : 0
}
