import type { MapFacts, PlaceRef } from '../map-types.ts'

export interface NamedPlace {
  readonly ref: PlaceRef
  readonly name: string
  readonly kind: 'province' | 'city' | 'area' | 'sea'
  /** A city's province, or a province's area. */
  readonly within: string | null
}

export function namedPlaces(facts: MapFacts, known: (id: string) => boolean): NamedPlace[] {
  const out: NamedPlace[] = []
  const areas = new Set<string>()
  for (const [id, p] of Object.entries(facts.provinces)) {
    if (!known(id)) continue
    areas.add(p.area)
    const ref = { kind: 'province', id } as const
    out.push({ ref, name: p.name, kind: 'province', within: facts.areas[p.area]?.name ?? null })
    if (p.city) out.push({ ref, name: p.city.name, kind: 'city', within: p.name })
  }
  for (const id of areas) {
    const name = facts.areas[id]?.name
    if (name) out.push({ ref: { kind: 'area', id }, name, kind: 'area', within: null })
  }
  for (const [id, { name }] of Object.entries(facts.seas)) {
    if (known(id)) out.push({ ref: { kind: 'sea', id }, name, kind: 'sea', within: null })
  }
  return out
}

/** Best matches first: the name itself, its beginning, a word's beginning, a part, then near misses. */
export function searchPlaces(places: readonly NamedPlace[], query: string, limit: number): NamedPlace[] {
  const wanted = foldLetters(query)
  if (wanted === '') return []
  return places
    .flatMap((place) => {
      const score = scoreOf(foldLetters(place.name), wanted)
      return score === null ? [] : [{ place, score }]
    })
    .sort(
      (a, b) =>
        a.score - b.score ||
        rank[a.place.kind] - rank[b.place.kind] ||
        a.place.name.localeCompare(b.place.name)
    )
    .slice(0, limit)
    .map(({ place }) => place)
}

const rank = { province: 0, city: 1, area: 2, sea: 3 } as const

/** Lower is better; null is no match. */
function scoreOf(name: string, wanted: string): number | null {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.split(' ').some((word) => word.startsWith(wanted))) return 2
  if (name.includes(wanted)) return 3
  const allowed = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2
  const whole = editDistance(name, wanted)
  const opening = editDistance(name.slice(0, wanted.length), wanted)
  const least = Math.min(whole, opening + 0.5)
  return least <= allowed + 0.5 ? 4 + least : null
}

/** Lower case without accents. Latin u and v, and i and j, are the same. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('v', 'u')
    .replaceAll('j', 'i')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The number of insertions, deletions, substitutions and swaps of adjacent letters. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
