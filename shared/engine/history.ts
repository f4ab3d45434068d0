import { isReply } from './decision.ts'
import { engineMessage, type Message } from './message.ts'
import type { AnswerRecord } from './open-match.ts'

/** The state between two scripts as JSON text, and the number of answers before it. */
export interface Snapshot {
  readonly answers: number
  readonly state: string
}

interface HistoryEntry extends AnswerRecord {
  /** `random.moves` (dice and drawn cards) before the answer. */
  readonly chanceBefore: number
  /** What somebody learned after the answer: undo stops here and shows this reason. Null: nothing. */
  barrier: Message | null
}

/** Undo takes back replies to questions, not standing orders. */
function isUndoable({ answer }: HistoryEntry): boolean {
  return isReply(answer)
}

/** After this many answers the next script boundary is kept as a snapshot. */
const ANSWERS_PER_SNAPSHOT = 50

/** The snapshots and answers that undo and resume need: those since the oldest answer that can still be undone. */
export class History {
  #snapshots: Snapshot[]
  #entries: HistoryEntry[] = []

  constructor(snapshot: Snapshot) {
    this.#snapshots = [snapshot]
  }

  /** The history as of a snapshot. Undo replays from there. */
  rewoundTo(snapshot: Snapshot): History {
    const rewound = new History(snapshot)
    rewound.#snapshots.unshift(...this.#snapshots.filter(({ answers }) => answers < snapshot.answers))
    rewound.#entries = this.#entries.slice(0, snapshot.answers - this.#firstAnswer)
    return rewound
  }

  get length(): number {
    return this.#firstAnswer + this.#entries.length
  }

  get lastAnswer(): AnswerRecord {
    const last = this.#entries.at(-1)
    if (!last) throw new Error('no answer has been taken')
    return { side: last.side, answer: last.answer }
  }

  get newestSnapshot(): Snapshot {
    const newest = this.#snapshots.at(-1)
    if (!newest) throw new Error('a history always has a snapshot')
    return newest
  }

  /** The answers after the first `answers` ones, as far as they are kept. */
  answersFrom(answers: number): readonly AnswerRecord[] {
    return this.#entries.slice(answers - this.#firstAnswer).map(({ side, answer }) => ({ side, answer }))
  }

  record(answer: AnswerRecord, chanceBefore: number): void {
    this.#entries.push({ ...answer, chanceBefore, barrier: null })
  }

  /** Whether the last answer came from the only one of these sides. */
  isOwn(sides: readonly string[]): boolean {
    const last = this.#entries.findLast(isUndoable)
    return sides.every((side) => side === last?.side)
  }

  /** Stops undo at the last answer: somebody has learned `what` since. A rule's own reason replaces the engine's. */
  raiseBarrier(what: Message, isOwn = false): void {
    const last = this.#entries.at(-1)
    if (last && (isOwn || !last.barrier)) last.barrier = what
  }

  /** Called at every script boundary: keeps a snapshot from time to time and drops what no undo can reach. */
  offerSnapshot(state: object): void {
    if (this.length - this.newestSnapshot.answers < ANSWERS_PER_SNAPSHOT) return
    this.#snapshots.push({ answers: this.length, state: JSON.stringify(state) })
    this.#forgetUnreachable()
  }

  /** Why a side cannot take back its last answer; null where it can. */
  whyNoUndo(side: string, chanceNow: number): Message | null {
    const last = this.#entries.findLast(isUndoable)
    if (!last?.barrier && last?.side === side && last.chanceBefore === chanceNow) return null
    if (!this.#entries.some((entry) => entry.side === side && isUndoable(entry))) {
      return engineMessage('refusal.nothing-to-undo')
    }
    if (last?.side !== side) return engineMessage('undo.others-answered')
    return last.barrier ?? engineMessage('undo.card-drawn')
  }

  /** What an undo of the last reply needs: the snapshot, the answers to replay, and the orders given since. */
  withoutLast(): {
    readonly snapshot: Snapshot
    readonly answers: readonly AnswerRecord[]
    readonly orders: readonly AnswerRecord[]
  } {
    const index = this.#entries.findLastIndex(isUndoable)
    const target = this.#firstAnswer + index
    const snapshot = this.#snapshots.findLast(({ answers }) => answers <= target)
    if (!snapshot) throw new Error('no snapshot reaches back to the last answer')
    const answers = this.#entries.slice(snapshot.answers - this.#firstAnswer, target - this.#firstAnswer)
    const orders = this.#entries.slice(index + 1).map(({ side, answer }) => ({ side, answer }))
    return { snapshot, answers, orders }
  }

  get #firstAnswer(): number {
    return this.#snapshots[0]?.answers ?? 0
  }

  #forgetUnreachable(): void {
    const floor = this.#undoFloor()
    const oldest = this.#snapshots.findLastIndex(({ answers }) => answers <= floor)
    if (oldest <= 0) return
    const forgotten = this.#firstAnswer
    this.#snapshots = this.#snapshots.slice(oldest)
    this.#entries = this.#entries.slice(this.#firstAnswer - forgotten)
  }

  /** The lowest answer count that repeated undos can reach. The last answer is kept even if it cannot be undone. */
  #undoFloor(): number {
    const last = this.#entries.findLast(isUndoable)
    let floor = this.length - 1
    if (!last) return floor
    for (let index = this.#entries.length - 1; index >= 0; index--) {
      const entry = this.#entries[index]
      if (entry && !isUndoable(entry)) continue
      if (!entry || entry.barrier || entry.side !== last.side || entry.chanceBefore !== last.chanceBefore)
        break
      floor = this.#firstAnswer + index
    }
    return floor
  }
}
