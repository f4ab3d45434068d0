import { randomUUID } from 'node:crypto'
import type { KnownLineage } from '#shared/ipc/table.ts'

/** Of a log that nobody has yet. */
export const NOTHING_SHARED = -1

/**
 * Names the answers that led to where a table stands, so that a page which changes its seat is not told again what it
 * has. Where answers are taken back it is another lineage from there on.
 */
export class Lineage {
  /** Another one for each opening of the table: what happened in between is not known. */
  readonly #opening = randomUUID()
  /** How many answers were left whenever some were taken back. */
  readonly #cuts: number[] = []

  get name(): string {
    return `${this.#opening}/${this.#cuts.length}`
  }

  cutTo(answers: number): void {
    this.#cuts.push(answers)
  }

  /** Up to which answer the lineage that a page knows is still this one. */
  sharedWith({ lineage, answers }: KnownLineage): number {
    const [opening, cuts] = lineage.split('/')
    const since = Number(cuts)
    if (opening !== this.#opening || !Number.isInteger(since) || since < 0) return NOTHING_SHARED
    return Math.min(answers, ...this.#cuts.slice(since))
  }
}
