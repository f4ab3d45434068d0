import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { root } from '../root.ts'

export interface Import {
  readonly file: string
  readonly from: string
  /** Gone once the types are stripped. */
  readonly onlyTypes: boolean
}

export async function sources(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('{main,renderer,shared,tools,e2e}/**/*.{ts,tsx}', { cwd: root }))
    files.push(file)
  return files.map((file) => file.replaceAll('\\', '/')).sort()
}

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  const statements = text.matchAll(
    /^(?:import|export)\b([^'"`;]*?)from\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
  )
  const bare = text.matchAll(/^import\s+['"]([^'"]+)['"]/gm)
  return [
    ...[...statements].map(([, names, from, later]) => ({
      file,
      from: from ?? later ?? '',
      onlyTypes: isOnlyTypes(names ?? '')
    })),
    ...[...bare].map(([, from]) => ({ file, from: from ?? '', onlyTypes: false }))
  ]
}

/** `type` before all names, or before each of them. */
function isOnlyTypes(names: string): boolean {
  if (/^\s+type\b/.test(names)) return true
  const listed = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1]
  if (listed === undefined) return false
  const each = listed.split(',').filter((name) => name.trim() !== '')
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name))
}

/** The path within the project that an import leads to; null for a package. */
export function target({ file, from }: Pick<Import, 'file' | 'from'>): string | null {
  if (from.startsWith('#')) return from.slice(1)
  if (!from.startsWith('.')) return null
  return relative(root, join(root, dirname(file), from)).replaceAll('\\', '/')
}

/** Which files each file needs to run. */
export function valueGraph(imports: readonly Import[]): Map<string, string[]> {
  const graph = new Map<string, string[]>()
  for (const each of imports) {
    const to = each.onlyTypes ? null : target(each)
    if (to !== null) graph.set(each.file, [...(graph.get(each.file) ?? []), to])
  }
  return graph
}
