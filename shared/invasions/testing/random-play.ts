import type { RandomState } from '../../engine/random.ts'
import { answerScript } from '../../engine/scene/answer-script.ts'
import type { Script } from '../ask.ts'
import type { InvasionsEvent } from '../events.ts'
import type { InvasionsPlay } from '../play.ts'
import { playOn } from '../scene/run-scripted.ts'
import type { InvasionsState } from '../state.ts'

/** Runs a script with random legal answers. Throws when a question refuses its own sample. */
export function playRandomly<Result>(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script<Result>,
  random: RandomState
): { readonly result: Result; readonly events: InvasionsEvent[]; readonly answers: number } {
  const { play, events } = playOn(state)
  let answers = 0
  const result = answerScript(start(play), {
    answer: (question) => {
      answers += 1
      return question.sample(random)
    },
    refused: (_question, _answer, { reason, rule }) => {
      throw new Error(`a sample was refused: ${reason.key} (${rule})`)
    }
  })
  return { result, events, answers }
}
