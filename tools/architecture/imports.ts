import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { isObject } from '#shared/engine/json.ts'
import { root } from '../root.ts'

export interface Import {
  readonly file: string
  readonly from: string
  /** The import disappears when the types are stripped. */
  readonly onlyTypes: boolean
}

export async function sources(): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('{main,renderer,shared,tools,e2e}/**/*.{ts,tsx}', { cwd: root }))
    files.push(file.replaceAll('\\', '/'))
  // The bench may have installed packages of its own.
  return files.filter((file) => !file.includes('/node_modules/')).sort()
}

export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(join(root, file), 'utf8'))
}

/** Everything that a source imports: by statement, by re-export, by call and within types. */
export function importsIn(file: string, text: string): Import[] {
  const { module, program } = parseSource(file, text)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    file,
    from: moduleRequest.value,
    onlyTypes: entries.length > 0 && entries.every(({ isType }) => isType)
  }))
  const exports = module.staticExports.flatMap(({ entries }) => {
    const from = entries[0]?.moduleRequest?.value
    return from === undefined ? [] : [{ file, from, onlyTypes: entries.every(({ isType }) => isType) }]
  })
  const others = text.includes('import(') ? [...importCalls(program)] : []
  return [...imports, ...exports, ...others.map((other) => ({ file, ...other }))]
}

/** Finds `import('...')`, as a call or as a type, anywhere in a tree. */
function* importCalls(node: unknown): Generator<Omit<Import, 'file'>> {
  if (Array.isArray(node)) for (const each of node) yield* importCalls(each)
  if (!isObject(node)) return
  const { type, source } = node
  if (type === 'ImportExpression' || type === 'TSImportType') {
    const from = isObject(source) ? source.value : undefined
    if (typeof from === 'string') yield { from, onlyTypes: type === 'TSImportType' }
  }
  for (const each of Object.values(node)) yield* importCalls(each)
}

/** The text of a source without its comments. */
export function withoutComments(file: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  const { comments } = parseSource(file, text)
  return comments.toReversed().reduce((code, { start, end }) => code.slice(0, start) + code.slice(end), text)
}

/** Parses a source; throws at a syntax error. */
export function parseSource(file: string, text: string) {
  const result = parseSync(file, text)
  const [error] = result.errors
  if (error) throw new Error(`${file}: ${error.message}`)
  return result
}

/** The path within the project that an import leads to; null for a package. */
export function target({ file, from }: Pick<Import, 'file' | 'from'>): string | null {
  if (from.startsWith('#')) return from.slice(1)
  if (!from.startsWith('.')) return null
  return relative(root, join(root, dirname(file), from)).replaceAll('\\', '/')
}

/** Maps each file to the files that it imports at run time. */
export function valueGraph(imports: readonly Import[]): Map<string, string[]> {
  const graph = new Map<string, string[]>()
  for (const each of imports) {
    const to = each.onlyTypes ? null : target(each)
    if (to !== null) graph.set(each.file, [...(graph.get(each.file) ?? []), to])
  }
  return graph
}
