import { eraseTypes } from '#shared/engine/any-game.ts'
import type { AnswerRecord } from '#shared/engine/open-match.ts'
import { invasions } from '#shared/invasions/game.ts'
import { Watcher } from '../../main/host/watcher.ts'
import { amount, type Effort } from './effort.ts'
import { cost, tails } from './figures.ts'
import { answersAtRandom, answersWanted, playOn } from './random-play.ts'
import { type Row, timesAsMuch } from './row.ts'

const SEED = 'bench/telling'
const NOTHING: ReadonlySet<number> = new Set()
const game = eraseTypes(invasions)

/**
 * What it takes to tell one watcher of an answer, up to the text that goes on the line, against ruling on it. The same
 * campaign is played with a watcher and without, and the difference is taken: a thread's time is exact over seconds only.
 */
export function benchProjection(effort: Effort): Row[] {
  const rounds = amount(effort, 3, 1)
  const answers = answersAtRandom(game.begin({}, SEED), SEED, answersWanted(effort))
  const told: Told = { times: [], bytes: 0 }
  const spent = { ruling: 0, both: 0 }
  playWatched(answers, { times: [], bytes: 0 })
  for (let round = 0; round < rounds; round++) {
    spent.ruling += cost(() => playOn(game.begin({}, SEED), answers))
    spent.both += cost(() => playWatched(answers, told))
  }
  const count = told.times.length
  const figures = { unit: 'ms', ours: (spent.both - spent.ruling) / count, theirs: spent.ruling / count }
  const also = { ...tails(told.times), 'bytes an update': Math.round(told.bytes / count) }
  return [timesAsMuch({ what: 'telling one watcher against ruling', ...figures, also }, 1)]
}

/** By the clock, and the length of the updates. */
interface Told {
  readonly times: number[]
  bytes: number
}

function playWatched(answers: readonly AnswerRecord[], told: Told): void {
  const match = game.begin({}, SEED)
  const [watched = null] = game.sidesOf({})
  const send = (update: object) => {
    told.bytes += JSON.stringify(update).length
  }
  const watcher = new Watcher(watched, send, match)
  const table = { campaign: SEED, match, lineage: SEED }
  playOn(match, answers, ({ events }, side) => {
    const before = performance.now()
    const entries = [{ number: match.answers, side, told: events }]
    watcher.sendChange(table, { entries, explained: NOTHING, undone: false })
    told.times.push(performance.now() - before)
  })
}
