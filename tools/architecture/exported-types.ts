import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { parseSource } from './imports.ts'

const TYPE_DECLARATIONS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'ClassDeclaration'
])

/** The names of the types, interfaces and classes that a file declares and exports. Re-exports do not count. */
export function exportedTypesOf(file: string): string[] {
  return exportedTypesIn(file, readFileSync(join(root, file), 'utf8'))
}

export function exportedTypesIn(file: string, text: string): string[] {
  return parseSource(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportDefaultDeclaration')
      return []
    const { declaration } = statement
    if (!declaration || !TYPE_DECLARATIONS.has(declaration.type)) return []
    return 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : []
  })
}

/** One word, one thing: a type name may occur once in each layer. Games are layers of their own. */
export function layerOf(file: string): string {
  const [top = '', second = ''] = file.split('/')
  return top === 'shared' ? `${top}/${second}` : top
}
