import type { GameEvent } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import type { Sentence } from '../log/sentence.ts'

/** The beginning of something, as the number of answers before it. */
export interface TimelineMoment {
  readonly number: number
  readonly head: Sentence
}

/** A turn of the timeline with its acts: steps, and actors. */
export interface TimelineTurn extends TimelineMoment {
  readonly turn: number
  readonly acts: readonly TimelineMoment[]
}

/** Divides the log into turns and their acts. */
export function timelineTurns(
  log: readonly LogEntry[],
  toSentence: (event: GameEvent) => Sentence
): readonly TimelineTurn[] {
  const turns: { turn: number; number: number; head: Sentence; acts: TimelineMoment[] }[] = []
  for (const { number, events } of log) {
    for (const event of events) {
      const head = toSentence(event)
      if (!head.chapter) continue
      const now = turns.at(-1)
      if (head.chapter.rank === 'turn') turns.push({ turn: turns.length + 1, number, head, acts: [] })
      else if (now) now.acts = withAct(now.acts, { number, head })
    }
  }
  return turns
}

/** Of several acts that began at the same answer only the last was in progress when someone was asked. */
function withAct(acts: readonly TimelineMoment[], act: TimelineMoment): TimelineMoment[] {
  return acts.at(-1)?.number === act.number ? [...acts.slice(0, -1), act] : [...acts, act]
}

/** The turn and the act in progress at a moment. */
export interface TimelineContext {
  readonly turn: TimelineTurn | null
  readonly act: TimelineMoment | null
}

export function timelineContextAt(turns: readonly TimelineTurn[], number: number): TimelineContext {
  const begun = (moment: TimelineMoment) => moment.number <= number
  const turn = turns.findLast(begun) ?? null
  return { turn, act: turn?.acts.findLast(begun) ?? null }
}

/** The size of a step: to the next decision, act or turn. */
export type StepSize = 'decision' | 'act' | 'turn'

/** The moment that a step leads to; the same one if there is none. */
export function stepTarget(
  turns: readonly TimelineTurn[],
  number: number,
  stride: StepSize,
  direction: -1 | 1,
  last: number
): number {
  const stops = stopsOf(turns, stride)
  const next =
    stops === null
      ? number + direction
      : direction > 0
        ? (stops.find((stop) => stop > number) ?? last)
        : (stops.findLast((stop) => stop < number) ?? 0)
  return Math.min(last, Math.max(0, next))
}

function stopsOf(turns: readonly TimelineTurn[], stride: StepSize): readonly number[] | null {
  if (stride === 'decision') return null
  const moments = stride === 'turn' ? turns : turns.flatMap(({ acts, ...turn }) => [turn, ...acts])
  return moments.map(({ number }) => number)
}
