import type { Inquiry } from './decision.ts'
import type { EngineState, Task } from './game.ts'
import { askTogether, type Question, type Script } from './script.ts'

/** A proposal of one side to others. The rules carry out the terms; the promise is free text. */
export interface Proposal<Terms> {
  readonly by: string
  readonly to: readonly string[]
  readonly terms: Terms
  readonly promise: string
}

/** A named side accepts, refuses, or answers with another proposal. */
export type OfferReply<Terms> =
  | { readonly reply: 'accept' }
  | { readonly reply: 'refuse' }
  | ({ readonly reply: 'counter' } & Pick<Proposal<Terms>, 'terms' | 'promise'>)

export interface Negotiation<Terms, Q extends Inquiry> {
  /** The question to a side whether it accepts a proposal. */
  replyQuestion(side: string, proposal: Proposal<Terms>, mayCounter: boolean): Question<OfferReply<Terms>, Q>
  /** The total number of counter-proposals allowed. */
  readonly counters: number
  /** Called with each proposal, the first one included, for the log. */
  onProposal?(proposal: Proposal<Terms>): void
}

/**
 * Lets sides negotiate. Returns the proposal that all have accepted, for the rule to carry out, or null if somebody has
 * refused. Of several counter-proposals, that of the first named side goes to all others.
 */
export function* negotiate<Terms, Q extends Inquiry>(
  first: Proposal<Terms>,
  { replyQuestion, counters, onProposal }: Negotiation<Terms, Q>
): Script<Proposal<Terms> | null, Q> {
  let proposal = first
  for (let left = counters; ; left--) {
    const open = proposal
    onProposal?.(open)
    const replies = yield* askTogether(() => open.to.map((side) => replyQuestion(side, open, left > 0)))
    if ([...replies.values()].some(({ reply }) => reply === 'refuse')) return null
    const counter = counterIn(open, replies)
    if (!counter) return open
    if (left === 0) return null
    proposal = counter
  }
}

function counterIn<Terms>(
  { by, to }: Proposal<Terms>,
  replies: ReadonlyMap<string, OfferReply<Terms>>
): Proposal<Terms> | null {
  for (const side of to) {
    const reply = replies.get(side)
    if (reply?.reply !== 'counter') continue
    const { terms, promise } = reply
    return { by: side, to: [by, ...to.filter((other) => other !== side)], terms, promise }
  }
  return null
}

/** Records the promise of a proposal. No rule enforces it. */
export function recordPromise<Terms>(state: EngineState<Task>, { by, to, promise }: Proposal<Terms>): void {
  if (promise === '') return
  state.promises ??= []
  state.promises.push({ by, to, words: promise })
}
