import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleIndex } from '#shared/engine/rule-index.ts'
import { describedIn } from './declarations.ts'
import { type SectionId, tagReader } from './tags.ts'
import { testNamesIn } from './test-names.ts'
import { tokensOf } from './tokens.ts'

/** What of the code bears a section's number: each as `file:line name`. */
export interface Places {
  readonly functions: readonly string[]
  /** Types, constants and tables. */
  readonly data: readonly string[]
  readonly tests: readonly string[]
}

interface Mark {
  readonly tags: readonly string[]
  /** Null for a tag that stands before nothing which has a name. */
  readonly what: keyof Places | null
  readonly place: string
}

export interface FileMarks {
  readonly marks: readonly Mark[]
  /** Tags that lead nowhere, each as `file:line why`. */
  readonly problems: readonly string[]
}

const root = join(import.meta.dirname, '..', '..', '..')

/** Every tag of a game's code and tests. */
export function marksOfTheTree(index: RuleIndex): FileMarks {
  const read = marksReader(index)
  const found = globSync([...index.files], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => read(file, readFileSync(join(root, file), 'utf8')))
  return {
    marks: found.flatMap(({ marks }) => marks),
    problems: found.flatMap(({ problems }) => problems)
  }
}

type ReadTags = (text: string) => SectionId[]

/** Finds the tags of a file, by how the rulebook's sections are written. */
export function marksReader(index: RuleIndex): (file: string, code: string) => FileMarks {
  const readTags = tagReader(index.grammar)
  const isKnown = knownIn(index)
  return (file, code) => {
    const marks = file.endsWith('.test.ts')
      ? testMarks(readTags, file, code)
      : codeMarks(readTags, file, code)
    const unknown = marks.flatMap(({ tags, place }) =>
      tags.filter((tag) => !isKnown(tag)).map((tag) => `${place}: the rulebook has no section ${tag}`)
    )
    const lost = marks
      .filter(({ what }) => what === null)
      .map(({ place, tags }) => `${place}: ${tags.join(', ')} stands before nothing that has a name`)
    return { marks, problems: [...lost, ...unknown] }
  }
}

function codeMarks(readTags: ReadTags, file: string, code: string): Mark[] {
  return describedIn(tokensOf(code)).flatMap(({ comment, declaration }): Mark[] => {
    const tags = readTags(comment.text)
    if (tags.length === 0) return []
    if (!declaration) return [{ tags, place: `${file}:${comment.line}`, what: null }]
    const { kind, line, name } = declaration
    return [{ tags, place: `${file}:${line} ${name}`, what: kind === 'function' ? 'functions' : 'data' }]
  })
}

function testMarks(readTags: ReadTags, file: string, code: string): Mark[] {
  return testNamesIn(tokensOf(code)).flatMap(({ name, line }) => {
    const tags = readTags(name)
    return tags.length === 0 ? [] : [{ tags, place: `${file}:${line} ${name}`, what: 'tests' } as const]
  })
}

/** Listed sections and their chapters; of other chapters only the number is checked. */
function knownIn({ sections, otherChapters }: RuleIndex): (tag: SectionId) => boolean {
  const listed = new Set(sections.flatMap(({ id }) => [id, chapterOf(id)]))
  return (tag) => listed.has(tag) || otherChapters.includes(chapterOf(tag))
}

export function chapterOf(tag: SectionId): string {
  return tag.split('.')[0] ?? tag
}

/** What bears exactly this tag, a section or a chapter. */
export function placesOf(marks: readonly Mark[], tag: string): Places {
  const own = marks.filter(({ tags }) => tags.includes(tag))
  const of = (wanted: keyof Places) => own.filter(({ what }) => what === wanted).map(({ place }) => place)
  return { functions: of('functions'), data: of('data'), tests: of('tests') }
}
