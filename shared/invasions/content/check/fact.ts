/** A claim of the rulebook, the facts file or the published aid about the components, and whether ours agree. */
export interface Fact {
  /** The section of the facts file, and of the rulebook where useful. */
  readonly source: string
  readonly claim: string
  readonly found: unknown
  readonly ok: boolean
}

export const equal = (source: string, claim: string, found: unknown, wanted: unknown): Fact => ({
  source,
  claim,
  found,
  ok: JSON.stringify(found) === JSON.stringify(wanted)
})

export const holds = (source: string, claim: string, ok: boolean, found: unknown = ok): Fact => ({
  source,
  claim,
  found,
  ok
})
