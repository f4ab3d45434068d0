import { z } from 'zod'
import { runQuietly } from '../run.ts'
import { type Step, type StepResult, single } from './step.ts'

/** What fits into a short run, at five to ten seconds of one core for each. `npm run soak` plays more. */
const GAMES = 6
const SEED = 'npm test'
/** How many processes play side by side. */
const SHARES = 2

const reportSchema = z.object({
  games: z.number(),
  decisions: z.number(),
  winners: z.record(z.string(), z.number()),
  failures: z.array(z.object({ seed: z.string(), failure: z.string(), file: z.string().nullable() }))
})
export type ShareReport = z.infer<typeof reportSchema>

/** Plays random campaigns to their end, always the same ones, while specs and host tests wait. */
export const soakStep: Step = {
  name: 'soak',
  needs: [],
  isBackground: true,
  async run() {
    const shares = Array.from({ length: SHARES }, (_, index) => playShare(`${index + 1}/${SHARES}`))
    const ended = await Promise.all(shares)
    for (const { errors } of ended) process.stderr.write(errors)
    const { result, summary } = soakResult(
      ended.map(({ report }) => report),
      GAMES
    )
    process.stdout.write(`${summary}\n`)
    return result
  }
}

interface PlayedShare {
  readonly report: ShareReport | null
  /** The error output of the process, with a line for each campaign that ended. */
  readonly errors: string
}

async function playShare(share: string): Promise<PlayedShare> {
  const args = ['main/cli.ts', 'soak', '--games', String(GAMES), '--seed', SEED, '--share', share]
  const { output, errors } = await runQuietly(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    ...args
  ])
  return { report: readReport(output), errors }
}

/** A process that broke down leaves no report. */
export function readReport(text: string): ShareReport | null {
  try {
    return reportSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/** The whole soak counts as one test. It passes if every campaign was played to its end and won by somebody. */
export function soakResult(
  shares: readonly (ShareReport | null)[],
  games: number
): { result: StepResult; summary: string } {
  const reports = shares.filter((report) => report !== null)
  const failures = reports.flatMap((report) => report.failures)
  const decisions = sum(reports.map((report) => report.decisions))
  const won = sum(reports.flatMap((report) => Object.values(report.winners)))
  const advice = failures.map(({ seed, failure, file }) => `${seed}: ${failure} (${file ?? 'not written'})`)
  if (reports.length < shares.length) advice.push('A process of the soak broke down; it says why above.')
  if (failures.length === 0 && won !== games) advice.push(`${won} of ${games} campaigns had a winner.`)
  return {
    result: single(advice.length === 0, advice.join('\n    ')),
    summary: `${won} of ${games} campaigns played to their end, ${decisions} decisions, ${failures.length} failed`
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
