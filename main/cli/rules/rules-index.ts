import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chapters, sections } from '#shared/invasions/sections.ts'
import { describedIn } from './declarations.ts'
import { tagsOf } from './tags.ts'
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

/** Every tag of the game's code and tests. */
export function marksOfTheTree(): FileMarks {
  const files = globSync(['shared/invasions/**/*.ts', 'main/cli/*.ts'], { cwd: root })
  const found = files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => marksIn(file, readFileSync(join(root, file), 'utf8')))
  return {
    marks: found.flatMap(({ marks }) => marks),
    problems: found.flatMap(({ problems }) => problems)
  }
}

export function marksIn(file: string, code: string): FileMarks {
  const marks = file.endsWith('.test.ts') ? testMarks(file, code) : codeMarks(file, code)
  const unknown = marks.flatMap(({ tags, place }) =>
    tags.filter((tag) => !isKnown(tag)).map((tag) => `${place}: the rulebook has no section ${tag}`)
  )
  const lost = marks
    .filter(({ what }) => what === null)
    .map(({ place, tags }) => `${place}: ${tags.join(', ')} stands before nothing that has a name`)
  return { marks, problems: [...lost, ...unknown] }
}

function codeMarks(file: string, code: string): Mark[] {
  return describedIn(tokensOf(code)).flatMap(({ comment, declaration }): Mark[] => {
    const tags = tagsOf(comment.text)
    if (tags.length === 0) return []
    if (!declaration) return [{ tags, place: `${file}:${comment.line}`, what: null }]
    const { kind, line, name } = declaration
    return [{ tags, place: `${file}:${line} ${name}`, what: kind === 'function' ? 'functions' : 'data' }]
  })
}

function testMarks(file: string, code: string): Mark[] {
  return testNamesIn(tokensOf(code)).flatMap(({ name, line }) => {
    const tags = tagsOf(name)
    return tags.length === 0 ? [] : [{ tags, place: `${file}:${line} ${name}`, what: 'tests' } as const]
  })
}

const listed = new Set<string>(sections.map(({ id }) => id))
const listedChapters = new Set<string>(chapters.map(({ chapter }) => chapter))

/** The table has the chapters V to XXXI; of the others only the number is checked. */
function isKnown(tag: string): boolean {
  const [chapter = ''] = tag.split('.')
  return listed.has(tag) || listedChapters.has(tag) || OTHER_CHAPTERS.has(chapter)
}

const OTHER_CHAPTERS = new Set(['I', 'II', 'III', 'IV', 'XXXII', 'XXXIII'])

/** What bears exactly this tag, a section or a chapter. */
export function placesOf(marks: readonly Mark[], tag: string): Places {
  const own = marks.filter(({ tags }) => tags.includes(tag))
  const of = (wanted: keyof Places) => own.filter(({ what }) => what === wanted).map(({ place }) => place)
  return { functions: of('functions'), data: of('data'), tests: of('tests') }
}
