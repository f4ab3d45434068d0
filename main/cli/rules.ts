import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Section, sections } from '#shared/invasions/sections.ts'
import type { Command } from './command.ts'

const root = join(import.meta.dirname, '..', '..')

export interface SectionReport extends Section {
  readonly functions: readonly string[]
  readonly tests: readonly string[]
}

const SECTION = /\b([IVX]+\.[A-L])(?:-([A-L]))?\b/g

/** The sections that a text names; `XIX.A-C` names three. */
export function sectionsIn(text: string): string[] {
  return [...text.matchAll(SECTION)].flatMap(([, first = '', last]) => {
    if (!last) return [first]
    const [chapter = '', letter = ''] = first.split('.')
    const from = letter.charCodeAt(0)
    return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, index) => {
      return `${chapter}.${String.fromCharCode(from + index)}`
    })
  })
}

/** Functions whose doc comment opens with sections: `/** XVIII.E, XX.L: ... *\/ function overrun`. */
export function taggedFunctions(code: string): { name: string; sections: string[] }[] {
  const tagged = code.matchAll(
    /\/\*\*\s*(?:\*\s*)?([^*]*?)(?::|\*\/|\n)[\s\S]*?\*?\/?\s*\n\s*(?:export )?(?:async )?(?:function\*?|const) (\w+)/g
  )
  return [...tagged].flatMap(([, head = '', name = '']) => {
    const named = /^[IVX]+\.[A-L]/.test(head.trim()) ? sectionsIn(head) : []
    return named.length > 0 ? [{ name, sections: named }] : []
  })
}

/** Tests whose name opens with sections: `it('XVIII.E six units overrun one', ...)`. */
export function taggedTests(code: string): { name: string; sections: string[] }[] {
  const tests = code.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\]\))?\(\s*(['"`])([IVX]+\.[A-L][\s\S]*?)\1/g)
  return [...tests].map(([, , name = '']) => {
    const head = /^(?:[IVX]+\.[A-L](?:-[A-L])?(?:, | and |\/)?)+/.exec(name)?.[0] ?? ''
    return { name, sections: sectionsIn(head) }
  })
}

/** Every section of chapters V to XXXI with what implements and what proves it. */
export function reportSections(): SectionReport[] {
  const functions = new Map<string, string[]>()
  const tests = new Map<string, string[]>()
  const note = (map: Map<string, string[]>, ids: readonly string[], what: string) => {
    for (const id of ids) map.set(id, [...(map.get(id) ?? []), what])
  }
  for (const file of globSync('shared/invasions/{rules,queries}/**/*.ts', { cwd: root }).sort()) {
    const code = readFileSync(join(root, file), 'utf8')
    const place = file.replaceAll('\\', '/')
    if (file.endsWith('.test.ts')) for (const test of taggedTests(code)) note(tests, test.sections, test.name)
    else for (const { name, sections: ids } of taggedFunctions(code)) note(functions, ids, `${place}#${name}`)
  }
  return sections.map((section) => ({
    ...section,
    functions: functions.get(section.id) ?? [],
    tests: tests.get(section.id) ?? []
  }))
}

export const rulesCommand: Command = {
  name: 'rules',
  usage: 'rules',
  run() {
    const report = reportSections()
    const missing = report
      .filter(({ functions, tests }) => functions.length === 0 || tests.length === 0)
      .map(({ id, title, functions, tests }) => ({
        id,
        title,
        lacks: [...(functions.length === 0 ? ['function'] : []), ...(tests.length === 0 ? ['test'] : [])]
      }))
    return { sections: report, done: report.length - missing.length, missing }
  }
}
