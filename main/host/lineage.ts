import { randomUUID } from 'node:crypto'
import type { KnownLineage } from '#shared/ipc/table.ts'

/** The last shared answer when the page has nothing of the log. */
export const NOTHING_SHARED = -1

/**
 * Identifies the answers that led to a table's position, so that a page that changes its seat does not receive again
 * what it has. After an undo the lineage has another name.
 */
export class Lineage {
  /** New each time the table is opened, because another process may have changed the campaign in between. */
  readonly #session = randomUUID()
  /** The number of answers left after each undo. */
  readonly #cuts: number[] = []

  get name(): string {
    return `${this.#session}/${this.#cuts.length}`
  }

  cutTo(answers: number): void {
    this.#cuts.push(answers)
  }

  /** The last answer up to which the page's lineage equals this one. */
  sharedWith({ lineage, answers }: KnownLineage): number {
    const [session, cuts] = lineage.split('/')
    const since = Number(cuts)
    if (session !== this.#session || !Number.isInteger(since) || since < 0) return NOTHING_SHARED
    return Math.min(answers, ...this.#cuts.slice(since))
  }
}
