import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleIndex } from '#shared/engine/rule-index.ts'
import { declarationsAt, docCommentsIn } from './declarations.ts'
import { parseTypeScript } from './parse-typescript.ts'
import { chapterOf, type TaggedPlace, type TagIndex } from './tagged-places.ts'
import { type SectionId, tagReader } from './tags.ts'
import { testNamesIn } from './test-names.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Reads every tag of a game's code and tests. */
export function readTagIndex(rules: RuleIndex): TagIndex {
  const read = fileTagReader(rules)
  const files = globSync([...rules.files], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => read(file, readFileSync(join(root, file), 'utf8')))
  return {
    places: files.flatMap(({ places }) => places),
    problems: files.flatMap(({ problems }) => problems)
  }
}

type ReadTags = (text: string) => SectionId[]

/** Makes the function that finds the tags of a file, in the rulebook's way of writing sections. */
export function fileTagReader(rules: RuleIndex): (file: string, code: string) => TagIndex {
  const readTags = tagReader(rules.grammar)
  const isKnown = sectionCheck(rules)
  return (file, code) => {
    const places = file.endsWith('.test.ts')
      ? taggedTests(readTags, file, code)
      : taggedDeclarations(readTags, file, code)
    const unknown = places.flatMap(({ tags, place }) =>
      tags.filter((tag) => !isKnown(tag)).map((tag) => `${place}: the rulebook has no section ${tag}`)
    )
    const lost = places
      .filter(({ kind }) => kind === null)
      .map(({ place, tags }) => `${place}: ${tags.join(', ')} stands before nothing that has a name`)
    return { places, problems: [...lost, ...unknown] }
  }
}

function taggedDeclarations(readTags: ReadTags, file: string, code: string): TaggedPlace[] {
  const parsed = parseTypeScript(code)
  const comments = docCommentsIn(parsed)
    .map((comment) => ({ ...comment, tags: readTags(comment.text) }))
    .filter(({ tags }) => tags.length > 0)
  const declarations = declarationsAt(
    comments.map(({ next }) => next),
    parsed
  )
  return comments.map(({ tags, next, line }): TaggedPlace => {
    const declaration = declarations.get(next)
    if (!declaration) return { tags, place: `${file}:${line}`, kind: null }
    const place = `${file}:${declaration.line} ${declaration.name}`
    return { tags, place, kind: declaration.kind === 'function' ? 'functions' : 'data' }
  })
}

function taggedTests(readTags: ReadTags, file: string, code: string): TaggedPlace[] {
  return testNamesIn(parseTypeScript(code)).flatMap(({ name, line }) => {
    const tags = readTags(name)
    return tags.length === 0 ? [] : [{ tags, place: `${file}:${line} ${name}`, kind: 'tests' } as const]
  })
}

/** Accepts listed sections and their chapters. Of other chapters it checks only the number. */
function sectionCheck({ sections, otherChapters }: RuleIndex): (tag: SectionId) => boolean {
  const listed = new Set(sections.flatMap(({ id }) => [id, chapterOf(id)]))
  return (tag) => listed.has(tag) || otherChapters.includes(chapterOf(tag))
}
