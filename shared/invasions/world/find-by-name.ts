/** The result of a search by name or id: one record, or the records with the nearest names. */
export type SearchResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly nearest: readonly T[] }

interface Named {
  readonly id: string
  readonly name: string
}

/** Reduces a text to plain lower-case letters and digits, so that 'Saldae' finds 'Saldæ'. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')

export function findByName<T extends Named>(records: readonly T[], wanted: string): SearchResult<T> {
  const value =
    records.find(({ id }) => id === wanted) ??
    records.find(({ name }) => name === wanted) ??
    records.find(
      ({ id, name }) =>
        plainLetters(id) === plainLetters(wanted) || plainLetters(name) === plainLetters(wanted)
    )
  return value ? { ok: true, value } : { ok: false, nearest: nearest(records, wanted, 3) }
}

/** The records with the most similar names. Names that start with or contain the text come first. */
export function nearest<T extends Named>(records: readonly T[], wanted: string, count: number): readonly T[] {
  const text = plainLetters(wanted)
  const score = ({ name }: T): number => {
    const other = plainLetters(name)
    if (text.length > 1 && other.startsWith(text)) return 0.2 + other.length / 1000
    if (text.length > 2 && other.includes(text)) return 0.6 + other.length / 1000
    // Compares with each word too, so that a typo counts the same in a long name as in a short one.
    const words = name.split(' ').map(plainLetters)
    const asWord = Math.min(...words.map((word) => edits(text, word))) + (words.length > 1 ? 0.5 : 0)
    return Math.min(edits(text, other), asWord)
  }
  return records
    .map((record) => ({ record, score: score(record) }))
    .sort((a, b) => a.score - b.score || (a.record.id < b.record.id ? -1 : 1))
    .slice(0, count)
    .map(({ record }) => record)
}

/** Levenshtein distance. */
function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
