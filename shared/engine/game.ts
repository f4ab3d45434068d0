import type { z } from 'zod'
import type { BotRegistry } from './bot.ts'
import type { Answer, Inquiry, Orders, SideInput } from './decision.ts'
import type { Roll, RollRequest } from './dice.ts'
import type { Message } from './message.ts'
import type { OwnScenarios } from './own-scenarios.ts'
import type { RandomState } from './random.ts'
import type { Question, Script } from './script.ts'

/** A piece of work on the agenda, as plain data. `task` names the script that does it. */
export interface Task {
  readonly task: string
}

/** The engine's own fields in every state. The whole state is plain JSON. */
export interface EngineState<T extends Task> {
  /** A stack: the last task is the next to run. Empty means the game is over. */
  agenda: T[]
  random: RandomState
  /** Standing passes by side and kind of question; absent if there are none. */
  passing?: Record<string, Record<string, StandingPass>>
  /** Promises between sides that no rule enforces; absent if there are none. */
  promises?: SpokenPromise[]
}

/** For the rest of the game, or for the phase that the game has named. */
export type StandingPass = 'always' | { readonly phase: string }

/** The part of a deal that the rules do not carry out: they record it, and the side keeps or breaks it. */
export interface SpokenPromise {
  readonly by: string
  readonly to: readonly string[]
  readonly words: string
}

/** A fact for the log, the animation and the chronicle: data, no prose. */
export interface GameEvent {
  readonly type: string
}

/**
 * All types of one game. They stay the same from the rule that creates a value to the component that shows it. A game
 * declares `interface Mine extends GameTypes { State: ...; Event: ... }`.
 */
export interface GameTypes {
  State: EngineState<Task>
  Task: Task
  Event: GameEvent
  /** The choices made before the first turn. */
  Options: unknown
  /** The state as one side may see it. */
  View: object
  /** Every question the rules ask: a union closed by its kinds. */
  Inquiry: Inquiry
  /** The answer type of each kind of question. */
  Answers: Record<string, Answer>
  /** What the campaign's card in the library shows besides turn, scores and result. */
  Facts: object
}

/** The answer to one kind of question of a game, or to any of them. */
export type AnswerOf<
  G extends GameTypes,
  Kind extends keyof G['Answers'] = keyof G['Answers']
> = G['Answers'][Kind]

/** One schema for each kind of question. It parses an answer once, where it arrives. */
export type AnswerSchemas<Answers> = { readonly [Kind in keyof Answers]: z.ZodType<Answers[Kind]> }

/** The context of a script: the state, and what a script may do besides changing it. */
export interface Play<State, T extends Task, Event extends GameEvent> {
  readonly state: State
  /** Emits an event. `only` limits it to some sides; as they learn something, undo stops here. */
  emit(event: Event, only?: readonly string[]): void
  /** Emits an event to one side that its own view already implies: undo may pass it. */
  remind(event: Event, side: string): void
  /** Declares that a side has learned something new: undo stops here and shows `what` as the reason. */
  reveal(what: Message): void
  roll(request: RollRequest): Roll
  /** Puts tasks on the agenda before those already there; the first argument runs first. */
  schedule(...tasks: T[]): void
}

/** The script context of a game. */
export type PlayOf<G extends GameTypes> = Play<G['State'], G['Task'], G['Event']>
/** A script that asks only questions of its game. */
export type ScriptOf<G extends GameTypes, Result = void> = Script<Result, G['Inquiry']>

/** The scripts of a game, one for each kind of task. `P` is their context: `Play` and what the game adds to it. */
export type Scripts<P, T extends Task, Q extends Inquiry = Inquiry> = {
  readonly [Name in T['task']]: (play: P, task: Extract<T, { readonly task: Name }>) => Script<void, Q>
}

/** Returns a function that starts the script of a task. */
export function scriptRunner<P, T extends Task, Q extends Inquiry = Inquiry>(
  scripts: Scripts<P, T, Q>
): (play: P, task: T) => Script<void, Q> {
  // The table's type pairs each name with its task; a lookup by name loses the pair for the compiler.
  const byName: ReadonlyMap<string, (play: P, task: never) => Script<void, Q>> = new Map(
    Object.entries(scripts)
  )
  return (play, task) => {
    const script = byName.get(task.task)
    if (!script) throw new Error(`no script for task '${task.task}'`)
    return script(play, task as never)
  }
}

/** What the engine needs of a game. */
export interface Game<G extends GameTypes> {
  readonly id: string
  /** Incremented when the same answers may lead to another position than before. */
  readonly rulesVersion: number
  /** Parses options from outside; throws a readable error if they are invalid. */
  readOptions(input: unknown): G['Options']
  /** The sides in the order of play, which may depend on the options. */
  sidesOf(options: G['Options']): readonly string[]
  setUp(options: G['Options'], random: RandomState): G['State']
  /** Parses a state from outside or from earlier rules; throws an error that names the invalid field. */
  readState(input: unknown): G['State']
  /** Writes standing orders into the state; returns false if they are invalid. Absent in a game without them. */
  takeStandingOrders?(state: G['State'], side: string, orders: Orders['orders']): boolean
  /**
   * The answer that a side's standing orders give to its question; null if the side must be asked. It depends on the
   * state alone. Absent in a game in which every side is asked everything.
   */
  answerByOrders?(state: G['State'], question: Question<unknown, G['Inquiry']>): Answer | null
  /**
   * The kinds of question that show nothing secret. People who share a computer answer them openly at the table: no
   * curtain falls. Absent: none.
   */
  readonly openKinds?: ReadonlySet<string>
  /** The schema of the answers to each kind of question. */
  readonly answers: AnswerSchemas<G['Answers']>
  /**
   * Translates an answer of an older journal that the schema of its kind no longer accepts; returns null if it cannot.
   * Absent in a game whose answers never changed.
   */
  translateAnswer?(old: SideInput, inquiry: G['Inquiry']): unknown
  runTask(play: PlayOf<G>, task: G['Task']): ScriptOf<G>
  /** The state as one side may see it; null is a spectator. The view may share objects with the state. */
  view(state: G['State'], side: string | null): G['View']
  /** The summary as one side may see it; null is what everybody may see, as in the library. */
  summary(state: G['State'], side: string | null): GameSummary<G['Facts']>
  /** Copies the state; the copy shares only what the rules never change. Absent: the engine copies everything. */
  copyState?(state: G['State']): G['State']
  /** Redeals in place what a side cannot see. Absent in a game without hidden information. */
  reshuffleHidden?(state: G['State'], side: string, random: RandomState): void
  /** Scenarios that players write themselves. Absent in a game that has none. */
  readonly ownScenarios?: OwnScenarios<G['View']>
  /** The computer players, besides the random one. */
  readonly players?: BotRegistry<G>
}

/** The data of a campaign's card in the library. */
export interface GameSummary<Facts extends object = object> {
  readonly turn: number
  /** Points by side; empty in a game without points. */
  readonly scores: Readonly<Record<string, number>>
  /** Null while the game goes on. */
  readonly result: GameResult | null
  /** Further data that the game's own card shows. */
  readonly facts: Facts
}

/** The end of a game: one winner, several together, or none in a common defeat. */
export interface GameResult {
  readonly winners: readonly string[]
}
