import type { InvasionsEvent } from '../events.ts'
import type { InvasionsState } from '../state.ts'
import { hookWays } from './hook-ways.ts'
import { tieWitnesses } from './tie-ways.ts'

/** Something that the rules know and that play should bring about sooner or later. */
export interface Way {
  readonly id: string
  readonly section: string
  /** Whether an event shows it; the state is that after the answer which brought the event. */
  seen(event: InvasionsEvent, state: InvasionsState): boolean
}

export const ways: readonly Way[] = [...tieWitnesses, ...hookWays]

/** Counts how often each way has been seen. */
export class Coverage {
  readonly #counts = new Map<string, number>(ways.map(({ id }) => [id, 0]))

  note(event: InvasionsEvent, state: InvasionsState): void {
    for (const { id, seen } of ways) {
      if (seen(event, state)) this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1)
    }
  }

  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts)
  }

  /** What has never been seen. */
  get missing(): string[] {
    return ways.filter(({ id }) => this.#counts.get(id) === 0).map(({ id, section }) => `${id} (${section})`)
  }
}
