// Campaigns to look at: `tools/stage.ts --data DIR [--seed S] [--combat basic|advanced] --at KIND,KIND...` plays at
// random until a decision of each kind has stood and puts a campaign that waits there, for one person, into the
// library of that data folder. `KIND:ACTOR` waits until that one is asked, `--at all` stages every kind that comes
// up, `over` is the end of the game.
// INVASIONS_DATA_DIR=DIR npm start opens them.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Decision } from '#shared/engine/decision.ts'
import { boxGame } from '#shared/engine/game-box.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { checkpointOf, standingOf } from '../main/host/recorder.ts'
import { CampaignStore, type LogRow, type StoredAnswer } from '../main/store/campaign-store.ts'
import { openDatabase } from '../main/store/open-database.ts'

const game = boxGame(invasions)
const text = { type: 'string' } as const
const { values } = parseArgs({ options: { data: text, seed: text, combat: text, at: text } })
if (!values.data || !values.at) {
  process.stderr.write('usage: stage --data DIR [--seed S] [--combat basic|advanced] --at KIND,KIND...|all\n')
  process.exit(2)
}
const seed = values.seed ?? 'stage'
const wanted = values.at === 'all' ? null : new Set(values.at.split(','))
const { database, close } = openDatabase(join(values.data, 'campaigns.db'))
const store = new CampaignStore(database, Date.now)
const options = game.readOptions(values.combat ? { combat: values.combat } : {})
const sides = game.sidesOf(options)
const match = game.begin(options, seed)
const answers: StoredAnswer[] = []
const log: LogRow[] = [{ number: 0, side: null, told: match.takeEvents() }]
const staged = new Set<string>()
const random = createRandom(`${seed}/stage`)

while (match.awaited && !allFound()) {
  const { side, number, kind } = match.awaited
  const { decision } = match
  if (decision && isWorthAsking(decision)) {
    for (const title of [kind, `${kind}:${decision.actor}`].filter(isWanted)) stage(title, side)
  }
  const answer = match.sample(random)
  const outcome = match.answer(side, number, answer)
  if (!outcome.ok) throw new Error(`${kind} refused its own sample: ${outcome.refusal.reason.key}`)
  answers.push({ side, answer, rules: game.rulesVersion, position: match.position })
  log.push({ number: answers.length, side, told: outcome.events })
}
if (!match.awaited && isWanted('over')) stage('over', sides[0] ?? '')
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

/** Stores the campaign as it stands under a title, the name of the decision; one person sits on the side that is asked. */
function stage(title: string, person: string): void {
  staged.add(title)
  store.insert({
    id: randomUUID(),
    title,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seed,
    seats: seatsFor(person),
    standing: standingOf(match),
    answers: [...answers],
    log: [...log],
    checkpoints: [checkpointOf(game, match)]
  })
}

function seatsFor(person: string): Seats {
  const seats: Seats = {}
  for (const side of sides) {
    seats[side] = side === person ? { kind: 'human', name: 'Ana' } : { kind: 'computer', player: 'random' }
  }
  return seats
}
