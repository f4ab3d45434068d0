import type { Decision } from '#shared/engine/decision.ts'
import type { InquiryOf, OptionOf } from '#shared/invasions/decisions/decision-kinds.ts'
import { type Draft, isChosen, withOption } from '../../table/decision/draft.ts'

type GrantKind = 'offer-foedus' | 'choose-grant'
type GrantKey = Exclude<OptionOf<GrantKind>, string>

/** XXVIII.A: the two provinces of a grant. */
export interface ProvincePair {
  readonly key: GrantKey
  readonly places: GrantKey['provinces']
}

/** The pairs of provinces that a question offers, without its other options. */
export function provincePairsIn({
  body
}: Pick<Decision<InquiryOf<GrantKind>>, 'body'>): readonly ProvincePair[] {
  const keys = body.options.map(({ key }): OptionOf<GrantKind> => key)
  return keys.flatMap((key) => (typeof key === 'string' ? [] : [{ key, places: key.provinces }]))
}

export interface ProvincePairPick {
  readonly draft: Draft
  /** The province that waits for its partner. */
  readonly held: string | null
}

/** A click on a province: the first of a pair waits, its partner chooses the pair. A province with a single partner chooses at once. */
export function pickForPair(
  pairs: readonly ProvincePair[],
  draft: Draft,
  held: string | null,
  place: string
): ProvincePairPick | null {
  const here = pairs.filter(({ places }) => includes(places, place))
  const [only, another] = here
  if (!only) return null
  // A click on the partner in a pair that is already chosen changes nothing.
  if (here.some(({ key }) => isChosen(draft, key))) return { draft, held: null }
  const match = held === null ? undefined : here.find(({ places }) => includes(places, held))
  if (match && held !== place) return { draft: withOption(draft, match.key), held: null }
  if (!another) return { draft: withOption(draft, only.key), held: null }
  return { draft: { ...draft, option: null }, held: place }
}

/** The provinces that may be clicked next: partners of the waiting one, else all. */
export function openPlaces(pairs: readonly ProvincePair[], held: string | null): readonly string[] {
  const open = held === null ? pairs : pairs.filter(({ places }) => includes(places, held))
  return [...new Set(open.flatMap(({ places }) => places))].filter((place) => place !== held)
}

/** `includes` for any place id of the map. */
function includes(places: readonly string[], place: string): boolean {
  return places.includes(place)
}
