// `npm run torture -- [--minutes N] [--seed S]`: tries to destroy a player's data and to break into the app.
// Prints one table, and writes a folder in torture-failures/ for each failure. `--only a,b` picks attacks, `--rounds N`
// runs N rounds of each instead of for a time, `--from N` begins at a round, `--quick` is the short run of `npm test`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createRandom } from '#shared/engine/random.ts'
import { inRoot } from './root.ts'
import type { Attack } from './torture/attack.ts'
import { wrongClock } from './torture/attacks/clock.ts'
import {
  bitFlips,
  digits,
  firstPage,
  keys,
  missingFiles,
  overwritten,
  pagesCutOff,
  truncation
} from './torture/attacks/damage.ts'
import { files } from './torture/attacks/files.ts'
import { fullDisk, noFileLeft } from './torture/attacks/full-disk.ts'
import { twoInstances } from './torture/attacks/instances.ts'
import {
  firstStart,
  killed,
  migration,
  ordersAroundUndo,
  powerLoss,
  suspended
} from './torture/attacks/kills.ts'
import { answers, messages } from './torture/attacks/messages.ts'
import { memoryUse, requests } from './torture/attacks/requests.ts'
import { specialFiles } from './torture/attacks/special-files.ts'
import { Ledger } from './torture/ledger.ts'

const attacks: readonly Attack[] = [
  ...[killed, powerLoss, ordersAroundUndo, suspended, firstStart, migration, twoInstances],
  ...[bitFlips, overwritten, truncation, pagesCutOff, firstPage, keys, digits, missingFiles],
  ...[messages, answers, requests, memoryUse, files, specialFiles, fullDisk, noFileLeft, wrongClock]
]

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { minutes: text, seed: text, only: text, rounds: text, from: text, quick: { type: 'boolean' } }
})
const seed = values.seed ?? String(Date.now() % 1_000_000)
const chosen = values.only ? attacks.filter(({ name }) => values.only?.split(',').includes(name)) : attacks
const first = Number(values.from ?? 0)
const ledger = new Ledger(inRoot('torture-failures'), seed)

// A short-lived process spends most of its time compiling the program.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'torture-compile-cache')
const started = performance.now()
process.stdout.write(`Seed ${seed}.\n`)
if (values.quick) for (const attack of chosen) await rounds(attack, attack.quick)
else if (values.rounds) for (const attack of chosen) await rounds(attack, Number(values.rounds))
else await untilTimeIsUp(Number(values.minutes ?? 5))
ledger.noteMemory(process.memoryUsage.rss())

const minutes = ((performance.now() - started) / 60_000).toFixed(1)
const memory = Math.round(ledger.peakMemory / 2 ** 20)
process.stdout.write(`\n${ledger.table()}\n\n${minutes} minutes, seed ${seed}, peak memory ${memory} MB.\n`)
for (const failure of ledger.failures) process.stdout.write(`${failure}\n`)
process.exitCode = ledger.isClean ? 0 : 1

async function rounds(attack: Attack, count: number): Promise<void> {
  for (let round = first; round < first + count; round++) await attempt(attack, round)
}

/** Runs all attacks round by round, so that each gets its share of the time. */
async function untilTimeIsUp(limit: number): Promise<void> {
  const end = started + limit * 60_000
  for (let round = first; performance.now() < end; round++) {
    for (const attack of chosen) if (performance.now() < end) await attempt(attack, round)
  }
}

async function attempt(attack: Attack, number: number): Promise<void> {
  const { name } = attack
  const dataDir = mkdtempSync(join(tmpdir(), 'torture-'))
  const random = createRandom(`${seed}/${name}/${number}`)
  const tally = ledger.tallyOf(name)
  try {
    await attack.run({ number, random, dataDir, tally, noteMemory: (bytes) => ledger.noteMemory(bytes) })
  } catch (error) {
    ledger.record(name, number, error, dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
  }
}
