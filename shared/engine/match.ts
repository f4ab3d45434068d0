import { type Answer, answerSchema, type Decision, type Refusal, refused } from './decision.ts'
import { makeRoll } from './dice.ts'
import type { EngineState, Game, GameEvent, GameSummary, Play, Task } from './game.ts'
import { History, type Snapshot } from './history.ts'
import { engineMessage as message } from './message.ts'
import { createRandom, type RandomState } from './random.ts'
import type { Question, Script } from './script.ts'
import { stableHash } from './stable-hash.ts'

/** An answer that was taken. */
export interface AnswerRecord {
  readonly side: string
  readonly answer: Answer
}

/** An event, and the sides that may know of it (all, when `only` is not given). */
export interface Told<Event extends GameEvent = GameEvent> {
  readonly event: Event
  readonly only?: readonly string[]
}

export type Outcome =
  | { readonly ok: true; readonly events: readonly Told[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** A saved game can no longer be replayed: `taken` answers still led somewhere. */
export class ReplayError extends Error {
  readonly taken: number
  constructor(taken: number, why: string) {
    super(`answer ${taken + 1} can no longer be replayed: ${why}`)
    this.taken = taken
  }
}

/** Scripts may follow one another without asking, but not for ever. */
const MOST_TASKS_WITHOUT_A_QUESTION = 100_000

/** Whose answer is awaited, and to what, without the trouble of listing all that could be answered. */
export type Awaited = Pick<Decision, 'side' | 'kind' | 'rule' | 'number'>

/** A match as the host, the command line and the computer players use it, whatever the game. */
export interface OpenMatch {
  readonly decision: Decision | null
  readonly awaited: Awaited | null
  readonly answers: number
  readonly lastAnswer: AnswerRecord
  readonly snapshot: Snapshot
  readonly hash: string
  readonly state: object
  readonly summary: GameSummary
  takeEvents(): Told[]
  view(side: string | null): object
  sample(random: RandomState): Answer
  answer(side: string, decisionNumber: number, input: unknown): Outcome
  canUndo(side: string): boolean
  undo(side: string): Outcome
}

/** One game in progress: runs the agenda until a script asks, takes answers, and goes back. */
export class Match<State extends EngineState<T>, T extends Task, Event extends GameEvent, Options>
  implements OpenMatch
{
  readonly game: Game<State, T, Event, Options>
  #state: State
  #script: Script | null = null
  #question: Question<unknown> | null = null
  #told: Told[] = []
  #history: History

  private constructor(game: Game<State, T, Event, Options>, state: State, answersBefore: number) {
    this.game = game
    this.#state = state
    this.#history = new History({ answers: answersBefore, state: JSON.stringify(state) })
  }

  static begin<State extends EngineState<T>, T extends Task, Event extends GameEvent, Options>(
    game: Game<State, T, Event, Options>,
    options: Options,
    seed: string | number
  ): Match<State, T, Event, Options> {
    const match = new Match(game, game.setUp(options, createRandom(seed)), 0)
    match.#run(null)
    return match
  }

  /** Loads a snapshot and replays the answers that followed it. */
  static resume<State extends EngineState<T>, T extends Task, Event extends GameEvent, Options>(
    game: Game<State, T, Event, Options>,
    snapshot: Snapshot,
    answers: readonly AnswerRecord[]
  ): Match<State, T, Event, Options> {
    const match = new Match(game, JSON.parse(snapshot.state), snapshot.answers)
    match.#run(null)
    match.#replay(answers)
    return match
  }

  get state(): Readonly<State> {
    return this.#state
  }

  get decision(): Decision | null {
    return this.#question ? { ...this.#question.inquiry, number: this.#history.length } : null
  }

  get awaited(): Awaited | null {
    if (!this.#question) return null
    const { side, kind, rule } = this.#question.inquiry
    return { side, kind, rule, number: this.#history.length }
  }

  /** How many answers have been taken since the game began. */
  get answers(): number {
    return this.#history.length
  }

  get lastAnswer(): AnswerRecord {
    return this.#history.lastAnswer
  }

  /** The newest snapshot between scripts: with the answers since, the whole game. */
  get snapshot(): Snapshot {
    return this.#history.newestSnapshot
  }

  get hash(): string {
    return stableHash(this.#state)
  }

  get summary(): GameSummary {
    return this.game.summary(this.#state)
  }

  /** What was told since the game began or was resumed and no answer has carried away. */
  takeEvents(): Told[] {
    const told = this.#told
    this.#told = []
    return told
  }

  view(side: string | null): object {
    return this.game.view(this.#state, side)
  }

  /** A random legal answer to the open question, drawn from a generator of the caller's. */
  sample(random: RandomState): Answer {
    if (!this.#question) throw new Error('there is no question to answer')
    return this.#question.sample(random)
  }

  /** Takes an answer, or says why not and changes nothing. */
  answer(side: string, decisionNumber: number, input: unknown): Outcome {
    const { awaited } = this
    if (!awaited) return refused(message('refusal.game-over'), 'V.C')
    if (awaited.number !== decisionNumber) return refused(message('refusal.stale-answer'), awaited.rule)
    if (awaited.side !== side) return refused(message('refusal.not-your-decision'), awaited.rule)
    const parsed = answerSchema.safeParse(input)
    if (!parsed.success) return refused(message('refusal.malformed-answer'), awaited.rule)
    const chanceBefore = this.#state.random.moves
    const refusal = this.#run(parsed.data, () =>
      this.#history.record({ side, answer: parsed.data }, chanceBefore)
    )
    return refusal ? { ok: false, refusal } : { ok: true, events: this.takeEvents() }
  }

  canUndo(side: string): boolean {
    return this.#history.canUndo(side, this.#state.random.moves)
  }

  /** Goes back to just before the side's last answer: never past a die, a drawn card or another's answer. */
  undo(side: string): Outcome {
    if (!this.canUndo(side)) return refused(message('refusal.nothing-to-undo'), '')
    const { snapshot, answers } = this.#history.withoutLast()
    this.#state = JSON.parse(snapshot.state)
    this.#history = this.#history.rewoundTo(snapshot)
    this.#script = null
    this.#question = null
    this.#run(null)
    this.#replay(answers)
    this.takeEvents()
    return { ok: true, events: [] }
  }

  #replay(answers: readonly AnswerRecord[]): void {
    this.takeEvents()
    for (const [index, record] of answers.entries()) {
      const outcome = this.answer(record.side, this.#history.length, record.answer)
      if (!outcome.ok) throw new ReplayError(index, outcome.refusal.reason.key)
    }
  }

  /** Runs scripts until one asks or the agenda is empty. Returns why the input was refused, if it was. */
  #run(input: Answer | null, onAccepted?: () => void): Refusal | null {
    let answer = input
    for (let steps = 0; steps < MOST_TASKS_WITHOUT_A_QUESTION; steps++) {
      const script = this.#script ?? this.#nextScript()
      if (!script) {
        this.#question = null
        return null
      }
      // A fresh generator ignores the value of its first next(), so an empty answer may start it.
      const step = script.next(answer ?? { values: {} })
      if (answer) {
        if (!step.done && step.value.refusal) return step.value.refusal
        onAccepted?.()
        answer = null
      }
      if (step.done) {
        this.#script = null
      } else {
        this.#question = step.value.question
        return null
      }
    }
    throw new Error(`${MOST_TASKS_WITHOUT_A_QUESTION} tasks ran without a question`)
  }

  #nextScript(): Script | null {
    this.#history.offerSnapshot(() => JSON.stringify(this.#state))
    const task = this.#state.agenda.pop()
    if (!task) return null
    this.#script = this.game.runTask(this.#play(), task)
    return this.#script
  }

  #play(): Play<State, T, Event> {
    const state = this.#state
    const emit = (event: GameEvent, only?: readonly string[]) => {
      this.#told.push(only ? { event, only } : { event })
    }
    return {
      state,
      emit,
      roll: (request) => {
        const roll = makeRoll(state.random, request)
        emit(roll)
        return roll
      },
      schedule: (...tasks) => {
        state.agenda.push(...tasks.reverse())
      }
    }
  }
}
