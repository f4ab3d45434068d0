// `npm test`: runs every check and prints one plain count at the end.
import { runSteps, summaryOf } from './check/step.ts'
import { allSteps } from './check/steps.ts'

const report = await runSteps(allSteps, (line) => process.stdout.write(`${line}\n`))

if (report.skipped.length > 0) process.stdout.write(`Not run: ${report.skipped.join(', ')}\n`)
process.stdout.write(`${summaryOf(report)}\n`)
process.exitCode = report.failed > 0 ? 1 : 0
