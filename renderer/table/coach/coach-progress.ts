import type { Settings } from '../../state/settings.ts'

/** The player's progress in the guided first turn. */
export type CoachProgress =
  | { readonly at: 'offer' }
  | { readonly at: 'lesson'; readonly number: number }
  /** All lessons are done; new kinds of questions still get hints. */
  | { readonly at: 'hints' }
  | { readonly at: 'end' }

/** The setting after the last lesson. */
const HINTS = '9'

/** Reads the setting for a game with a number of lessons. */
export function coachProgress(coach: Settings['coach'], lessons: number): CoachProgress {
  if (coach === 'new') return { at: 'offer' }
  if (coach === 'off') return { at: 'end' }
  if (coach === HINTS) return { at: 'hints' }
  const number = Number(coach)
  return number < lessons ? { at: 'lesson', number } : { at: 'end' }
}

/** The setting after a lesson. */
export function afterLesson(number: number, lessons: number): string {
  return number + 1 < lessons ? String(number + 1) : HINTS
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
