import { readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  readonly passed: number
  readonly failed: number
  /** How many of those passed only at the second try. */
  readonly unsteady?: number
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() })
})

/** Reads vitest's JSON report. A run that failed without a failing test (a file did not load) counts as one. */
export function vitestCounts(file: string, exitCode: number | null): Counts {
  const report = readReport(file, vitestReport)
  if (!report) return BROKEN_OFF
  return atLeastOne(report.numPassedTests, report.numFailedTests, exitCode)
}

/** Reads Playwright's JSON report. Counts tests that passed only at the second try as unsteady. */
export function playwrightCounts(file: string, exitCode: number | null): Counts {
  const report = readReport(file, playwrightReport)
  if (!report) return BROKEN_OFF
  const { expected, unexpected, flaky } = report.stats
  return { ...atLeastOne(expected + flaky, unexpected, exitCode), unsteady: flaky }
}

/** A run that was cut off leaves no report. It counts as failed, whatever its exit code. */
const BROKEN_OFF: Counts = { passed: 0, failed: 1 }

function atLeastOne(passed: number, failed: number, exitCode: number | null): Counts {
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}

function readReport<Report>(file: string, schema: z.ZodType<Report>): Report | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
