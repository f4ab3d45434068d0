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
/** Forks as a computer player does that searches: at its own questions only, and many times at each. */
const DECISIONS_PER_FORK = 10
const FORKS_AT_A_TIME = 4

/** How to play a campaign: without forks, with the snapshots that forks need, or with forks. */
type PlayMode = 'straight' | 'kept' | 'forked'

/**
 * Compares a fork and one decision in it with one decision alone. Plays the same campaign in each mode and
 * subtracts the times, because a thread's time is exact only over seconds.
 */
export function benchFork(effort: Effort): Row[] {
  const rounds = amount(effort, 3, 1)
  const answers = answersAtRandom(begin(), SEED, answersWanted(effort))
  const spent = { straight: 0, kept: 0, forked: 0 }
  let forks = 0
  play('forked', answers)
  for (let round = 0; round < rounds; round++) {
    for (const mode of ['straight', 'kept', 'forked'] as const) {
      const played = play(mode, answers)
      spent[mode] += played.spent
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

function play(mode: PlayMode, answers: readonly AnswerRecord[]): { spent: number; forks: number } {
  const match = begin()
  if (mode !== 'straight') decideInFork(match, 0)
  let forks = 0
  const fork = () => {
    if (match.answers % DECISIONS_PER_FORK !== 0 || !match.awaited) return
    for (let again = 0; again < FORKS_AT_A_TIME; again++) decideInFork(match, again)
    forks += FORKS_AT_A_TIME
  }
  const spent = cost(() => playOn(match, answers, mode === 'forked' ? fork : undefined))
  return { spent, forks }
}

/** Makes a fork for the side that is asked, and answers in it. */
function decideInFork(match: Match<Invasions>, again: number): void {
  const fork = match.imagine(match.awaited?.side ?? '', `${SEED}/${again}`)
  const question = fork.awaited
  if (question) fork.answer(question.side, question.number, fork.sample(createRandom(again)))
}
