/** A claim of the rulebook, the facts file or the published aid about the components, and whether ours agree. */
export interface CheckedFact {
  /** The section of the facts file, and of the rulebook where useful. */
  readonly source: string
  readonly claim: string
  readonly found: unknown
  readonly ok: boolean
}

export const factEquals = (source: string, claim: string, found: unknown, wanted: unknown): CheckedFact => ({
  source,
  claim,
  found,
  ok: JSON.stringify(found) === JSON.stringify(wanted)
})

export const factHolds = (source: string, claim: string, ok: boolean, found: unknown = ok): CheckedFact => ({
  source,
  claim,
  found,
  ok
})
