// The licences that ship with the app, read from the build. Needs no page.
import { readFileSync } from 'node:fs'
import { importsOf, sources, target } from '../tools/architecture/imports.ts'
import { licencesIn } from '../tools/build/licences.ts'
import { inRoot } from '../tools/root.ts'
import { expect, test } from './app.ts'

/** No licence text is shorter. */
const SHORTEST_TEXT = 300
/** They bring their licence in a file of their own, or are no part of the app. */
const BESIDE = ['better-sqlite3', 'electron']

for (const [entry, list] of [
  ['renderer/main.tsx', 'dist/renderer/licences.md'],
  ['main/electron.ts', 'dist/main/licences.md'],
  ['main/browser.ts', 'dist/browser/licences.md']
] as const) {
  test(`every package that ${entry} imports stands in ${list}, with the text of its licence`, async () => {
    const licences = licencesIn(readFileSync(inRoot(list), 'utf8'))
    const names = licences.map(({ name }) => name)
    const imported = await packagesOf(entry)
    expect(imported.length).toBeGreaterThan(0)
    expect(imported.filter((name) => !names.includes(name))).toEqual([])
    expect(licences.filter(({ text }) => text.length < SHORTEST_TEXT)).toEqual([])
  })
}

/** The packages whose code a program holds: it reaches these imports at run time. */
async function packagesOf(entry: string): Promise<string[]> {
  const known = new Set(await sources())
  const reached = new Set([entry])
  const packages = new Set<string>()
  for (const file of reached) {
    for (const each of importsOf(file)) {
      if (each.onlyTypes || each.from.startsWith('node:')) continue
      const to = target(each)
      if (to === null) packages.add(packageOf(each.from))
      else if (known.has(to)) reached.add(to)
    }
  }
  return [...packages].filter((name) => !BESIDE.includes(name)).sort()
}

function packageOf(from: string): string {
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/')
}
