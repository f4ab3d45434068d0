import type { GameTypes } from '#shared/engine/game.ts'
import type { Lesson } from '../game/game-client.ts'

/** What the coach has told a person. */
export interface CoachProgress {
  /** `new`: the coach has yet to offer itself. `off`: the person wants no coach. */
  readonly mode: 'new' | 'on' | 'off'
  /** The lessons that the person has had. */
  readonly told: readonly string[]
}

const HINTS_ONLY = '9'

/** Reads what is stored of a person. Earlier versions counted the lessons, which then had a fixed order. */
export function coachProgress(stored: string, lessons: readonly string[]): CoachProgress {
  if (stored === 'new' || stored === 'off') return { mode: stored, told: [] }
  const [first = '', ...told] = stored.split(' ')
  if (first === HINTS_ONLY) return { mode: 'on', told: lessons }
  if (/^\d$/.test(first)) return { mode: 'on', told: lessons.slice(0, Number(first)) }
  return { mode: 'on', told }
}

/** The form in which a person's progress is stored. */
export function storedProgress({ mode, told }: CoachProgress): string {
  return mode === 'on' ? ['on', ...told].join(' ') : mode
}

export function withTold(progress: CoachProgress, lesson: string): CoachProgress {
  return progress.told.includes(lesson) ? progress : { ...progress, told: [...progress.told, lesson] }
}

/**
 * The lesson for this moment: one about what is going on comes before those that can be given at any time. Null while
 * the lessons that are left wait for their moment.
 */
export function lessonNow<G extends GameTypes>(
  lessons: readonly Lesson<G>[],
  { told }: CoachProgress,
  isGoingOn: (lesson: Lesson<G>) => boolean
): Lesson<G> | null {
  const left = lessons.filter(
    ({ id, after }) => !told.includes(id) && (after === undefined || told.includes(after))
  )
  return left.find(isGoingOn) ?? left.find(({ isDue }) => !isDue) ?? null
}

/** How often a hint appears, and up to which turn of a campaign. */
const TIMES = 2
const LAST_TURN = 3

/** Hints that appear a limited number of times, and not later in a campaign. */
export class FadingHints {
  readonly #given = new Map<string, Set<number>>()

  /** Whether a question of this kind still gets a hint. The same question always does. */
  mayGive(kind: string, question: number, turn: number): boolean {
    if (turn > LAST_TURN) return false
    const given = this.#given.get(kind) ?? new Set()
    if (given.size >= TIMES && !given.has(question)) return false
    this.#given.set(kind, given.add(question))
    return true
  }
}
