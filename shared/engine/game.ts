import type { Roll, RollRequest } from './dice.ts'
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
}

/** A fact for the log, the animation and the chronicle: data, no prose. */
export interface GameEvent {
  readonly type: string
}

/** What a script may do besides changing the state. */
export interface Play<State, T extends Task, Event extends GameEvent> {
  readonly state: State
  /** Tells what happened; `only` keeps it to some sides. */
  emit(event: Event, only?: readonly string[]): void
  roll(request: RollRequest): Roll
  /** Puts tasks on the agenda: the first named runs first, all of them before what is already there. */
  schedule(...tasks: T[]): void
}

/** The scripts of a game: one for each kind of task. `P` is what they are given: the play, and what the game adds to it. */
export type Scripts<P, T extends Task> = {
  readonly [Name in T['task']]: (play: P, task: Extract<T, { readonly task: Name }>) => Script
}

/** Finds the script of a task in the table. */
export function scriptRunner<P, T extends Task>(scripts: Scripts<P, T>): (play: P, task: T) => Script {
  // The table's type pairs each name with its task; the compiler loses the pair when it is looked up by name.
  const byName: ReadonlyMap<string, (play: P, task: never) => Script> = new Map(Object.entries(scripts))
  return (play, task) => {
    const script = byName.get(task.task)
    if (!script) throw new Error(`no script for task '${task.task}'`)
    return script(play, task as never)
  }
}

/** A game, as the engine sees it. */
export interface Game<State extends EngineState<T>, T extends Task, Event extends GameEvent, Options> {
  readonly id: string
  /** Raised when the same answers may lead elsewhere than before. */
  readonly rulesVersion: number
  readonly sides: readonly string[]
  /** Reads options given from outside; throws a readable error when they make no sense. */
  readOptions(input: unknown): Options
  setUp(options: Options, random: RandomState): State
  runTask(play: Play<State, T, Event>, task: T): Script
  /** The state as one side may see it; null is an onlooker. It may share parts with the state. */
  view(state: State, side: string | null): object
  /** What a campaign's card in the library shows. */
  summary(state: State): GameSummary
}

export interface GameSummary {
  readonly turn: number
  readonly year: number
  readonly phase: string
  readonly scores: Readonly<Record<string, number>>
  readonly winner: string | null
}
