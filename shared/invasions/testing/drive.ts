import type { Answer, Decision } from '../../engine/decision.ts'
import { makeRoll } from '../../engine/dice.ts'
import { createRandom } from '../../engine/random.ts'
import type { Script } from '../ask.ts'
import type { InvasionsEvent } from '../events.ts'
import { invasions, respondents } from '../game.ts'
import type { CampaignOptions } from '../options.ts'
import type { InvasionsPlay } from '../play.ts'
import type { InvasionsState } from '../state.ts'

/** What a driven script did. */
export interface Driven<Result> {
  readonly result: Result
  readonly events: InvasionsEvent[]
  readonly decisions: Decision[]
}

export interface Driving {
  /** Faces that come up first, in this order; a D10's 0 is 10. */
  readonly dice?: readonly number[]
  /** One answer after the other, or a function that answers what is asked; null: a random legal answer will do. */
  readonly answers?: readonly Answer[] | ((decision: Decision) => Answer | null)
  /** Also runs what the script puts on the agenda. */
  readonly agenda?: boolean
}

/** The campaign at its start: the smallest complete position to change for a test. */
export function freshState(options: Partial<CampaignOptions> = {}, seed = 'test'): InvasionsState {
  const state = invasions.setUp({ scenario: '350', combat: 'basic', ...options }, createRandom(seed))
  state.agenda = []
  return state
}

/** What the engine hands to a script, and the events that the script tells. */
export function playOn(state: InvasionsState): {
  readonly play: InvasionsPlay
  readonly events: InvasionsEvent[]
} {
  const events: InvasionsEvent[] = []
  const play: InvasionsPlay = {
    state,
    ...respondents,
    emit: (event) => events.push(event),
    roll: (request) => {
      const roll = makeRoll(state.random, request)
      events.push(roll)
      return roll
    },
    schedule: (...tasks) => state.agenda.push(...tasks.reverse())
  }
  return { play, events }
}

/** Runs a script of the rules on a state as the engine would, with scripted dice and answers. */
export function drive<Result>(
  state: InvasionsState,
  start: (play: InvasionsPlay) => Script<Result>,
  { dice = [], answers = [], agenda = false }: Driving = {}
): Driven<Result> {
  if (dice.length > 0) state.random.forced = [...dice]
  const chance = createRandom('any legal answer')
  const { play, events } = playOn(state)
  const decisions: Decision[] = []
  const run = <T>(script: Script<T>): T => {
    let step = script.next({ side: '', answer: { values: {} } })
    while (!step.done) {
      const { refusal } = step.value
      const [question] = step.value.questions
      if (!question) throw new Error('a script waits without a question')
      if (refusal) throw new Error(`refused: ${refusal.reason.key} (${refusal.rule})`)
      const decision = { ...question.inquiry, number: decisions.length }
      const given = typeof answers === 'function' ? answers(decision) : answers[decisions.length]
      const answer = given === null ? question.sample(chance) : given
      if (!answer) throw new Error(`no answer scripted for ${decision.kind} (${decision.rule})`)
      decisions.push(decision)
      step = script.next({ side: question.inquiry.side, answer: answer })
    }
    return step.value
  }
  const result = run(start(play))
  for (let task = agenda ? state.agenda.pop() : undefined; task; task = state.agenda.pop()) {
    run(invasions.runTask(play, task))
  }
  if (state.random.forced?.length) throw new Error(`dice left over: ${state.random.forced.join(', ')}`)
  return { result, events, decisions }
}
