import { type BotReply, botSeat, RANDOM_PLAYER, randomBot } from './bot.ts'
import {
  type Answer,
  askAgainSchema,
  type Decision,
  isReply,
  ordersSchema,
  type Pass,
  passSchema,
  type Refusal,
  type Reply,
  refused,
  type SideInput
} from './decision.ts'
import { makeRoll } from './dice.ts'
import type { Game, GameSummary, GameTypes, PlayOf, ScriptOf } from './game.ts'
import { History, type Snapshot } from './history.ts'
import { cloneJson, isObject } from './json.ts'
import { type Message, engineMessage as message } from './message.ts'
import {
  type AnswerRecord,
  type AwaitedAnswer,
  type EmittedEvent,
  type OpenMatch,
  type Outcome,
  type RecordedAnswer,
  ReplayError
} from './open-match.ts'
import type { OwnScenario } from './own-scenarios.ts'
import { QuestionRound } from './question-round.ts'
import { createRandom, type RandomState } from './random.ts'
import type { AskRequest, Question } from './script.ts'
import { hashText, stableHash } from './stable-hash.ts'

/** Stops a game whose scripts schedule each other endlessly without a question. */
const MOST_TASKS_WITHOUT_A_QUESTION = 100_000

/** A copy of the state between two scripts, and the number of answers before it. */
interface ScriptBoundary<G extends GameTypes> {
  readonly answers: number
  readonly state: G['State']
}

/** One game in progress: runs the agenda until a script asks, takes answers, and undoes them. */
export class Match<G extends GameTypes> implements OpenMatch {
  readonly game: Game<G>
  #state: G['State']
  #script: ScriptOf<G> | null = null
  /** The context of the scripts. It belongs to one state object and is rebuilt with it. */
  #play: PlayOf<G> | null = null
  /** The questions that the running script waits for; null when the game is over. */
  #asking: QuestionRound<G['Inquiry']> | null = null
  #told: EmittedEvent<G['Event']>[] = []
  #history: History
  /** The newest script boundary. Copied only once `imagine` has been called, because copying costs time. */
  #boundary: ScriptBoundary<G> | 'not kept' = 'not kept'
  #isImagined = false

  private constructor(game: Game<G>, state: G['State'], snapshot: Snapshot) {
    this.game = game
    this.#state = state
    this.#history = new History(snapshot)
  }

  static begin<G extends GameTypes>(game: Game<G>, options: G['Options'], seed: string | number): Match<G> {
    const state = game.setUp(options, createRandom(seed))
    const match = new Match(game, state, { answers: 0, state: JSON.stringify(state) })
    match.#run()
    return match
  }

  /** Loads a snapshot and replays the answers that followed it. */
  static resume<G extends GameTypes>(
    game: Game<G>,
    snapshot: Snapshot,
    answers: readonly RecordedAnswer[]
  ): Match<G> {
    const match = new Match(game, JSON.parse(snapshot.state), snapshot)
    match.#run()
    match.#replay(answers)
    return match
  }

  get state(): Readonly<G['State']> {
    return this.#state
  }

  get awaiting(): readonly AwaitedAnswer[] {
    const asking = this.#asking
    return asking ? asking.unanswered.map((question) => awaitedOf(question, asking.number)) : []
  }

  get awaited(): AwaitedAnswer | null {
    const first = this.#asking?.unanswered[0]
    return this.#asking && first ? awaitedOf(first, this.#asking.number) : null
  }

  get curtain(): OpenMatch['curtain'] {
    const asking = this.#asking
    return asking?.curtain ?? (asking?.mode === 'one' && this.#isOpen(asking) ? 'open' : null)
  }

  /** Whether all questions of the round show nothing secret. */
  #isOpen({ unanswered }: QuestionRound<G['Inquiry']>): boolean {
    return unanswered.every(({ header }) => this.game.openKinds?.has(header.kind))
  }

  get sealedFrom(): number | null {
    return this.#asking?.isSealed ? this.#asking.number : null
  }

  get decision(): Decision<G['Inquiry']> | null {
    const first = this.#asking?.unanswered[0]
    return this.#asking && first ? { ...first.inquiry, number: this.#asking.number } : null
  }

  decisionFor(side: string): Decision<G['Inquiry']> | null {
    return this.#asking?.decisionFor(side) ?? null
  }

  /** The number of answers taken since the game began. */
  get answers(): number {
    return this.#history.length
  }

  get lastAnswer(): AnswerRecord {
    return this.#history.lastAnswer
  }

  /** The newest snapshot between scripts. Together with the answers since then it is the whole game. */
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

