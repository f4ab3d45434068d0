import type { TagGrammar } from '#shared/engine/rule-index.ts'

/** What the start of a comment or of a test's name refers to: `XX.G`, or a whole chapter, `XX`. */
export type SectionId = string

const BETWEEN = /^(?:, | and |\/)/

/** Patterns for sections of a rulebook at the start of a text. */
interface TagPatterns {
  readonly section: RegExp
  readonly chapter: RegExp
  /** A part alone, which continues the chapter before it. */
  readonly part: RegExp
  readonly span: RegExp
  readonly alone: RegExp | null
}

function patternsOf({ chapter, part, alone }: TagGrammar): TagPatterns {
  return {
    section: new RegExp(`^(${chapter})\\.(${part})\\b`),
    chapter: new RegExp(`^(${chapter})(?=[:,]|$)`),
    part: new RegExp(`^(${part})(?=[:,-]|$| and )`),
    span: new RegExp(`^(?:-| to )(?:(?:${chapter})\\.)?(${part})\\b`),
    alone: alone === undefined ? null : new RegExp(`^(${alone})(?=[:, ]|$)`)
  }
}

/**
 * Reads the sections that a text starts with: `XX.F-G, XXI.D: ...` starts with three, `XXX.C, E` with two.
 * A section in the middle of a text is a reference, not a tag.
 */
export function tagReader(grammar: TagGrammar): (text: string) => SectionId[] {
  const patterns = patternsOf(grammar)
  return (text) => {
    const tags: SectionId[] = []
    let rest = text
    for (let chapter: string | undefined; ; ) {
      const found = leadingTagsOf(patterns, rest, chapter)
      if (!found) return tags
      tags.push(...found.tags)
      chapter = found.chapter
      const between = BETWEEN.exec(found.rest)?.[0]
      if (!between) return tags
      rest = found.rest.slice(between.length)
    }
  }
}

interface LeadingTags {
  readonly chapter: string
  readonly tags: readonly SectionId[]
  readonly rest: string
}

/** One section, span or chapter; a part alone continues the chapter before. */
function leadingTagsOf(patterns: TagPatterns, text: string, before: string | undefined): LeadingTags | null {
  const section = patterns.section.exec(text)
  const [, partAlone] = (before && patterns.part.exec(text)) || []
  const chapter = section?.[1] ?? (partAlone && before)
  const part = section?.[2] ?? partAlone
  if (!chapter || !part) return wholeChapterOf(patterns, text)
  const after = text.slice(section?.[0].length ?? part.length)
  const span = patterns.span.exec(after)
  const tags = lettersFrom(part, span?.[1] ?? part).map((each) => `${chapter}.${each}`)
  return { chapter, tags, rest: after.slice(span?.[0].length ?? 0) }
}

/** A whole chapter, or a section without a chapter. */
function wholeChapterOf({ chapter, alone }: TagPatterns, text: string): LeadingTags | null {
  const [, id] = alone?.exec(text) ?? chapter.exec(text) ?? []
  return id ? { chapter: id, tags: [id], rest: text.slice(id.length) } : null
}

function lettersFrom(first: string, last: string): string[] {
  const from = first.charCodeAt(0)
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) =>
    String.fromCharCode(from + index)
  )
}
