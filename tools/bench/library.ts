import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { addressFrom, spawnBrowserMode } from '../../e2e/browser-mode.ts'
import { endProcess } from '../../e2e/process.ts'
import { createHost } from '../../main/app-host.ts'
import { CampaignStore } from '../../main/store/campaign-store.ts'
import { openDatabase } from '../../main/store/open-database.ts'
import { RandomCampaign } from '../staging/random-campaign.ts'
import { amount, type Effort } from './effort.ts'
import { quantile, round } from './figures.ts'
import { Line } from './line.ts'
import { measuredOnly, type Row, timesAsMuch } from './row.ts'
import { inDataDir } from './workplace.ts'

const SEED = 'bench/library'
const MANY = 200
const FEW = 2

/**
 * Compares opening a library of many campaigns with one of few, as a player waits for it: from the start of browser
 * mode until the list arrives. Also measures the start itself, and opening the library in a warm process. That shows
 * what each campaign adds, which the start would hide.
 */
export function benchLibrary(effort: Effort): Promise<Row[]> {
  const answers = amount(effort, 500, 30)
  const rounds = amount(effort, 7, 2)
  return inDataDir((many) =>
    inDataDir(async (few) => {
      const campaign = new RandomCampaign(SEED)
      for (let step = 0; step < answers; step++) campaign.step()
      fill(many, campaign, MANY)
      fill(few, campaign, FEW)
      const warm: Record<'many' | 'few', number[]> = { many: [], few: [] }
      const started: Record<'many' | 'few' | 'bare', number[]> = { many: [], few: [], bare: [] }
      for (let round = 0; round < rounds; round++) {
        started.bare.push(await startBareNode())
        started.many.push(await start(many, MANY))
        started.few.push(await start(few, FEW))
        warm.many.push(open(many, MANY))
        warm.few.push(open(few, FEW))
      }
      const middle = (times: readonly number[]) => quantile(times, 0.5)
      const added = (middle(warm.many) - middle(warm.few)) / (MANY - FEW)
      return [
        timesAsMuch(
          {
            what: `opening the library with ${MANY} campaigns against ${FEW}`,
            unit: 'ms',
            ours: middle(started.many),
            theirs: middle(started.few),
            also: {
              'slowest ms': round(Math.max(...started.many)),
              'in a warm process, ms': round(middle(warm.many)),
              'with few, ms': round(middle(warm.few)),
              'each campaign adds us': round(added * 1000),
              'answers a campaign': answers
            }
          },
          1.3
        ),
        measuredOnly({
          what: 'start of browser mode to the first list',
          unit: 'ms',
          ours: middle(started.few),
          also: { 'a bare Node process, ms': round(middle(started.bare)) }
        })
      ]
    })
  )
}

/** Measures from the start of the process until the list arrives. */
async function start(dataDir: string, expected: number): Promise<number> {
  const before = performance.now()
  const child = spawnBrowserMode(dataDir)
  try {
    const line = await Line.to(await addressFrom(child))
    const { content } = await line.call('library.list', {})
    const spent = performance.now() - before
    line.close()
    if (content.length !== expected) throw new Error(`${content.length} campaigns instead of ${expected}`)
    return spent
  } finally {
    await endProcess(child, 'SIGTERM')
  }
}

async function startBareNode(): Promise<number> {
  const before = performance.now()
  await once(spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }), 'exit')
  return performance.now() - before
}

function fill(dataDir: string, campaign: RandomCampaign, count: number): void {
  const { database, close } = openDatabase(join(dataDir, 'campaigns.db'))
  const store = new CampaignStore(database, Date.now)
  for (let index = 0; index < count; index++) campaign.keep(store, `Campaign ${index}`)
  close()
}

function open(dataDir: string, expected: number): number {
  const before = performance.now()
  const host = createHost({ dataDir, appVersion: 'bench', shell: 'browser' })
  const messages: string[] = []
  const connection = host.connect((message) => messages.push(JSON.stringify(message)))
  connection.receive({ id: 1, call: 'library.list', payload: {} })
  const spent = performance.now() - before
  connection.close()
  host.close()
  const found = messages[0]?.match(/"title":/g)?.length
  if (found !== expected) throw new Error(`${found} campaigns instead of ${expected}`)
  return spent
}
