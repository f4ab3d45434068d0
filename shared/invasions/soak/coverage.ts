import type { InvasionsEvent } from '../events.ts'
import type { InvasionsState } from '../state.ts'
import { relationPoints } from './relation-coverage.ts'
import { specialRulePoints } from './special-rule-coverage.ts'

/** An outcome of the rules that random play should reach sooner or later. */
export interface CoveragePoint {
  readonly id: string
  readonly section: string
  /** Whether an event shows it. `state` is the state after the answer that caused the event. */
  isSeenIn(event: InvasionsEvent, state: InvasionsState): boolean
}

export const coveragePoints: readonly CoveragePoint[] = [...relationPoints, ...specialRulePoints]

/** Counts how often play has reached each point. */
export class Coverage {
  readonly #counts = new Map<string, number>(coveragePoints.map(({ id }) => [id, 0]))

  note(event: InvasionsEvent, state: InvasionsState): void {
    for (const { id, isSeenIn } of coveragePoints) {
      if (isSeenIn(event, state)) this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1)
    }
  }

  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts)
  }

  /** The points that play has never reached. */
  get missing(): string[] {
    return coveragePoints
      .filter(({ id }) => this.#counts.get(id) === 0)
      .map(({ id, section }) => `${id} (${section})`)
  }
}
