import { type BotReply, botSeat, RANDOM_PLAYER, randomBot } from './bot.ts'
import {
  type Answer,
  areOrders,
  type Decision,
  type Given,
  type Orders,
  type Refusal,
  refused
} from './decision.ts'
import { makeRoll } from './dice.ts'
import type { Game, GameSummary, GameTypes, PlayOf, ScriptOf } from './game.ts'
import { History, type Snapshot } from './history.ts'
import { cloneOf } from './json.ts'
import { engineMessage as message } from './message.ts'
import {
  type AnswerRecord,
  type Awaited,
  type OpenMatch,
  type Outcome,
  type RecordedAnswer,
  ReplayError,
  type Told
} from './open-match.ts'
import { createRandom, type RandomState } from './random.ts'
import { readGiven } from './read-given.ts'
import type { Question, Reply } from './script.ts'
import { hashText, stableHash } from './stable-hash.ts'

/** Scripts may follow one another without asking, but not for ever. */
const MOST_TASKS_WITHOUT_A_QUESTION = 100_000

/** A question that waits, and how many answers had been taken when it was asked. */
interface OpenQuestion<G extends GameTypes> {
  readonly question: Question<unknown, G['Inquiry']>
  readonly number: number
}

/** A state between two scripts, and how many answers led to it. */
interface Rest<G extends GameTypes> {
  readonly answers: number
  readonly state: G['State']
}

/** One game in progress: runs the agenda until a script asks, takes answers, and goes back. */
export class Match<G extends GameTypes> implements OpenMatch {
  readonly game: Game<G>
  #state: G['State']
  #script: ScriptOf<G> | null = null
  /** What scripts are given, for as long as the state is the same object. */
  #play: PlayOf<G> | null = null
  #open: readonly OpenQuestion<G>[] = []
  #told: Told<G['Event']>[] = []
  #history: History
  /** The last rest between scripts, once a copy has been wanted. */
  #rest: Rest<G> | 'not kept' = 'not kept'
  #isImagined = false

  private constructor(game: Game<G>, state: G['State'], snapshot: Snapshot) {
    this.game = game
    this.#state = state
    this.#history = new History(snapshot)
  }

  static begin<G extends GameTypes>(game: Game<G>, options: G['Options'], seed: string | number): Match<G> {
    const state = game.setUp(options, createRandom(seed))
    const match = new Match(game, state, { answers: 0, state: JSON.stringify(state) })
    match.#run(null)
    return match
  }

  /** Loads a snapshot and replays the answers that followed it. */
  static resume<G extends GameTypes>(
    game: Game<G>,
    snapshot: Snapshot,
    answers: readonly RecordedAnswer[]
  ): Match<G> {
    const match = new Match(game, JSON.parse(snapshot.state), snapshot)
    match.#run(null)
    match.#replay(answers)
    return match
  }

  get state(): Readonly<G['State']> {
    return this.#state
  }

  get awaiting(): readonly Awaited[] {
    return this.#open.map(awaitedOf)
  }

  get awaited(): Awaited | null {
    const [first] = this.#open
    return first ? awaitedOf(first) : null
  }

  get decision(): Decision<G['Inquiry']> | null {
    const [first] = this.#open
    return first ? decisionOf(first) : null
  }

