// Campaigns to look at: `tools/stage.ts --data DIR [--seed S] [--combat basic|advanced] --at KIND,KIND...` plays at
// random until a decision of each kind has stood and puts a campaign that waits there, for one person, into the
// library of that data folder. `KIND:ACTOR` waits until that one is asked, `--at all` stages every kind that comes
// up, `over` is the end of the game.
// INVASIONS_DATA_DIR=DIR npm start opens them.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Decision } from '#shared/engine/decision.ts'
import { CampaignStore } from '../main/store/campaign-store.ts'
import { openDatabase } from '../main/store/open-database.ts'
import { RandomCampaign } from './staging/random-campaign.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { data: text, seed: text, combat: text, at: text } })
if (!values.data || !values.at) {
  process.stderr.write('usage: stage --data DIR [--seed S] [--combat basic|advanced] --at KIND,KIND...|all\n')
  process.exit(2)
}
const wanted = values.at === 'all' ? null : new Set(values.at.split(','))
const { database, close } = openDatabase(join(values.data, 'campaigns.db'))
const store = new CampaignStore(database, Date.now)
const campaign = new RandomCampaign(values.seed ?? 'stage', values.combat ? { combat: values.combat } : {})
const { match } = campaign
const staged = new Set<string>()

while (match.awaited && !allFound()) {
  const { side, kind } = match.awaited
  const { decision } = match
  if (decision && isWorthAsking(decision)) {
    for (const title of [kind, `${kind}:${decision.actor}`].filter(isWanted)) stage(title, side)
  }
  campaign.step()
}
if (!match.awaited && isWanted('over')) stage('over')
close()
process.stdout.write(`${JSON.stringify([...staged])}\n`)
const missing = wanted ? [...wanted].filter((kind) => !staged.has(kind)) : []
if (missing.length > 0) {
  process.stderr.write(`never asked: ${missing.join(', ')}\n`)
  process.exitCode = 1
}

function isWanted(title: string): boolean {
  return !staged.has(title) && (wanted === null ? !title.includes(':') : wanted.has(title))
}

function allFound(): boolean {
  return wanted !== null && [...wanted].every((kind) => staged.has(kind))
}

function isWorthAsking({ body }: Decision): boolean {
  return body.type === 'form' || body.options.length > 1
}

/** Stores the campaign as it stands, named after the decision that it waits at. */
function stage(title: string, person?: string): void {
  staged.add(title)
  campaign.keep(store, title, person)
}
