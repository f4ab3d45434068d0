import { type Decision, type Refusal, type Reply, refused } from '../decision.ts'
import { makeRoll, type Roll, type RollRequest } from '../dice.ts'
import type { AnswerSchemas, GameTypes, Play, ScriptOf } from '../game.ts'
import { engineMessage } from '../message.ts'
import type { Question, Script } from '../script.ts'
import { type AskSide, runScript } from './answer-script.ts'

/** A reply to the next question, or to the next one of a kind. */
export type ScriptedAnswer = Reply & { readonly kind?: string }

export interface RunScript {
  /** Faces to roll first, in this order; the 0 of a D10 is 10. */
  readonly dice?: readonly number[]
  /** After the scripted faces: stop at the next roll, or roll at random. */
  readonly afterDice?: 'stop' | 'chance'
  readonly answers?: readonly ScriptedAnswer[]
  /** Answers questions for which no scripted answer is left; null stops the run there. */
  readonly otherwise?: (decision: Decision, question: Question<unknown>) => Reply | null
  /** Also runs the tasks that the script schedules. */
  readonly agenda?: boolean
}

/** Where and why a run stopped early. */
export type RunStop =
  | { readonly cause: 'no-answer'; readonly decision: Decision }
  | {
      readonly cause: 'refused'
      readonly decision: Decision
      readonly answer: Reply
      readonly refusal: Refusal
    }
  | { readonly cause: 'no-die'; readonly roll: RollRequest }
  /** The rolled die does not have the next scripted face. */
  | { readonly cause: 'wrong-die'; readonly roll: RollRequest; readonly face: number }

/** A question and its answer; null if the run stopped there. */
export interface AnsweredQuestion {
  readonly decision: Decision
  readonly answer: Reply | null
}

export interface ScriptedRun<Event, Result> {
  readonly ended: { readonly result: Result } | { readonly stop: RunStop }
  readonly events: readonly Event[]
  readonly asked: readonly AnsweredQuestion[]
  readonly unusedDice: readonly number[]
  readonly unusedAnswers: readonly ScriptedAnswer[]
}

/** A part of a game's rules, ready to run on a state. */
export interface ScriptedRules<G extends GameTypes, Result> {
  readonly state: G['State']
  readonly events: readonly G['Event'][]
  /** The schema of the answers to each kind of question. */
  readonly answers: AnswerSchemas<G['Answers']>
  start(): Script<Result, G['Inquiry']>
  runTask(task: G['Task']): ScriptOf<G>
}

/** Runs a part of the rules as the engine would, with scripted dice and answers. */
export function runScripted<G extends GameTypes, Result>(
  { state, events, answers: schemas, start, runTask }: ScriptedRules<G, Result>,
  scripting: RunScript
): ScriptedRun<G['Event'], Result> {
  const { dice = [], agenda = false } = scripting
  const asked: AnsweredQuestion[] = []
  const answers = [...(scripting.answers ?? [])]
  /** Asks one side and returns the value of its answer; null if it passes. */
  const ask: AskSide<G['Inquiry']> = (question, mayPass) => {
    const decision = { ...question.inquiry, number: asked.length }
    const scripted = takeAnswer(answers, decision.kind)
    const answer = scripted ?? scripting.otherwise?.(decision, question) ?? null
    asked.push({ decision, answer })
    if (!answer) throw new Stopped({ cause: 'no-answer', decision })
    const stop = (refusal: Refusal) => new Stopped({ cause: 'refused', decision, answer, refusal })
    if ('pass' in answer) {
      if (mayPass) return null
      throw stop(refused(engineMessage('refusal.no-pass-here'), null).refusal)
    }
    const read = schemas[decision.kind]?.safeParse(answer)
    if (!read?.success) throw stop(refused(engineMessage('refusal.malformed-answer'), null).refusal)
    const verdict = question.check(read.data)
    if (!verdict.ok) throw stop(verdict.refusal)
    return { value: verdict.value }
  }
  if (dice.length > 0) state.random.forced = [...dice]
  const ended = untilStopped(() => {
    const result = runScript(start(), ask)
    for (let task = agenda ? state.agenda.pop() : undefined; task; task = state.agenda.pop())
      runScript(runTask(task), ask)
    return result
  })
  const unusedDice = state.random.forced ?? []
  delete state.random.forced
  return { ended, events, asked, unusedDice, unusedAnswers: answers }
}

/** The script context of a run; a game may close the lists of roll reasons. */
export interface ScriptedPlay<G extends GameTypes> extends Play<G['State'], G['Task'], G['Event']> {
  roll<Reason extends string, Why extends string>(request: RollRequest<Reason, Why>): Roll<Reason, Why>
}

/** A script context on a state, and the list that collects the emitted events. */
export function playOn<G extends GameTypes>(
  state: G['State'],
  afterDice: 'stop' | 'chance'
): { readonly play: ScriptedPlay<G>; readonly events: G['Event'][] } {
  const events: G['Event'][] = []
  const play: ScriptedPlay<G> = {
    state,
    emit: (event) => events.push(event),
    remind: (event) => events.push(event),
    reveal: () => {},
    roll: (request) => {
      const scripted = (state.random.forced ?? []).slice(0, request.count ?? 1)
      const strange = scripted.find((face) => face < 1 || face > request.faces)
      if (strange !== undefined) throw new Stopped({ cause: 'wrong-die', roll: request, face: strange })
      if (afterDice === 'stop' && scripted.length < (request.count ?? 1))
        throw new Stopped({ cause: 'no-die', roll: request })
      const roll = makeRoll(state.random, request)
      events.push(roll)
      return roll
    },
    schedule: (...tasks) => state.agenda.push(...tasks.reverse())
  }
  return { play, events }
}

/** Thrown to leave nested scripts when the run stops; `untilStopped` catches it. */
class Stopped extends Error {
  readonly stop: RunStop

  constructor(stop: RunStop) {
    super(`stopped: ${stop.cause}`)
    this.stop = stop
  }
}

function untilStopped<Result>(run: () => Result): { readonly result: Result } | { readonly stop: RunStop } {
  try {
    return { result: run() }
  } catch (thrown) {
    if (thrown instanceof Stopped) return { stop: thrown.stop }
    throw thrown
  }
}

/** Removes and returns the first scripted reply that fits the kind. */
function takeAnswer(answers: ScriptedAnswer[], kind: string): Reply | undefined {
  const index = answers.findIndex((answer) => answer.kind === undefined || answer.kind === kind)
  const [found] = index < 0 ? [] : answers.splice(index, 1)
  if (!found) return undefined
  const { kind: _, ...reply } = found
  return reply
}
