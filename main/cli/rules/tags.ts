/** What the opening of a comment or of a test's name refers to: `XX.G`, or a whole chapter, `XX`. */
export type SectionId = string

const SECTION = /^([IVX]+)\.([A-Z])\b/
const CHAPTER = /^([IVX]+)(?=[:,]|$)/
const LETTER = /^([A-Z])(?=[:,-]|$| and )/
const SPAN = /^(?:-| to )(?:[IVX]+\.)?([A-Z])\b/
const BETWEEN = /^(?:, | and |\/)/

/**
 * The sections that a text opens with: `XX.F-G, XXI.D: ...` opens with three, `XXX.C, E` with two.
 * A section in the middle of a text is a reference, no tag.
 */
export function tagsOf(text: string): SectionId[] {
  const tags: SectionId[] = []
  let rest = text
  for (let chapter: string | undefined; ; ) {
    const found = openingOf(rest, chapter)
    if (!found) return tags
    tags.push(...found.tags)
    chapter = found.chapter
    const between = BETWEEN.exec(found.rest)?.[0]
    if (!between) return tags
    rest = found.rest.slice(between.length)
  }
}

interface Opening {
  readonly chapter: string
  readonly tags: readonly SectionId[]
  readonly rest: string
}

/** One section, span or chapter; a letter alone continues the chapter before. */
function openingOf(text: string, before: string | undefined): Opening | null {
  const section = SECTION.exec(text)
  const [, letterAlone] = (before && LETTER.exec(text)) || []
  const chapter = section?.[1] ?? (letterAlone && before)
  const letter = section?.[2] ?? letterAlone
  if (!chapter || !letter) return chapterOf(text)
  const after = text.slice(section?.[0].length ?? letter.length)
  const span = SPAN.exec(after)
  const tags = lettersFrom(letter, span?.[1] ?? letter).map((each) => `${chapter}.${each}`)
  return { chapter, tags, rest: after.slice(span?.[0].length ?? 0) }
}

function chapterOf(text: string): Opening | null {
  const [, chapter] = CHAPTER.exec(text) ?? []
  return chapter ? { chapter, tags: [chapter], rest: text.slice(chapter.length) } : null
}

function lettersFrom(first: string, last: string): string[] {
  const from = first.charCodeAt(0)
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) =>
    String.fromCharCode(from + index)
  )
}
