import type { GameEvent } from '#shared/engine/game.ts'
import type { LogEntry } from '#shared/ipc/table.ts'
import type { Sentence } from '../log/sentence.ts'

/** Where something began: after so many answers. */
export interface Moment {
  readonly number: number
  readonly head: Sentence
}

/** A turn of the timeline, and what was done in it: its steps, and who acted. */
export interface TurnMoments extends Moment {
  readonly turn: number
  readonly acts: readonly Moment[]
}

/** The campaign as its log tells it: by turn, and by what was done in each. */
export function momentsOf(
  log: readonly LogEntry[],
  tell: (event: GameEvent) => Sentence
): readonly TurnMoments[] {
  const turns: { turn: number; number: number; head: Sentence; acts: Moment[] }[] = []
  for (const { number, events } of log) {
    for (const event of events) {
      const head = tell(event)
      if (!head.chapter) continue
      const now = turns.at(-1)
      if (head.chapter.rank === 'turn') turns.push({ turn: turns.length + 1, number, head, acts: [] })
      else if (now) now.acts = withAct(now.acts, { number, head })
    }
  }
  return turns
}

/** Of what began at the same answer only the last was still going on when anybody was asked. */
function withAct(acts: readonly Moment[], act: Moment): Moment[] {
  return acts.at(-1)?.number === act.number ? [...acts.slice(0, -1), act] : [...acts, act]
}

/** What was going on at a moment. */
export interface Whereabouts {
  readonly turn: TurnMoments | null
  readonly act: Moment | null
}

export function whereaboutsOf(turns: readonly TurnMoments[], number: number): Whereabouts {
  const begun = (moment: Moment) => moment.number <= number
  const turn = turns.findLast(begun) ?? null
  return { turn, act: turn?.acts.findLast(begun) ?? null }
}

/** How far a step leads: to the next decision, to whoever acts next, or to the next turn. */
export type Stride = 'decision' | 'act' | 'turn'

/** The moment that a step leads to, forwards or back; the same where there is none. */
export function stepFrom(
  turns: readonly TurnMoments[],
  number: number,
  stride: Stride,
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

function stopsOf(turns: readonly TurnMoments[], stride: Stride): readonly number[] | null {
  if (stride === 'decision') return null
  const moments = stride === 'turn' ? turns : turns.flatMap(({ acts, ...turn }) => [turn, ...acts])
  return moments.map(({ number }) => number)
}