  summary(side: string | null): GameSummary<G['Facts']> {
    return this.game.summary(this.#state, side)
  }

  /** Returns and clears the events emitted since the last call: at the start and after a resume no answer returns them. */
  takeEvents(): EmittedEvent<G['Event']>[] {
    const told = this.#told
    this.#told = []
    return told
  }

  view(side: string | null): G['View'] {
    return this.game.view(this.#state, side)
  }

  asScenario(title: string): OwnScenario {
    return this.game.ownScenarios?.write(this.view(null), title) ?? null
  }

  sample(random: RandomState, side?: string): Reply {
    const question = side === undefined ? this.#asking?.unanswered[0] : this.#asking?.questionOf(side)
    if (!this.#asking || !question) throw new Error('there is no question to answer')
    return this.#asking.sample(random, question)
  }

  check(side: string, reply: Reply): Refusal | null {
    const question = this.#asking?.questionOf(side)
    if (!question) return refused(message('refusal.not-your-decision'), null).refusal
    if ('pass' in reply) return this.#asking?.mode === 'any' ? null : NO_PASS.refusal
    const verdict = question.check(reply)
    return verdict.ok ? null : verdict.refusal
  }

  /** True for a copy made by `imagine`. */
  get isImagined(): boolean {
    return this.#isImagined
  }

  /**
   * A copy at the same question for a computer player to look ahead with. It redeals what the side cannot see: dice,
   * hidden cards, and the other sides' sealed answers. The copy has no undo and cannot be copied again.
   */
  imagine(side: string, chance: string): Match<G> {
    if (this.#isImagined) throw new Error('an imagined match cannot be imagined again')
    this.#keepBoundary()
    if (this.#boundary === 'not kept')
      throw new Error('a match has a script boundary before its first question')
    const { answers, state } = this.#boundary
    const copy = new Match(this.game, this.#copyOf(state), { answers, state: '' })
    copy.#isImagined = true
    copy.#run()
    copy.#replay(this.#knownAnswersFrom(answers, side))
    const random = createRandom(chance)
    this.game.reshuffleHidden?.(copy.#state, side, random)
    const { random: dice, passing } = copy.#state
    for (const other of Object.keys(passing ?? {})) if (other !== side) delete passing?.[other]
    copy.#answerForOthers(side, this.#asking?.sealedSides ?? [], `${chance}/sealed`)
    dice.words = random.words
    delete dice.forced
    return copy
  }

  /** The answers after the first `answers` ones, without those that other sides have sealed. */
  #knownAnswersFrom(answers: number, side: string): readonly AnswerRecord[] {
    const all = this.#history.answersFrom(answers)
    const { sealedFrom } = this
    if (sealedFrom === null) return all
    return all.filter(
      ({ side: by, answer }, index) => answers + index < sealedFrom || by === side || !isReply(answer)
    )
  }

  /** Seals a random legal answer for each other side that has sealed one: `side` does not know the real answers. */
  #answerForOthers(side: string, sealed: readonly string[], chance: string): void {
    const random = createRandom(chance)
    this.#asking?.rebuildOtherQuestions(side)
    for (const other of sealed) {
      const question = other === side ? undefined : this.#asking?.questionOf(other)
      if (!question) continue
      const answer = question.sample(random)
      const verdict = question.check(answer)
      if (!verdict.ok) continue
      this.#asking?.seal(other, answer, verdict.value)
      this.#history.record({ side: other, answer }, this.#state.random.moves)
    }
  }

  /** Starts to keep the newest script boundary. A replay from the newest snapshot finds the present one. */
  #keepBoundary(): void {
    if (this.#boundary !== 'not kept') return
    const { answers, state } = this.snapshot
    const replayed = new Match(this.game, JSON.parse(state), this.snapshot)
    replayed.#boundary = { answers, state: JSON.parse(state) }
    replayed.#run()
    replayed.#replay(this.#history.answersFrom(answers))
    this.#boundary = replayed.#boundary
  }

  botReply(side: string, player: string, memo: unknown, chance: string): BotReply {
    const seat = botSeat(this, side, memo, chance)
    if (player === RANDOM_PLAYER) return randomBot(seat)
    const bots = this.game.players?.bots ?? {}
    const bot = Object.hasOwn(bots, player) ? bots[player] : undefined
    if (!bot) throw new Error(`${this.game.id} has no player '${player}'`)
    return bot(seat)
  }

  /** Takes what a side sends. A refusal gives its reason and changes nothing. */
  answer(side: string, decisionNumber: number, input: unknown): Outcome {
    return this.#take(side, decisionNumber, input, false)
  }

  replay({ side, answer }: AnswerRecord): Outcome {
    return this.#take(side, this.#asking?.number ?? this.#history.length, answer, false)
  }

  /** `fromJournal`: the input may have the format of an earlier version of the game. */
  #take(side: string, decisionNumber: number, input: unknown, fromJournal: boolean): Outcome {
    if (!isObject(input)) return MALFORMED
    if ('orders' in input) return this.#instruct(side, input)
    if ('askAgain' in input) return this.#askAgain(side, input)
    const question = this.#questionFor(side, decisionNumber)
    if ('refusal' in question) return question
    if ('pass' in input) return this.#pass(side, input)
    const answer = this.#read(question, input, fromJournal)
    return answer ? this.#reply(side, question, answer) : MALFORMED
  }

  /** Takes standing orders. They answer no question: an open one stays open. */
  #instruct(side: string, input: object): Outcome {
    const given = ordersSchema.safeParse(input)
    if (!given.success || !this.game.takeStandingOrders?.(this.#state, side, given.data.orders))
      return MALFORMED
    return this.#noted(side, given.data)
  }

  #askAgain(side: string, input: object): Outcome {
    const given = askAgainSchema.safeParse(input)
    const passing = this.#state.passing?.[side]
    if (!given.success || !passing || !Object.hasOwn(passing, given.data.askAgain)) return MALFORMED
    delete passing[given.data.askAgain]
    return this.#noted(side, given.data)
  }

  #noted(side: string, answer: SideInput): Outcome {
    this.#history.record({ side, answer }, this.#state.random.moves)
    return { ok: true, events: this.takeEvents() }
  }

  #questionFor(
    side: string,
    decisionNumber: number
  ): Question<unknown, G['Inquiry']> | Extract<Outcome, { ok: false }> {
    const asking = this.#asking
    if (!asking) return refused(message('refusal.game-over'), null)
    if (asking.number !== decisionNumber) return refused(message('refusal.stale-answer'), null)
    return asking.questionOf(side) ?? refused(message('refusal.not-your-decision'), null)
  }

  /** Parses an answer with the schema of its kind. Nothing else in the program parses answers. */
  #read(question: Question<unknown, G['Inquiry']>, input: unknown, fromJournal: boolean): Answer | null {
    const { kind } = question.header
    const schema = Object.hasOwn(this.game.answers, kind) ? this.game.answers[kind] : undefined
    if (!schema) throw new Error(`${this.game.id} has no answer to '${kind}'`)
    const read = schema.safeParse(input)
    if (read.success) return read.data
    if (!fromJournal || !this.game.translateAnswer) return null
    // Some version of the game has accepted this input, so it has the shape of that version's answers.
    const translated = this.game.translateAnswer(input as SideInput, question.inquiry)
    const again = schema.safeParse(translated)
    return again.success ? again.data : null
  }

  #pass(side: string, input: object): Outcome {
    const given = passSchema.safeParse(input)
    if (!given.success) return MALFORMED
    const { pass } = given.data
    const asking = this.#asking
    const question = asking?.questionOf(side)
    if (!question || !asking?.pass(side, pass)) return NO_PASS
    const standing = asking.standingPass(pass)
    if (standing) {
      this.#state.passing ??= {}
      this.#state.passing[side] = { ...this.#state.passing[side], [question.header.kind]: standing }
    }
    return this.#taken(side, given.data, asking.isSettled ? { value: asking.outcome } : null)
  }

