import type { CommitmentKind, Numbers } from './commitment.ts'

/** The comparison of one claim with many plays. */
export interface Comparison {
  readonly kind: CommitmentKind
  readonly claim: string
  readonly what: string
  readonly nation: string
  readonly claimed: number
  readonly played: number
  readonly plays: number
  /** The difference in standard errors. */
  readonly z: number
}

/** Sums up what several plays of one commitment observed. */
export class Observations {
  readonly #sums = new Map<string, { plays: number; sum: number; squares: number }>()

  add(outcome: Numbers): void {
    for (const [claim, value] of Object.entries(outcome)) {
      const sums = this.#sums.get(claim) ?? { plays: 0, sum: 0, squares: 0 }
      sums.plays += 1
      sums.sum += value
      sums.squares += value ** 2
      this.#sums.set(claim, sums)
    }
  }

  /** The mean of a claim's values and its distance from what is claimed; null when the plays are too few. */
  compare(claim: string, claimed: number, isChance: boolean) {
    const sums = this.#sums.get(claim)
    if (!sums || sums.plays < LEAST_PLAYS) return null
    const { plays } = sums
    const played = sums.sum / plays
    // Whole numbers with the claimed mean vary at least so much; for a chance it is exact.
    const rest = claimed % 1
    const least = rest * (1 - rest)
    const variance = isChance ? least : Math.max(least, sums.squares / plays - played ** 2)
    // A single play more or less is never a fault.
    const error = Math.max(Math.sqrt(variance / plays), 1 / plays)
    return { played, plays, z: (played - claimed) / error }
  }
}

/** Fewer plays show nothing. */
const LEAST_PLAYS = 20

/** The comparisons of one claim of all positions of a kind. */
export interface ClaimReport {
  readonly positions: number
  readonly plays: number
  /** The root of the mean square of z: about 1 when only chance separates forecast and play. */
  readonly spread: number
  /** The mean difference between play and claim over all positions, in standard errors. */
  readonly bias: number
  readonly worst: readonly Comparison[]
}

const WORST_SHOWN = 3

export function reportOf(comparisons: readonly Comparison[]): ClaimReport {
  const positions = comparisons.length
  const sum = (of: (each: Comparison) => number) => comparisons.reduce((total, each) => total + of(each), 0)
  return {
    positions,
    plays: sum(({ plays }) => plays),
    spread: rounded(Math.sqrt(sum(({ z }) => z ** 2) / positions)),
    bias: rounded(sum(({ z }) => z) / Math.sqrt(positions)),
    worst: comparisons.toSorted((one, other) => Math.abs(other.z) - Math.abs(one.z)).slice(0, WORST_SHOWN)
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100
