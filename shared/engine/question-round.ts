import {
  type Answer,
  type Decision,
  type Inquiry,
  type PassScope,
  passScopes,
  type Reply
} from './decision.ts'
import type { StandingPass } from './game.ts'
import { type RandomState, randomInt } from './random.ts'
import type { AskRequest, Question } from './script.ts'

/** An answer that only its side knows, and the value that the question's check returned for it. */
interface SealedAnswer {
  readonly answer: Answer
  readonly value: unknown
}

/**
 * One round of asking: the questions of a script's request, the answers that stay sealed until all sides have answered,
 * and the sides that have passed a question open to many.
 */
export class QuestionRound<Q extends Inquiry> {
  /** The number of answers taken before this round. An answer that names another number is stale. */
  readonly number: number
  readonly #waiting: AskRequest<Q>
  readonly #sealed = new Map<string, SealedAnswer>()
  readonly #passed = new Set<string>()
  #questions: readonly Question<unknown, Q>[]

  constructor(waiting: AskRequest<Q>, number: number) {
    this.number = number
    this.#waiting = waiting
    this.#questions = waiting.ask === 'one' ? [waiting.question] : waiting.pose()
  }

  get mode(): AskRequest['ask'] {
    return this.#waiting.ask
  }

  /** How people who share a computer are asked a question open to many; null for other questions. */
  get curtain(): 'everyone' | 'no-one' | null {
    return this.#waiting.ask === 'any' ? this.#waiting.curtain : null
  }

  /** The questions of sides that have neither answered nor passed. */
  get unanswered(): readonly Question<unknown, Q>[] {
    if (this.#sealed.size === 0 && this.#passed.size === 0) return this.#questions
    return this.#questions.filter(
      ({ header: { side } }) => !this.#sealed.has(side) && !this.#passed.has(side)
    )
  }

  /** The question that a side may answer now. A sealed answer may be replaced until the round is settled. */
  questionOf(side: string): Question<unknown, Q> | undefined {
    if (this.#passed.has(side)) return undefined
    return this.#questions.find(({ header }) => header.side === side)
  }

  decisionFor(side: string): Decision<Q> | null {
    const question = this.questionOf(side)
    if (!question) return null
    const sealed = this.#sealed.get(side)?.answer
    return {
      ...(question.publicInquiry ?? question.inquiry),
      number: this.number,
      ...(sealed ? { sealed } : {}),
      ...(this.#waiting.ask === 'any' ? { passes: this.#scopes } : {})
    }
  }

  get #scopes(): readonly PassScope[] {
    const { phase } = this.#waiting.ask === 'any' ? this.#waiting : {}
    return passScopes.filter((scope) => scope !== 'phase' || phase !== undefined)
  }

  /** Some sides have answered and others have not: the answers must stay secret. */
  get isSealed(): boolean {
    return this.#sealed.size > 0
  }

  get sealedSides(): readonly string[] {
    return [...this.#sealed.keys()]
  }

  seal(side: string, answer: Answer, value: unknown): void {
    this.#sealed.set(side, { answer, value })
  }

  /** Records a pass and returns true; returns false where the question allows no such pass. */
  pass(side: string, scope: PassScope): boolean {
    if (this.#waiting.ask !== 'any' || !this.#scopes.includes(scope)) return false
    this.#passed.add(side)
    return true
  }

  /** The pass to remember for later questions of the same kind; null for a pass of this moment only. */
  standingPass(scope: PassScope): StandingPass | null {
    if (scope === 'always') return 'always'
    const phase = this.#waiting.ask === 'any' ? this.#waiting.phase : undefined
    return scope === 'phase' && phase !== undefined ? { phase } : null
  }

  /** Passes for the sides whose standing pass covers this question. */
  applyStandingPasses(
    passing: Readonly<Record<string, Readonly<Record<string, StandingPass>>>> | undefined
  ): void {
    if (this.#waiting.ask !== 'any' || !passing) return
    const { phase } = this.#waiting
    for (const { header } of this.#questions) {
      const pass = passing[header.side]?.[header.kind]
      if (pass === 'always' || (pass && pass.phase === phase)) this.#passed.add(header.side)
    }
  }

  /**
   * Seals the answers that the sides' standing orders give. Returns the sides that need not be asked. A question open
   * to many has passes for that.
   */
  answerByOrders(answerOf: (question: Question<unknown, Q>) => Answer | null): readonly string[] {
    if (this.#waiting.ask === 'any') return []
    const answered: string[] = []
    for (const question of this.#questions) {
      const answer = answerOf(question)
      const verdict = answer ? question.check(answer) : null
      if (!answer || !verdict?.ok) continue
      this.seal(question.header.side, answer, verdict.value)
      answered.push(question.header.side)
    }
    return answered
  }

  /** No side is left to ask. */
  get isSettled(): boolean {
    return this.unanswered.length === 0
  }

  /** Several sides answered together: the outcome shows each of them the others' answers. */
  get isJoint(): boolean {
    return this.#waiting.ask === 'together' && this.#questions.length > 1
  }

  /** The value that resumes the script once the round is settled. */
  get outcome(): unknown {
    if (this.#waiting.ask === 'any') return null
    if (this.#waiting.ask === 'one') return [...this.#sealed.values()][0]?.value
    return new Map([...this.#sealed].map(([side, { value }]) => [side, value]))
  }

  /** Builds the other sides' questions again, after an imagined copy has redealt what `side` cannot see. */
  rebuildOtherQuestions(side: string): void {
    if (this.#waiting.ask === 'one') return
    const own = this.questionOf(side)
    this.#questions = this.#waiting
      .pose()
      .map((question) => (own && question.header.side === side ? own : question))
  }

  /** A random legal reply. A question open to many is passed half of the time. */
  sample(random: RandomState, question: Question<unknown, Q>): Reply {
    const passes = question.onlyPass || (this.#waiting.ask === 'any' && randomInt(random, 2) === 0)
    return passes ? { pass: 'moment' } : question.sample(random)
  }
}
