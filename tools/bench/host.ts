import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boxGame } from '#shared/engine/game-box.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { HostMessage } from '#shared/ipc/contract.ts'
import type { TableUpdate } from '#shared/ipc/table.ts'
import { createHost } from '../../main/app-host.ts'
import { openPage } from '../../main/testing/test-page.ts'
import { quantile, round } from './figures.ts'

export interface HostBench {
  readonly answers: number
  /** From the answer's arrival to the durable commit and the update sent. */
  readonly answerMilliseconds: { readonly median: number; readonly p95: number }
  /** Bytes of an update's changes against the whole view. */
  readonly patchShare: { readonly median: string; readonly p95: string }
  /** Of all that is sent to a page in the military phase while it is played, the largest. */
  readonly largestMilitaryMessage: { readonly asks: string | null; readonly kB: number }
  readonly openFinishedCampaignMilliseconds: number
}

/** Plays one whole campaign through the real host and a real SQLite file. */
export function benchHost(): HostBench {
  const dataDir = mkdtempSync(join(tmpdir(), 'invasions-bench-'))
  try {
    return measure(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const game = boxGame(invasions)

function measure(dataDir: string): HostBench {
  const host = createHost({ dataDir, appVersion: 'bench', shell: 'browser' })
  const page = openPage(host)
  const seats = Object.fromEntries(
    game.sidesOf({}).map((side) => [side, { kind: 'human', name: side } as const])
  )
  const { campaign } = page.call('library.create', {
    game: game.id,
    title: 'Bench',
    seats,
    options: {},
    seed: 'bench'
  })
  const twin = game.begin({}, 'bench')
  const random = createRandom('bench/answers')
  const times: number[] = []
  const shares: number[] = []
  let update: TableUpdate | null = null
  let largest: HostBench['largestMilitaryMessage'] = { asks: null, kB: 0 }
  const connection = host.connect((message: HostMessage) => {
    if (!('event' in message) || message.event !== 'table.updated') return
    update = message.payload
    const { summary, decision } = message.payload
    const kB = round(JSON.stringify(message).length / 1000)
    if (isMilitary(summary.facts) && kB > largest.kB) largest = { asks: decision?.kind ?? null, kB }
  })
  let id = 0
  const call = (name: string, payload: unknown) => connection.receive({ id: id++, call: name, payload })
  let side = ''
  while (twin.awaited) {
    const { number, side: next } = twin.awaited
    if (next !== side) call('table.sit', { campaign, side: next })
    side = next
    const answer = twin.sample(random)
    const before = performance.now()
    call('table.answer', { campaign, side, decision: number, answer })
    times.push(performance.now() - before)
    twin.answer(side, number, answer)
    const seen: TableUpdate | null = update
    if (seen)
      shares.push(
        JSON.stringify((seen as TableUpdate).changes).length / JSON.stringify(twin.view(side)).length
      )
  }
  connection.close()
  page.close()
  const opened = performance.now()
  openPage(host).call('table.sit', { campaign, side: null })
  const openMilliseconds = performance.now() - opened
  host.close()
  return {
    answers: times.length,
    answerMilliseconds: { median: round(quantile(times, 0.5)), p95: round(quantile(times, 0.95)) },
    patchShare: { median: percent(quantile(shares, 0.5)), p95: percent(quantile(shares, 0.95)) },
    largestMilitaryMessage: largest,
    openFinishedCampaignMilliseconds: round(openMilliseconds)
  }
}

function isMilitary(facts: unknown): boolean {
  return typeof facts === 'object' && facts !== null && 'phase' in facts && facts.phase === 'military'
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
