import type { Settings } from '../../state/settings.ts'

/** How far somebody is in the guided first turn. */
export type Progress =
  | { readonly at: 'offer' }
  | { readonly at: 'lesson'; readonly number: number }
  /** All has been told; what is new is still hinted at. */
  | { readonly at: 'hints' }
  | { readonly at: 'end' }

/** The setting of somebody who has gone all the steps. */
const HINTS = '9'

/** Reads the setting, for a game with so many lessons. */
export function progressOf(coach: Settings['coach'], lessons: number): Progress {
  if (coach === 'new') return { at: 'offer' }
  if (coach === 'off') return { at: 'end' }
  if (coach === HINTS) return { at: 'hints' }
  const number = Number(coach)
  return number < lessons ? { at: 'lesson', number } : { at: 'end' }
}

/** The setting once a lesson is over. */
export function afterLesson(number: number, lessons: number): string {
  return number + 1 < lessons ? String(number + 1) : HINTS
}

/** How often each thing is hinted at, and up to which turn of a campaign. */
const TIMES = 2
const LAST_TURN = 3

/** Hints that fade: each is given so often, and none later in a campaign. */
export class FadingHints {
  readonly #given = new Map<string, Set<number>>()

  /** Whether a question of this kind is still hinted at; the same question always is. */
  mayGive(kind: string, question: number, turn: number): boolean {
    if (turn > LAST_TURN) return false
    const given = this.#given.get(kind) ?? new Set()
    if (given.size >= TIMES && !given.has(question)) return false
    this.#given.set(kind, given.add(question))
    return true
  }
}
