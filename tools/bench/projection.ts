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
 * Compares the time to send one watcher the update after an answer, up to the text of the message, with the time to
 * apply the rules. Plays the same campaign with and without a watcher and subtracts the times, because a thread's time
 * is exact only over seconds.
 */
export function benchProjection(effort: Effort): Row[] {
  const rounds = amount(effort, 3, 1)
  const answers = answersAtRandom(game.begin({}, SEED), SEED, answersWanted(effort))
  const stats: UpdateStats = { times: [], bytes: 0 }
  const spent = { ruling: 0, both: 0 }
  playWatched(answers, { times: [], bytes: 0 })
  for (let round = 0; round < rounds; round++) {
    spent.ruling += cost(() => playOn(game.begin({}, SEED), answers))
    spent.both += cost(() => playWatched(answers, stats))
  }
  const count = stats.times.length
  const figures = { unit: 'ms', ours: (spent.both - spent.ruling) / count, theirs: spent.ruling / count }
  const also = { ...tails(stats.times), 'bytes an update': Math.round(stats.bytes / count) }
  return [timesAsMuch({ what: 'telling one watcher against ruling', ...figures, also }, 1)]
}

/** How long the updates took by the clock, and how many bytes they had. */
interface UpdateStats {
  readonly times: number[]
  bytes: number
}

function playWatched(answers: readonly AnswerRecord[], stats: UpdateStats): void {
  const match = game.begin({}, SEED)
  const [watched = null] = game.sidesOf({})
  const send = (update: object) => {
    stats.bytes += JSON.stringify(update).length
  }
  const table = { campaign: SEED, match, lineage: SEED, askedOpenly: null }
  const watcher = new Watcher(watched, send, table)
  playOn(match, answers, ({ events }, side) => {
    const before = performance.now()
    const entries = [{ number: match.answers, side, told: events }]
    watcher.sendChange(table, { entries, explained: NOTHING, undone: false })
    stats.times.push(performance.now() - before)
  })
}