  decisionFor(side: string): Decision<G['Inquiry']> | null {
    const open = this.#openFor(side)
    if (!open) return null
    const { question, number } = open
    return { ...(question.told ?? question.inquiry), number }
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

  get answersSince(): readonly AnswerRecord[] {
    return this.#history.answersFrom(this.snapshot.answers)
  }

  get hash(): string {
    return stableHash(this.#state)
  }

  get position(): string {
    return hashText(JSON.stringify([this.#state, this.awaiting]))
  }

  get summary(): GameSummary<G['Facts']> {
    return this.game.summary(this.#state)
  }

  /** What was told since the game began or was resumed and no answer has carried away. */
  takeEvents(): Told<G['Event']>[] {
    const told = this.#told
    this.#told = []
    return told
  }

  view(side: string | null): G['View'] {
    return this.game.view(this.#state, side)
  }

  sample(random: RandomState, side?: string): Answer {
    const open = side === undefined ? this.#open[0] : this.#openFor(side)
    if (!open) throw new Error('there is no question to answer')
    return open.question.sample(random)
  }

  check(side: string, answer: Answer): Refusal | null {
    const open = this.#openFor(side)
    if (!open) return refused(message('refusal.not-your-decision'), null).refusal
    const verdict = open.question.check(answer)
    return verdict.ok ? null : verdict.refusal
  }

  /** Whether it is somebody's idea of the match and not the match itself. */
  get isImagined(): boolean {
    return this.#isImagined
  }

  /**
   * A copy that stands at the same question, as a side may imagine it: with other dice, and with what the side cannot
   * see dealt anew. Nothing can be undone in it, and it has no copies of its own.
   */
  imagine(side: string, chance: string): Match<G> {
    if (this.#isImagined) throw new Error('nobody imagines what is imagined')
    this.#keepRest()
    if (this.#rest === 'not kept') throw new Error('a match rests before it asks')
    const { answers, state } = this.#rest
    const copy = new Match(this.game, this.#copyOf(state), { answers, state: '' })
    copy.#isImagined = true
    copy.#run(null)
    copy.#replay(this.#history.answersFrom(answers))
    const random = createRandom(chance)
    this.game.reshuffleHidden?.(copy.#state, side, random)
    const { random: dice } = copy.#state
    dice.words = random.words
    delete dice.forced
    return copy
  }

  /** From now on the last rest is kept; where it was is found by playing on from the newest snapshot. */
  #keepRest(): void {
    if (this.#rest !== 'not kept') return
    const { answers, state } = this.snapshot
    const scout = new Match(this.game, JSON.parse(state), this.snapshot)
    scout.#rest = { answers, state: JSON.parse(state) }
    scout.#run(null)
    scout.#replay(this.#history.answersFrom(answers))
    this.#rest = scout.#rest
  }

  botReply(side: string, player: string, memo: unknown, chance: string): BotReply {
    const seat = botSeat(this, side, memo, chance)
    if (player === RANDOM_PLAYER) return randomBot(seat)
    const bots = this.game.players?.bots ?? {}
    const bot = Object.hasOwn(bots, player) ? bots[player] : undefined
    if (!bot) throw new Error(`${this.game.id} has no player '${player}'`)
    return bot(seat)
  }

  /** Takes an answer, or says why not and changes nothing. */
  answer(side: string, decisionNumber: number, input: unknown): Outcome {
    const given = readGiven(input)
    if (!given) return refused(message('refusal.malformed-answer'), null)
    return areOrders(given)
      ? this.#instruct(side, given)
      : this.#reply(decisionNumber, { side, answer: given })
  }

  /** Orders wait for no question: what is open stays open. */
  #instruct(side: string, given: Orders): Outcome {
    if (!this.game.instruct?.(this.#state, side, given.orders)) {
      return refused(message('refusal.malformed-answer'), null)
    }
    this.#history.record({ side, answer: given }, this.#state.random.moves)
    return { ok: true, events: this.takeEvents() }
  }

  #reply(decisionNumber: number, reply: Reply): Outcome {
    const { side } = reply
    const asked = this.#open.filter(({ number }) => number === decisionNumber)
    if (this.#open.length === 0) return refused(message('refusal.game-over'), null)
    if (asked.length === 0) return refused(message('refusal.stale-answer'), null)
    if (!asked.some(({ question }) => question.asked.side === side)) {
      return refused(message('refusal.not-your-decision'), null)
    }
    const chanceBefore = this.#state.random.moves
    const refusal = this.#run(reply, () => this.#history.record(reply, chanceBefore))
    return refusal ? { ok: false, refusal } : { ok: true, events: this.takeEvents() }
  }

  canUndo(side: string): boolean {
    return this.#history.canUndo(side, this.#state.random.moves)
  }

  /** Goes back to just before the side's last answer: never past a die, a drawn card or another's answer. */
  undo(side: string): Outcome {
    if (!this.canUndo(side)) return refused(message('refusal.nothing-to-undo'), null)
    const { snapshot, answers, orders } = this.#history.withoutLast()
    this.#state = JSON.parse(snapshot.state)
    this.#history = this.#history.rewoundTo(snapshot)
    this.#rest = 'not kept'
    this.#script = null
    this.#play = null
    this.#open = []
    this.#run(null)
    this.#replay(answers)
    this.takeEvents()
    return { ok: true, events: [], orders }
  }

  #openFor(side: string): OpenQuestion<G> | undefined {
    return this.#open.find(({ question }) => question.asked.side === side)
  }

  /** Whatever an answer leads to, a later one that leads where it did vouches for all before it. */
  #replay(answers: readonly RecordedAnswer[]): void {
    this.takeEvents()
    let verified = 0
    for (const [index, { side, answer, position }] of answers.entries()) {
      const refusal = this.#replayOne(side, answer)
      if (refusal) throw new ReplayError(verified, refusal)
      if (!position || position === this.position) verified = index + 1
    }
    if (verified < answers.length) throw new ReplayError(verified, 'it leads elsewhere')
  }

  /** Returns why the answer is not taken any more, if it is not. */
  #replayOne(side: string, answer: Given): string | null {
    try {
      const number = this.#openFor(side)?.number ?? this.#history.length
      const outcome = this.answer(side, number, answer)
      return outcome.ok ? null : outcome.refusal.reason.key
    } catch (error) {
      return String(error)
    }
  }

  /** Runs scripts until one asks or the agenda is empty. Returns why the input was refused, if it was. */
  #run(input: Reply | null, onAccepted?: () => void): Refusal | null {
    let reply = input
    for (let steps = 0; steps < MOST_TASKS_WITHOUT_A_QUESTION; steps++) {
      const script = this.#script ?? this.#nextScript()
      if (!script) {
        this.#open = []
        return null
      }
      const step = script.next(reply ?? NO_REPLY)
      if (reply) {
        if (!step.done && step.value.refusal) return step.value.refusal
        onAccepted?.()
        reply = null
      }
      if (step.done) {
        this.#script = null
      } else {
        this.#open = this.#numbered(step.value.questions)
        return null
      }
    }
    throw new Error(`${MOST_TASKS_WITHOUT_A_QUESTION} tasks ran without a question`)
  }

  /** A question that was open before keeps its number: an answer given while another side answered is not stale. */
  #numbered(questions: readonly Question<unknown, G['Inquiry']>[]): OpenQuestion<G>[] {
    return questions.map(
      (question) =>
        this.#open.find((open) => open.question === question) ?? { question, number: this.#history.length }
    )
  }

  #nextScript(): ScriptOf<G> | null {
    if (!this.#isImagined) this.#takeRest()
    const task = this.#state.agenda.pop()
    if (!task) return null
    this.#play ??= this.#playOf(this.#state)
    this.#script = this.game.runTask(this.#play, task)
    return this.#script
  }

  #takeRest(): void {
    this.#history.offerSnapshot(this.#state)
    if (this.#rest === 'not kept') return
    this.#rest = { answers: this.#history.length, state: this.#copyOf(this.#state) }
  }

  #copyOf(state: G['State']): G['State'] {
    return this.game.copyState?.(state) ?? cloneOf(state)
  }

  #playOf(state: G['State']): PlayOf<G> {
    const emit = (event: G['Event'], only?: readonly string[]) => {
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

/** A fresh generator ignores the value of its first next(), so anything may start it. */
const NO_REPLY: Reply = { side: '', answer: { values: {} } }

function awaitedOf<G extends GameTypes>({ question, number }: OpenQuestion<G>): Awaited {
  const { side, kind, rule } = question.asked
  return { side, kind, rule, number }
}

function decisionOf<G extends GameTypes>({ question, number }: OpenQuestion<G>): Decision<G['Inquiry']> {
  return { ...question.inquiry, number }
}
