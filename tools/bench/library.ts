import { join } from 'node:path'
import { createHost } from '../../main/app-host.ts'
import { CampaignStore } from '../../main/store/campaign-store.ts'
import { openDatabase } from '../../main/store/open-database.ts'
import { RandomCampaign } from '../staging/random-campaign.ts'
import { amount, type Effort } from './effort.ts'
import { quantile, round } from './figures.ts'
import { type Row, timesAsMuch } from './row.ts'
import { inDataDir } from './workplace.ts'

const SEED = 'bench/library'
const MANY = 200
const FEW = 2

/**
 * Opening a library of many campaigns against one of few: from the closed file to the list that the page is sent. The
 * start of the process is left out: it is the same for both and would hide what grows.
 */
export function benchLibrary(effort: Effort): Promise<Row[]> {
  const answers = amount(effort, 500, 30)
  const rounds = amount(effort, 9, 3)
  return inDataDir((many) =>
    inDataDir((few) => {
      const campaign = new RandomCampaign(SEED)
      for (let step = 0; step < answers; step++) campaign.step()
      fill(many, campaign, MANY)
      fill(few, campaign, FEW)
      const [ours, theirs]: [number[], number[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        ours.push(open(many, MANY))
        theirs.push(open(few, FEW))
      }
      return [
        timesAsMuch(
          {
            what: `opening the library with ${MANY} campaigns against ${FEW}`,
            unit: 'ms',
            ours: quantile(ours, 0.5),
            theirs: quantile(theirs, 0.5),
            also: { 'slowest ms': round(Math.max(...ours)), 'answers a campaign': answers }
          },
          1.3
        )
      ]
    })
  )
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
  const heard: string[] = []
  const connection = host.connect((message) => heard.push(JSON.stringify(message)))
  connection.receive({ id: 1, call: 'library.list', payload: {} })
  const spent = performance.now() - before
  connection.close()
  host.close()
  const found = heard[0]?.match(/"title":/g)?.length
  if (found !== expected) throw new Error(`${found} campaigns instead of ${expected}`)
  return spent
}
