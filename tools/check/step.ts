import type { Counts } from './counts.ts'

/** The counts of a step and, if it failed, advice for the reader. */
export interface StepResult extends Counts {
  readonly advice?: string
}

export interface Step {
  readonly name: string
  /** Steps that must have succeeded before. */
  readonly needs: readonly string[]
  /** Keeps one core busy at most: two such steps that follow each other run at the same time. */
  readonly isNarrow?: boolean
  /** Runs beside all other steps from the start and prints nothing until its end. Steps that need it wait for it. */
  readonly isBackground?: boolean
  run(args: readonly string[]): Promise<StepResult>
}

/** The result of a step that counts as one test. A preparation passes `counts` 0: it counts only if it fails. */
export function single(succeeded: boolean, advice: string, counts = 1): StepResult {
  return succeeded ? { passed: counts, failed: 0 } : { passed: 0, failed: 1, advice }
}

export interface Report extends Required<Counts> {
  readonly skipped: readonly string[]
}

/**
 * Runs the steps in order, narrow ones two at a time and background ones beside them all. Leaves out a step whose needs
 * have failed; the others still run.
 */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<Report> {
  const broken = new Set<string>()
  const background = new Map<string, Promise<void>>()
  const skipped: string[] = []
  const results: StepResult[] = []
  const runOne = async (step: Step) => {
    await Promise.all(step.needs.map((need) => background.get(need)))
    const title = `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`
    const missing = step.needs.find((need) => broken.has(need))
    if (missing) {
      broken.add(step.name)
      skipped.push(step.name)
      say(`${title}: not run, because ${missing} failed`)
      return
    }
    say(`${title} ...`)
    const started = performance.now()
    const result = await attempt(step)
    results.push(result)
    if (result.failed > 0) broken.add(step.name)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${title}: ${result.failed > 0 ? 'FAILED' : 'ok'} in ${seconds} s`)
    if (result.advice) say(`    ${result.advice}`)
  }
  for (const step of steps) if (step.isBackground) background.set(step.name, runOne(step))
  const foreground = steps.filter(({ isBackground }) => !isBackground)
  for (const together of groupsOf(foreground)) await Promise.all(together.map(runOne))
  await Promise.all(background.values())
  const sum = (count: (result: StepResult) => number) =>
    results.reduce((total, result) => total + count(result), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    unsteady: sum(({ unsteady = 0 }) => unsteady),
    skipped
  }
}

/** The steps in order; two narrow ones that follow each other, and do not need each other, are one group. */
function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of steps) {
    const last = groups.at(-1)
    const [other] = last ?? []
    const fits = step.isNarrow && last?.length === 1 && other?.isNarrow && !step.needs.includes(other.name)
    if (fits) last.push(step)
    else groups.push([step])
  }
  return groups
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
