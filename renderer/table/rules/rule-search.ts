import { type RuleBook, wordsIn } from '#shared/words/rule-book.ts'

/** A section that matches a search. */
export interface RuleHit {
  readonly section: string
  readonly chapter: string
  readonly title: string
  /** The text around the first match. */
  readonly excerpt: { readonly before: string; readonly match: string; readonly after: string } | null
}

const AROUND = 70

/** Removes accents letter by letter, so that positions in both texts are the same. */
export function foldAccents(text: string): string {
  return [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')
}

/**
 * The sections that contain every word. Those whose number matches come first, then those with the words in their
 * title.
 */
export function searchRules({ chapters }: RuleBook, query: string): readonly RuleHit[] {
  const sought = foldAccents(query).split(/\s+/).filter(Boolean)
  if (sought.length === 0) return []
  const hits = chapters.flatMap(({ id, title: chapter, intro, sections }) =>
    [{ id, title: chapter, text: intro, readings: [] }, ...sections].flatMap((section) => {
      const body = [
        ...section.text.flatMap(wordsIn),
        ...section.readings.flatMap(({ question, reading }) => [question, reading])
      ]
        .join(' · ')
        // The arrow only marks the chapter's number as a link.
        .replaceAll('→', '')
      const rank = rankOf(sought, {
        id: foldAccents(section.id),
        title: foldAccents(section.title),
        body: foldAccents(body)
      })
      if (rank === null) return []
      return [{ rank, section: section.id, chapter, title: section.title, excerpt: excerptOf(body, sought) }]
    })
  )
  return hits.sort((one, other) => one.rank - other.rank).map(({ rank: _, ...hit }) => hit)
}

interface SearchableSection {
  readonly id: string
  readonly title: string
  readonly body: string
}

/** Lower is better; null if a word is missing. */
function rankOf(sought: readonly string[], { id, title, body }: SearchableSection): number | null {
  if (sought.length === 1 && sought[0] === id) return 0
  if (sought.every((word) => wordStart(word, title) >= 0)) return 1
  return sought.every((word) => wordStart(word, title) >= 0 || wordStart(word, body) >= 0) ? 2 : null
}

/** Where a word starts with the search text, or -1. A search for XX.B must not find XXX.B. */
function wordStart(sought: string, text: string): number {
  let at = text.indexOf(sought)
  while (at > 0 && /[\p{L}\p{N}]/u.test(text.charAt(at - 1))) at = text.indexOf(sought, at + 1)
  return at
}

function excerptOf(body: string, sought: readonly string[]): RuleHit['excerpt'] {
  const plain = foldAccents(body)
  const [found] = sought
    .map((word) => ({ word, at: wordStart(word, plain) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  if (!found) return null
  const { at, word } = found
  const from = Math.max(0, at - AROUND)
  const to = Math.min(body.length, at + word.length + AROUND)
  return {
    before: `${from > 0 ? '…' : ''}${body.slice(from, at)}`,
    match: body.slice(at, at + word.length),
    after: `${body.slice(at + word.length, to)}${to < body.length ? '…' : ''}`
  }
}
