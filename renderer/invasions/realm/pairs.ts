import type { Decision } from '#shared/engine/decision.ts'
import { type Draft, withOption } from '../../table/decision/draft.ts'

/** XXVIII.A: what separates the two provinces of a grant in the key of its option. */
const BETWEEN = '+'

export interface Pair {
  readonly key: string
  readonly places: readonly [string, string]
}

/** The pairs of provinces that a question offers; options that are none are left out. */
export function pairsIn({ body }: Decision): readonly Pair[] {
  if (body.type !== 'choice') return []
  return body.options.flatMap(({ key }) => {
    const [first, second] = key.split(BETWEEN)
    return first !== undefined && second !== undefined ? [{ key, places: [first, second] as const }] : []
  })
}

export interface PairPick {
  readonly draft: Draft
  /** The province that waits for its partner. */
  readonly held: string | null
}

/** A click on a province: the first of a pair is held, its partner chooses the pair; one that has no other is no question. */
export function pickForPair(
  pairs: readonly Pair[],
  draft: Draft,
  held: string | null,
  place: string
): PairPick | null {
  const here = pairs.filter(({ places }) => places.includes(place))
  const [only, another] = here
  if (!only) return null
  // The partner of what was chosen at one click is clicked all the same.
  if (here.some(({ key }) => key === draft.option)) return { draft, held: null }
  const match = held === null ? undefined : here.find(({ places }) => places.includes(held))
  if (match && held !== place) return { draft: withOption(draft, match.key), held: null }
  if (!another) return { draft: withOption(draft, only.key), held: null }
  return { draft: { ...draft, option: null }, held: place }
}

/** The provinces that may still be clicked: partners of the one that is held, else all. */
export function openPlaces(pairs: readonly Pair[], held: string | null): readonly string[] {
  const open = held === null ? pairs : pairs.filter(({ places }) => places.includes(held))
  return [...new Set(open.flatMap(({ places }) => places))].filter((place) => place !== held)
}
