import type { Answer, Decision, Refusal } from './decision.ts'
import type { GameTypes } from './game.ts'
import type { Match } from './match.ts'
import type { Message } from './message.ts'
import { createRandom, type RandomState } from './random.ts'
import { stableHash } from './stable-hash.ts'

/** What a computer player is given to answer one question: what its side may see, and never the match itself. */
export interface BotSeat<G extends GameTypes> {
  readonly side: string
  readonly view: G['View']
  readonly decision: Decision<G['Inquiry']>
  /** What it noted with its last answer; null where a seat was just handed over. */
  readonly memo: unknown
  /** Its own chance, which is none of the campaign's dice. */
  readonly random: RandomState
  /** Why the rules would refuse an answer; null where they would take it. Nothing changes. */
  check(answer: Answer): Refusal | null
  /** A random legal answer. */
  sample(): Answer
}

/** An answer with what it was weighed by, for the table to ask, and a note for the next question. */
export interface BotReply {
  readonly answer: Answer
  /** Public facts only: everybody may read them. */
  readonly reasons: readonly Message[]
  /** Plain JSON. */
  readonly memo: unknown
}

/** A computer player: a pure function of its seat. */
export type Bot<G extends GameTypes> = (seat: BotSeat<G>) => BotReply

/** The computer players that a game brings. */
export interface BotShelf<G extends GameTypes> {
  /** By name, the weakest first. */
  readonly bots: Readonly<Record<string, Bot<G>>>
  /** Whose answers are hints for people, and who stands in where another fails: the name of one of them. */
  readonly adviser: string
}

/** The player that any game has. */
export const RANDOM_PLAYER = 'random'

export function randomBot<G extends GameTypes>(seat: BotSeat<G>): BotReply {
  return { answer: seat.sample(), reasons: [], memo: null }
}

/** What a computer player's chance comes from: nothing that the dice come from. */
export function botChance(campaign: string, answers: number, side: string): string {
  return stableHash([campaign, answers, side, 'bot'])
}

/** The seat of a side that must answer now. `chance` names what its random numbers come from. */
export function botSeat<G extends GameTypes>(
  match: Match<G>,
  side: string,
  memo: unknown,
  chance: string
): BotSeat<G> {
  const decision = match.decisionFor(side)
  if (!decision) throw new Error(`${side} has nothing to answer`)
  const random = createRandom(chance)
  let view: G['View'] | null = null
  return {
    side,
    // Made only for those who look.
    get view() {
      view ??= match.view(side)
      return view
    },
    decision,
    memo,
    random,
    check: (answer) => match.check(side, answer),
    sample: () => match.sample(random, side)
  }
}
