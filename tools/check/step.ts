import type { Counts } from './counts.ts'

/** What a step counted, and where it failed, what the reader can do about it. */
export interface StepResult extends Counts {
  readonly advice?: string
}

export interface Step {
  readonly name: string
  /** Steps that must have succeeded before. */
  readonly needs: readonly string[]
  run(args: readonly string[]): Promise<StepResult>
}

/** A step that counts as one test, or as none (a preparation) where it succeeds. */
export function single(succeeded: boolean, advice: string, counts = 1): StepResult {
  return succeeded ? { passed: counts, failed: 0 } : { passed: 0, failed: 1, advice }
}

export interface Report extends Required<Counts> {
  readonly skipped: readonly string[]
}

/** Runs the steps in order; one whose needs failed is left out, the others still run. */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<Report> {
  const broken = new Set<string>()
  const skipped: string[] = []
  let passed = 0
  let failed = 0
  let unsteady = 0
  for (const [index, step] of steps.entries()) {
    const title = `[${index + 1}/${steps.length}] ${step.name}`
    const missing = step.needs.find((need) => broken.has(need))
    if (missing) {
      broken.add(step.name)
      skipped.push(step.name)
      say(`${title}: not run, because ${missing} failed`)
      continue
    }
    say(`${title} ...`)
    const started = performance.now()
    const result = await attempt(step)
    passed += result.passed
    failed += result.failed
    unsteady += result.unsteady ?? 0
    if (result.failed > 0) broken.add(step.name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${title}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`)
    if (result.advice) say(`    ${result.advice}`)
  }
  return { passed, failed, unsteady, skipped }
}

async function attempt(step: Step): Promise<StepResult> {
  try {
    return await step.run([])
  } catch (error) {
    return { passed: 0, failed: 1, advice: error instanceof Error ? error.message : String(error) }
  }
}

export function summaryOf({ passed, failed, unsteady }: Report): string {
  const note = unsteady > 0 ? ` (${unsteady} only at the second try)` : ''
  return `${passed} passed${note}, ${failed} failed`
}
