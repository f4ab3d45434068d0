// Runs one step of `npm test` after the steps that it needs:
// `tools/check.ts lint|types|unit|soak|build|e2e|electron [arguments]`.
// Without a name it runs the inner loop: lint, types, and the tests that the change touches.
import { runSteps, type Step, summaryOf } from './check/step.ts'
import { allSteps, quickSteps } from './check/steps.ts'

const [name, ...args] = process.argv.slice(2)
const wanted = allSteps.find((step) => step.name === name)

if (name === undefined) {
  await runAll(quickSteps)
} else if (!wanted) {
  process.stderr.write(`usage: check ${allSteps.map((step) => step.name).join('|')} [arguments]\n`)
  process.exitCode = 2
} else {
  const needed = allSteps.filter((step) => wanted.needs.includes(step.name))
  const steps: readonly Step[] = [...needed, { ...wanted, run: () => wanted.run(args) }]
  await runAll(steps)
}

async function runAll(steps: readonly Step[]): Promise<void> {
  const report = await runSteps(steps, (line) => process.stdout.write(`${line}\n`))
  process.stdout.write(`${summaryOf(report)}\n`)
  process.exitCode = report.failed > 0 ? 1 : 0
}
