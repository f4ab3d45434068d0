import type { z } from 'zod'
import type { BotShelf } from './bot.ts'
import type { Answer, Given, Inquiry, Orders } from './decision.ts'
import type { Roll, RollRequest } from './dice.ts'
import type { Message } from './message.ts'
import type { RandomState } from './random.ts'
import type { Script } from './script.ts'

/** A piece of work still to do, as plain data. Its name finds the script. */
export interface Task {
  readonly task: string
}

/** What the engine itself keeps in every state. The whole state is plain JSON. */
export interface EngineState<T extends Task> {
  /** A stack: the last task is the next to run. Empty means the game is over. */
  agenda: T[]
  random: RandomState
  /** Questions open to many that a side lets go by, by side and kind; absent where nobody does. */
  passing?: Record<string, Record<string, StandingPass>>
  /** What sides have promised each other and no rule can enforce; absent where nobody has. */
  promises?: SpokenPromise[]
}

/** For good, or for as long as the phase lasts that the game has named. */
export type StandingPass = 'always' | { readonly phase: string }

/** A part of a deal that the rules do not carry out: it is recorded, and kept or broken. */
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
 * The types of one game, named together: they are the same from the rule that makes a value to the sentence on the
 * screen. A game declares `interface Mine extends GameTypes { State: ...; Event: ... }`.
 */
export interface GameTypes {
  State: EngineState<Task>
  Task: Task
  Event: GameEvent
  /** What is settled before the first turn. */
  Options: unknown
  /** The state as one side may see it. */
  View: object
  /** Every question the rules ask: a union closed by its kinds. */
  Inquiry: Inquiry
  /** For each kind of question what answers it. */
  Answers: Record<string, Answer>
  /** What the campaign's card in the library tells besides turn, scores and result. */
  Facts: object
}

/** The answer to one kind of question of a game, or to any of them. */
export type AnswerOf<
  G extends GameTypes,
  Kind extends keyof G['Answers'] = keyof G['Answers']
> = G['Answers'][Kind]

/** One schema for each kind of question: it reads an answer where it arrives, and nobody reads it again. */
export type AnswerSchemas<Answers> = { readonly [Kind in keyof Answers]: z.ZodType<Answers[Kind]> }

/** What a script may do besides changing the state. */
export interface Play<State, T extends Task, Event extends GameEvent> {
  readonly state: State
  /** Tells what happened. `only` keeps it to some sides, who learn something by it: no undo goes back behind it. */
  emit(event: Event, only?: readonly string[]): void
  /** Tells a side alone what follows from what it sees already: an undo may go back behind it. */
  remind(event: Event, side: string): void
  /** Somebody has learned what he could not have worked out: no undo goes back behind it, and `what` says why. */
  reveal(what: Message): void
  roll(request: RollRequest): Roll
  /** Puts tasks on the agenda: the first named runs first, all of them before what is already there. */
  schedule(...tasks: T[]): void
}

/** The play of a game. */
export type PlayOf<G extends GameTypes> = Play<G['State'], G['Task'], G['Event']>
/** A script that asks nothing but what the game knows to ask. */
export type ScriptOf<G extends GameTypes, Result = void> = Script<Result, G['Inquiry']>

/** The scripts of a game: one for each kind of task. `P` is what they are given: the play, and what the game adds to it. */
export type Scripts<P, T extends Task, Q extends Inquiry = Inquiry> = {
  readonly [Name in T['task']]: (play: P, task: Extract<T, { readonly task: Name }>) => Script<void, Q>
}

/** Finds the script of a task in the table. */
export function scriptRunner<P, T extends Task, Q extends Inquiry = Inquiry>(
  scripts: Scripts<P, T, Q>
): (play: P, task: T) => Script<void, Q> {
  // The table's type pairs each name with its task; the compiler loses the pair when it is looked up by name.
  const byName: ReadonlyMap<string, (play: P, task: never) => Script<void, Q>> = new Map(
    Object.entries(scripts)
  )
  return (play, task) => {
    const script = byName.get(task.task)
    if (!script) throw new Error(`no script for task '${task.task}'`)
    return script(play, task as never)
  }
}

/** A game, as the engine sees it. */
export interface Game<G extends GameTypes> {
  readonly id: string
  /** Raised when the same answers may lead elsewhere than before. */
  readonly rulesVersion: number
  /** Reads options given from outside; throws a readable error when they make no sense. */
  readOptions(input: unknown): G['Options']
  /** Who plays, in the order of play: it may depend on the options. */
  sidesOf(options: G['Options']): readonly string[]
  setUp(options: G['Options'], random: RandomState): G['State']
  /** Reads a state that comes from outside, or from earlier rules; throws an error that names what makes no sense. */
  readState(input: unknown): G['State']
  /** Takes standing orders into the state; false where they make no sense. A game without it knows none. */
  instruct?(state: G['State'], side: string, orders: Orders['orders']): boolean
  /** How each kind of question is answered. */
  readonly answers: AnswerSchemas<G['Answers']>
  /**
   * Reads an answer of an older journal that the schema of its kind no longer takes. Null where it makes no sense. A
   * game whose answers never changed has none.
   */
  translateAnswer?(old: Given, inquiry: G['Inquiry']): unknown
  runTask(play: PlayOf<G>, task: G['Task']): ScriptOf<G>
  /** The state as one side may see it; null is an onlooker. It may share parts with the state. */
  view(state: G['State'], side: string | null): G['View']
  /** As one side may know it; null is everybody, as in the library. */
  summary(state: G['State'], side: string | null): GameSummary<G['Facts']>
  /** A copy that shares nothing that the rules change; where it is not given, the engine copies part by part. */
  copyState?(state: G['State']): G['State']
  /** Deals anew, in the state itself, what a side cannot see; where it is not given, nothing is hidden. */
  reshuffleHidden?(state: G['State'], side: string, random: RandomState): void
  /** Its computer players, besides the one who answers at random. */
  readonly players?: BotShelf<G>
}

/** What a campaign's card in the library shows. */
export interface GameSummary<Facts extends object = object> {
  readonly turn: number
  /** Empty in a game without points. */
  readonly scores: Readonly<Record<string, number>>
  /** Null while the game goes on. */
  readonly result: GameResult | null
  /** What the game's own card makes of it. */
  readonly facts: Facts
}

/** How a game has ended: one has won, several have together, or nobody: a common defeat. */
export interface GameResult {
  readonly winners: readonly string[]
}
