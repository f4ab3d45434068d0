// One step of `npm test` with what it needs: `tools/check.ts lint|types|unit|soak|build|e2e|electron [arguments]`.
import { runSteps, type Step, summaryOf } from './check/step.ts'
import { allSteps } from './check/steps.ts'

const [name, ...args] = process.argv.slice(2)
const wanted = allSteps.find((step) => step.name === name)

if (!wanted) {
  process.stderr.write(`usage: check ${allSteps.map((step) => step.name).join('|')} [arguments]\n`)
  process.exitCode = 2
} else {
  const needed = allSteps.filter((step) => wanted.needs.includes(step.name))
  const steps: readonly Step[] = [...needed, { ...wanted, run: () => wanted.run(args) }]
  const report = await runSteps(steps, (line) => process.stdout.write(`${line}\n`))
  process.stdout.write(`${summaryOf(report)}\n`)
  process.exitCode = report.failed > 0 ? 1 : 0
}
