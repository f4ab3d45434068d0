import type { RandomState } from '../../engine/random.ts'
import type { Script } from '../ask.ts'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsPlay } from '../play.ts'
import type { InvasionsState } from '../state.ts'
import { playOn } from './drive.ts'

/** Runs a script with random legal answers; a sample that its own question refuses is an error. */
export function playRandomly<Result>(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script<Result>,
  random: RandomState
): { readonly result: Result; readonly events: InvasionsEvent[]; readonly answers: number } {
  const { play, events } = playOn(state)
  const script = start(play)
  let answers = 0
  let step = script.next({ side: '', answer: { values: {} } })
  while (!step.done) {
    const { refusal } = step.value
    const [question] = step.value.questions
    if (!question) throw new Error('a script waits without a question')
    if (refusal) throw new Error(`a sample was refused: ${refusal.reason.key} (${refusal.rule})`)
    answers += 1
    step = script.next({ side: question.inquiry.side, answer: question.sample(random) })
  }
  return { result: step.value, events, answers }
}
