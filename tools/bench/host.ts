import type { ChildProcess } from 'node:child_process'
import { eraseTypes } from '#shared/engine/any-game.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import type { KnownLineage, TableUpdate } from '#shared/ipc/table.ts'
import { addressFrom, spawnBrowserMode } from '../../e2e/browser-mode.ts'
import { endProcess } from '../../e2e/process.ts'
import { bareCommits } from './bare-commit.ts'
import { amount, type Effort } from './effort.ts'
import { mean, quantile, round, tails } from './figures.ts'
import { Line } from './line.ts'
import { residentMb } from './memory.ts'
import { type Row, timesAsMuch, withinLimit } from './row.ts'
import { inDataDir } from './workplace.ts'

const SEED = 'bench/host'
const game = eraseTypes(invasions)

/** Measurements taken while four people play a campaign at one computer. */
interface Notes {
  readonly answers: number[]
  readonly commits: number[]
  readonly seatBytes: number[]
  readonly viewBytes: number[]
  /** The last figure of each turn. */
  readonly memoryByTurn: Map<number, number>
  largestMilitary: { kB: number; asks: string }
}

/** Plays a campaign of four people through browser mode in a process of its own, over the real socket. */
export function benchHost(effort: Effort): Promise<Row[]> {
  return inDataDir(async (dataDir) => {
    const child = spawnBrowserMode(dataDir)
    const bare = bareCommits(dataDir)
    try {
      const line = await Line.to(await addressFrom(child))
      const notes = await playOver(line, child, bare.commit, amount(effort, Number.POSITIVE_INFINITY, 400))
      line.close()
      return rowsOf(notes)
    } finally {
      bare.close()
      await endProcess(child, 'SIGKILL')
    }
  })
}

async function playOver(
  line: Line,
  child: ChildProcess,
  commit: (text: string) => number,
  most: number
): Promise<Notes> {
  const notes: Notes = {
    answers: [],
    commits: [],
    seatBytes: [],
    viewBytes: [],
    memoryByTurn: new Map(),
    largestMilitary: { kB: 0, asks: '' }
  }
  const { campaign } = await begin(line)
  const twin = game.begin({}, SEED)
  const random = createRandom(`${SEED}/answers`)
  let seated = ''
  let known: KnownLineage | null = null
  while (twin.awaited && twin.answers < most) {
    const { number, side } = twin.awaited
    if (side !== seated) await sit(line, campaign, side, known, notes)
    seated = side
    const answer = twin.sample(random)
    const update = line.update()
    const before = performance.now()
    const replied = line.call('table.answer', { campaign, side, decision: number, answer })
    const { content, bytes, at } = await update
    notes.answers.push(at - before)
    await replied
    known = { lineage: content.lineage, answers: content.answers }
    notes.commits.push(commit(JSON.stringify(answer)))
    noteMilitary(notes, content, bytes)
    twin.answer(side, number, answer)
    notes.memoryByTurn.set(content.summary.turn, residentMb(child.pid))
  }
  return notes
}

/** Notes the bytes of a change of seat. The first to sit down knows nothing yet, so that is no change of seat. */
async function sit(
  line: Line,
  campaign: string,
  side: string,
  known: KnownLineage | null,
  { seatBytes, viewBytes }: Notes
): Promise<void> {
  const { content, bytes } = await line.call('table.sit', { campaign, side, ...(known ? { known } : {}) })
  if (!known) return
  seatBytes.push(bytes)
  viewBytes.push(JSON.stringify(content.view).length)
}

async function begin(line: Line): Promise<{ campaign: string }> {
  const seats: Seats = Object.fromEntries(
    game.sidesOf({}).map((side) => [side, { kind: 'human', name: side }])
  )
  const wanted = { game: game.id, title: 'Bench', seats, options: {}, seed: SEED }
  return (await line.call('library.create', wanted)).content
}

function noteMilitary(notes: Notes, { summary, decision }: TableUpdate, bytes: number): void {
  const { facts } = summary
  if (!('phase' in facts) || facts.phase !== 'military' || bytes / 1000 <= notes.largestMilitary.kB) return
  notes.largestMilitary = { kB: bytes / 1000, asks: decision?.kind ?? 'nothing' }
}

function rowsOf({ answers, commits, seatBytes, viewBytes, memoryByTurn, largestMilitary }: Notes): Row[] {
  const kB = (bytes: readonly number[]) => mean(bytes) / 1000
  const turns = [...memoryByTurn.keys()].sort((left, right) => left - right)
  const memoryAfter = (turn: number | undefined) => memoryByTurn.get(turn ?? 0) ?? Number.NaN
  const last = turns.at(-1)
  return [
    timesAsMuch(
      {
        what: 'answer to update over the socket against a bare durable commit (p50)',
        unit: 'ms',
        ours: quantile(answers, 0.5),
        theirs: quantile(commits, 0.5),
        also: { ...tails(answers), answers: answers.length }
      },
      6
    ),
    timesAsMuch(
      {
        what: 'bytes of a change of seat against the view',
        unit: 'kB',
        ours: kB(seatBytes),
        theirs: kB(viewBytes),
        also: { 'largest kB': round(Math.max(...seatBytes) / 1000), changes: seatBytes.length }
      },
      1.2
    ),
    withinLimit(
      {
        what: 'largest message of the military phase',
        unit: 'kB',
        ours: largestMilitary.kB,
        also: { asks: largestMilitary.asks }
      },
      20
    ),
    timesAsMuch(
      {
        what: `host memory after turn ${last ?? 0} against after turn ${turns[0] ?? 0}`,
        unit: 'MB',
        ours: memoryAfter(last),
        theirs: memoryAfter(turns[0])
      },
      1.3
    )
  ]
}
