import { Match } from '#shared/engine/match.ts'
import type { AnswerRecord } from '#shared/engine/open-match.ts'
import { createRandom } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { amount, type Effort } from './effort.ts'
import { cost, round } from './figures.ts'
import { answersAtRandom, answersWanted, playOn } from './random-play.ts'
import { type Row, timesAsMuch } from './row.ts'

const SEED = 'bench/fork'
/** A computer player that searches forks at its own questions, and many times at each. */
const DECISIONS_PER_FORK = 10
const FORKS_AT_A_TIME = 4

/** How a campaign is played: straight on, with what forks need kept, or with forks. */
type Way = 'straight' | 'kept' | 'forked'

/**
 * A fork and one decision in it, against one decision without. The same campaign is played in each way, and the
 * differences are taken: a thread's time is exact over seconds only.
 */
export function benchFork(effort: Effort): Row[] {
  const rounds = amount(effort, 3, 1)
  const answers = answersAtRandom(begin(), SEED, answersWanted(effort))
  const spent = { straight: 0, kept: 0, forked: 0 }
  let forks = 0
  play('forked', answers)
  for (let round = 0; round < rounds; round++) {
    for (const way of ['straight', 'kept', 'forked'] as const) {
      const played = play(way, answers)
      spent[way] += played.spent
      forks += played.forks
    }
  }
  const each = (milliseconds: number) => (milliseconds / (rounds * answers.length)) * 1000
  const ours = ((spent.forked - spent.kept) / forks) * 1000
  const also = { forks, 'decision while rests are kept, us': round(each(spent.kept)) }
  const figures = { unit: 'us', ours, theirs: each(spent.straight), also }
  return [timesAsMuch({ what: 'fork and one decision against a decision', ...figures }, 3)]
}

function begin(): Match<Invasions> {
  return Match.begin(invasions, invasions.readOptions({}), SEED)
}

function play(way: Way, answers: readonly AnswerRecord[]): { spent: number; forks: number } {
  const match = begin()
  if (way !== 'straight') decideInFork(match, 0)
  let forks = 0
  const fork = () => {
    if (match.answers % DECISIONS_PER_FORK !== 0 || !match.awaited) return
    for (let again = 0; again < FORKS_AT_A_TIME; again++) decideInFork(match, again)
    forks += FORKS_AT_A_TIME
  }
  const spent = cost(() => playOn(match, answers, way === 'forked' ? fork : undefined))
  return { spent, forks }
}

/** As the side would that is asked. */
function decideInFork(match: Match<Invasions>, again: number): void {
  const imagined = match.imagine(match.awaited?.side ?? '', `${SEED}/${again}`)
  const asked = imagined.awaited
  if (asked) imagined.answer(asked.side, asked.number, imagined.sample(createRandom(again)))
}