  #reply(side: string, question: Question<unknown, G['Inquiry']>, answer: Answer): Outcome {
    const verdict = question.check(answer)
    if (!verdict.ok) return verdict
    const asking = this.#asking
    if (asking?.mode === 'one') return this.#taken(side, answer, verdict)
    if (asking?.mode === 'any') return this.#taken(side, answer, { value: { side, value: verdict.value } })
    asking?.seal(side, answer, verdict.value)
    return this.#taken(side, answer, asking?.isSettled ? { value: asking.outcome } : null)
  }

  /** Records a reply. Where it settles the round, resumes the script with the value. */
  #taken(side: string, answer: Answer | Pass, settled: { readonly value: unknown } | null): Outcome {
    this.#history.record({ side, answer }, this.#state.random.moves)
    if (settled) {
      if (this.#asking?.isJoint) this.#history.raiseBarrier(message('undo.all-answered'))
      this.#run(settled.value)
    }
    return { ok: true, events: this.takeEvents() }
  }

  standingPasses(side: string): readonly string[] {
    const passes = Object.entries(this.#state.passing?.[side] ?? {})
    return passes.flatMap(([kind, pass]) => (pass === 'always' ? [kind] : []))
  }

  canUndo(side: string): boolean {
    return this.whyNoUndo(side) === null
  }

  whyNoUndo(side: string): Message | null {
    return this.#history.whyNoUndo(side, this.#state.random.moves)
  }

  /** Returns to just before the side's last answer, unless somebody has learned something since. */
  undo(side: string): Outcome {
    const reason = this.whyNoUndo(side)
    if (reason) return refused(reason, null)
    const { snapshot, answers, orders } = this.#history.withoutLast()
    this.#state = JSON.parse(snapshot.state)
    this.#history = this.#history.rewoundTo(snapshot)
    this.#boundary = 'not kept'
    this.#script = null
    this.#play = null
    this.#asking = null
    this.#run()
    this.#replay(answers)
    this.takeEvents()
    return { ok: true, events: [], orders }
  }

  /** Replays answers. Where a recorded position matches, that answer and all before it count as verified. */
  #replay(answers: readonly RecordedAnswer[]): void {
    this.takeEvents()
    let verified = 0
    for (const [index, { side, answer, position }] of answers.entries()) {
      const refusal = this.#replayOne(side, answer)
      if (refusal) throw new ReplayError(verified, refusal)
      if (!position || position === this.position) verified = index + 1
    }
    if (verified < answers.length) throw new ReplayError(verified, 'it leads to another position')
  }

  /** Replays one answer; returns why the rules refuse it now, or null. */
  #replayOne(side: string, answer: SideInput): string | null {
    try {
      const outcome = this.#take(side, this.#asking?.number ?? this.#history.length, answer, true)
      return outcome.ok ? null : outcome.refusal.reason.key
    } catch (error) {
      return String(error)
    }
  }

  /** Runs scripts until one asks or the agenda is empty. The script that was waiting is resumed with `settled`. */
  #run(settled?: unknown): void {
    let value = settled
    for (let steps = 0; steps < MOST_TASKS_WITHOUT_A_QUESTION; steps++) {
      const script = this.#script ?? this.#nextScript()
      if (!script) {
        this.#asking = null
        return
      }
      const step = script.next(value)
      value = undefined
      if (step.done) {
        this.#script = null
        continue
      }
      const asking = this.#ask(step.value)
      if (!asking.isSettled) {
        this.#asking = asking
        return
      }
      value = asking.outcome
    }
    throw new Error(`${MOST_TASKS_WITHOUT_A_QUESTION} tasks ran without a question`)
  }

  #ask(waiting: AskRequest<G['Inquiry']>): QuestionRound<G['Inquiry']> {
    const asking = new QuestionRound(waiting, this.#history.length)
    asking.applyStandingPasses(this.#state.passing)
    this.#answerByOrders(asking)
    return asking
  }

  /** The journal keeps no such answer: it follows from the state. Others may learn it, so their undo stops here. */
  #answerByOrders(asking: QuestionRound<G['Inquiry']>): void {
    const { answerByOrders } = this.game
    if (!answerByOrders) return
    const answered = asking.answerByOrders((question) => answerByOrders(this.#state, question))
    if (answered.length === 0 || this.#history.isOwn(answered)) return
    this.#history.raiseBarrier(message('undo.others-answered'))
  }

  #nextScript(): ScriptOf<G> | null {
    if (!this.#isImagined) this.#reachBoundary()
    const task = this.#state.agenda.pop()
    if (!task) return null
    this.#play ??= this.#playOf(this.#state)
    this.#script = this.game.runTask(this.#play, task)
    return this.#script
  }

  #reachBoundary(): void {
    this.#history.offerSnapshot(this.#state)
    if (this.#boundary === 'not kept') return
    this.#boundary = { answers: this.#history.length, state: this.#copyOf(this.#state) }
  }

  #copyOf(state: G['State']): G['State'] {
    return this.game.copyState?.(state) ?? cloneJson(state)
  }

  #playOf(state: G['State']): PlayOf<G> {
    const emit = (event: G['Event'], only?: readonly string[]) => {
      this.#told.push(only ? { event, only } : { event })
      if (only) this.#history.raiseBarrier(message('undo.told-in-private'))
    }
    return {
      state,
      emit,
      remind: (event, side) => {
        this.#told.push({ event, only: [side] })
      },
      reveal: (what) => this.#history.raiseBarrier(what, true),
      roll: (request) => {
        const roll = makeRoll(state.random, request)
        emit(roll)
        this.#history.raiseBarrier(message('undo.dice-rolled'))
        return roll
      },
      schedule: (...tasks) => {
        state.agenda.push(...tasks.reverse())
      }
    }
  }
}

const MALFORMED = refused(message('refusal.malformed-answer'), null)
const NO_PASS = refused(message('refusal.no-pass-here'), null)

function awaitedOf({ header: { side, kind, rule } }: Question<unknown>, number: number): AwaitedAnswer {
  return { side, kind, rule, number }
}
