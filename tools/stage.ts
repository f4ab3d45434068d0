// Stages campaigns to look at: `tools/stage.ts --data DIR [--seed S] [--combat basic|advanced] --at KIND,KIND...` plays
// at random until a decision of each kind has come up. For each kind it puts a campaign that waits at that decision,
// for one person, into the library of the data folder. `KIND:ACTOR` waits until that actor, or side, is asked, `--at all` stages
// every kind that comes up, `over` is the end of the game. INVASIONS_DATA_DIR=DIR npm start opens the campaigns.
// `--record FILE` instead of a data folder writes the whole campaign with all its moments, for the specs.
// `--game G` plays another game, in which people play all sides; `--options JSON` are those of its set-up.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { games } from '../main/games.ts'
import { CampaignStore } from '../main/store/campaign-store.ts'
import { openDatabase } from '../main/store/open-database.ts'
import { atMoment, type StageRecord } from './staging/moment.ts'
import { recordStages } from './staging/record-stages.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { data: text, record: text, seed: text, combat: text, at: text, game: text, options: text }
})
const seed = values.seed ?? 'stage'
const options = {
  ...(values.combat ? { combat: values.combat } : {}),
  ...(values.options ? optionsFrom(values.options) : {})
}
const otherGame = games.get(values.game ?? '')
const kind = otherGame ? { game: otherGame, allPeople: true } : {}

if (values.record) {
  writeFileSync(values.record, JSON.stringify(recordStages(seed, options, () => false, kind)))
} else if (values.data && values.at) {
  const wanted = values.at === 'all' ? null : values.at.split(',')
  const record = recordStages(
    seed,
    options,
    (found) => wanted?.every((title) => found.has(title)) ?? false,
    kind
  )
  stageAll(values.data, record, wanted ?? Object.keys(record.moments).filter((title) => !title.includes(':')))
} else {
  process.stderr.write(
    'usage: stage --data DIR --at KIND,KIND...|all [--seed S] [--combat basic|advanced] | --record FILE\n'
  )
  process.exitCode = 2
}

/** Options of a set-up as JSON. The game checks them. */
function optionsFrom(json: string): object {
  const read: unknown = JSON.parse(json)
  if (typeof read !== 'object' || read === null) throw new Error('the options are no object')
  return read
}

/** Puts campaigns that wait at these moments into the library of a data folder. */
function stageAll(dataDir: string, { campaign, moments }: StageRecord, titles: readonly string[]): void {
  const { database, close } = openDatabase(join(dataDir, 'campaigns.db'))
  const store = new CampaignStore(database, Date.now)
  for (const title of titles) {
    const moment = moments[title]
    if (moment) store.insert(atMoment(campaign, moment, title))
  }
  close()
  process.stdout.write(`${JSON.stringify(titles.filter((title) => title in moments))}\n`)
  const missing = titles.filter((title) => !(title in moments))
  if (missing.length === 0) return
  process.stderr.write(`never asked: ${missing.join(', ')}\n`)
  process.exitCode = 1
}
