import { type Answer, type Decision, type Inquiry, type PassScope, passScopes } from './decision.ts'
import type { StandingPass } from './game.ts'
import { type RandomState, randomInt } from './random.ts'
import type { Question, Waiting } from './script.ts'

/** An answer that only its side knows, and what the question's check has made of it. */
interface Sealed {
  readonly answer: Answer
  readonly value: unknown
}

/**
 * What a match waits for: the questions that a script has asked, the answers that are sealed until all have answered,
 * and who has let a question that is open to many go by.
 */
export class Asking<Q extends Inquiry> {
  /** How many answers had been taken when it was asked: an answer to an earlier question is noticed by it. */
  readonly number: number
  readonly #waiting: Waiting<Q>
  readonly #sealed = new Map<string, Sealed>()
  readonly #passed = new Set<string>()
  #questions: readonly Question<unknown, Q>[]

  constructor(waiting: Waiting<Q>, number: number) {
    this.number = number
    this.#waiting = waiting
    this.#questions = waiting.ask === 'one' ? [waiting.question] : waiting.pose()
  }

  get mode(): Waiting['ask'] {
    return this.#waiting.ask
  }

  /** How a question open to many is put to those who share a computer; null where it is not open to many. */
  get curtain(): 'everyone' | 'no-one' | null {
    return this.#waiting.ask === 'any' ? this.#waiting.curtain : null
  }

  /** The questions whose sides have not answered yet. */
  get unanswered(): readonly Question<unknown, Q>[] {
    if (this.#sealed.size === 0 && this.#passed.size === 0) return this.#questions
    return this.#questions.filter(({ asked: { side } }) => !this.#sealed.has(side) && !this.#passed.has(side))
  }

  /** The question that a side may answer, for the first time or anew. */
  questionOf(side: string): Question<unknown, Q> | undefined {
    if (this.#passed.has(side)) return undefined
    return this.#questions.find(({ asked }) => asked.side === side)
  }

  decisionFor(side: string): Decision<Q> | null {
    const question = this.questionOf(side)
    if (!question) return null
    const sealed = this.#sealed.get(side)?.answer
    return {
      ...(question.told ?? question.inquiry),
      number: this.number,
      ...(sealed ? { sealed } : {}),
      ...(this.#waiting.ask === 'any' ? { passes: this.#scopes } : {})
    }
  }

  get #scopes(): readonly PassScope[] {
    const { phase } = this.#waiting.ask === 'any' ? this.#waiting : {}
    return passScopes.filter((scope) => scope !== 'phase' || phase !== undefined)
  }

  /** Several sides answer, and some have: nobody may learn what. */
  get isSealed(): boolean {
    return this.#sealed.size > 0
  }

  get sealedSides(): readonly string[] {
    return [...this.#sealed.keys()]
  }

  seal(side: string, answer: Answer, value: unknown): void {
    this.#sealed.set(side, { answer, value })
  }

  /** Whether a side may pass so; it has passed then. */
  pass(side: string, scope: PassScope): boolean {
    if (this.#waiting.ask !== 'any' || !this.#scopes.includes(scope)) return false
    this.#passed.add(side)
    return true
  }

  /** What a side's pass means for the same kind of question later; null where it was for this moment alone. */
  standingPass(scope: PassScope): StandingPass | null {
    if (scope === 'always') return 'always'
    const phase = this.#waiting.ask === 'any' ? this.#waiting.phase : undefined
    return scope === 'phase' && phase !== undefined ? { phase } : null
  }

  /** Sides that have said earlier that they let this go by are not asked. */
  passAsTold(passing: Readonly<Record<string, Readonly<Record<string, StandingPass>>>> | undefined): void {
    if (this.#waiting.ask !== 'any' || !passing) return
    const { phase } = this.#waiting
    for (const { asked } of this.#questions) {
      const pass = passing[asked.side]?.[asked.kind]
      if (pass === 'always' || (pass && pass.phase === phase)) this.#passed.add(asked.side)
    }
  }

  /** Nobody is left to answer. Where one side is asked, or the first who acts wins, an answer settles it at once. */
  get isSettled(): boolean {
    return this.#waiting.ask !== 'one' && this.unanswered.length === 0
  }

  /** More than one side has answered: each learns by the outcome what the others said. */
  get isJoint(): boolean {
    return this.#waiting.ask === 'together' && this.#questions.length > 1
  }

  /** What the script is resumed with once it is settled. */
  get outcome(): unknown {
    if (this.#waiting.ask === 'any') return null
    return new Map([...this.#sealed].map(([side, { value }]) => [side, value]))
  }

  /** Poses the questions of all other sides anew, after what `side` cannot see has been dealt anew. */
  poseAnewFor(side: string): void {
    if (this.#waiting.ask === 'one') return
    const own = this.questionOf(side)
    this.#questions = this.#waiting
      .pose()
      .map((question) => (own && question.asked.side === side ? own : question))
  }

  /** A random legal reply; where it is open to many, every other time a pass. */
  sample(random: RandomState, question: Question<unknown, Q>) {
    if (this.#waiting.ask === 'any' && randomInt(random, 2) === 0) return { pass: 'moment' } as const
    return question.sample(random)
  }
}
