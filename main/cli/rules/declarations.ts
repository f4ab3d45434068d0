import type { ESTree } from 'vite'
import { type CodeComment, childrenOf, type ParsedCode } from './parse-typescript.ts'

export type DeclarationKind = 'function' | 'value' | 'type'

/** What a doc comment describes. */
export interface Declaration {
  /** Preceded by the names of what encloses it: `DicePools.atLeastOne`. */
  readonly name: string
  readonly kind: DeclarationKind
  readonly line: number
}

export interface DocComment {
  /** Without the stars. */
  readonly text: string
  readonly line: number
  /** The offset at which the code after it begins. */
  readonly next: number
}

export function docCommentsIn(parsed: ParsedCode): DocComment[] {
  return parsed.comments.filter(isDocComment).map(({ value, start, end }) => ({
    text: textOf(value),
    line: parsed.lineAt(start),
    next: nextCodeOffset(parsed, end)
  }))
}

function isDocComment({ type, value }: CodeComment): boolean {
  return type === 'Block' && value.startsWith('*')
}

function textOf(comment: string): string {
  return comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
}

/** Where the code goes on after spaces, other comments and the `|` before a part of a union. */
function nextCodeOffset({ code, comments }: ParsedCode, start: number): number {
  let at = start
  for (;;) {
    const comment = comments.find((other) => other.start === at)
    if (comment) at = comment.end
    else if (at < code.length && /[\s|]/.test(code.charAt(at))) at += 1
    else return at
  }
}

/** The declarations, members and elements that begin at these offsets. An offset before anything else has none. */
export function declarationsAt(offsets: readonly number[], parsed: ParsedCode): Map<number, Declaration> {
  const found = new Map<number, Declaration>()
  if (offsets.length === 0) return found
  const { code, program, lineAt } = parsed
  const visit = (node: ESTree.Node, start: number, owners: readonly Named[], parent: ESTree.Node | null) => {
    if (!offsets.some((offset) => start <= offset && offset < node.end)) return
    const own = namedBy(node)
    if (offsets.includes(start) && !found.has(start)) {
      const declared = own ?? (parent && holdsElements(parent) ? elementNamedBy(code, node) : null)
      if (declared) {
        const name = [...owners, declared].map((each) => each.name).join('.')
        const kind = owners.some((owner) => owner.kind === 'type') ? 'type' : declared.kind
        found.set(start, { name, kind, line: lineAt(declared.offset) })
      }
    }
    const inside = own ? [...owners, own] : owners
    for (const child of childrenOf(node)) {
      visit(child, beginsWith(node, child) ? start : child.start, inside, node)
    }
  }
  visit(program, 0, [], null)
  return found
}

/** `export function ...` and `const a = ...` begin before the declaration inside them. */
function beginsWith(node: ESTree.Node, child: ESTree.Node): boolean {
  switch (node.type) {
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return child === node.declaration
    case 'VariableDeclaration':
      return child === node.declarations[0]
    default:
      return false
  }
}

interface Named {
  readonly name: string
  readonly kind: DeclarationKind
  readonly offset: number
}

function namedBy(node: ESTree.Node): Named | null {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return named(node.id, 'function')
    case 'ClassDeclaration':
      return named(node.id, 'value')
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return named(node.id, 'type')
    case 'VariableDeclarator':
      return named(node.id, kindOfValue(node.init))
    case 'Property':
    case 'PropertyDefinition':
      return named(node.key, kindOfValue(node.value))
    case 'MethodDefinition':
      return named(node.key, 'function')
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return named(node.key, 'type')
    default:
      return null
  }
}

function named(node: ESTree.Node | null, kind: DeclarationKind): Named | null {
  const name = nameOf(node)
  return node && name !== null ? { name, kind, offset: node.start } : null
}

function nameOf(node: ESTree.Node | null): string | null {
  switch (node?.type) {
    case 'Identifier':
      return node.name
    case 'PrivateIdentifier':
      return `#${node.name}`
    case 'Literal':
      return String(node.value)
    default:
      return null
  }
}

function kindOfValue(value: ESTree.Node | null): DeclarationKind {
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression'
    ? 'function'
    : 'value'
}

function holdsElements({ type }: ESTree.Node): boolean {
  return type === 'ArrayExpression' || type === 'TSTupleType' || type === 'TSUnionType'
}

/** An element of a list or a part of a union has no name of its own: the first string in it serves as one. */
function elementNamedBy(code: string, element: ESTree.Node): Named | null {
  const string = firstStringIn(element)
  return (
    string && { name: code.slice(string.start + 1, string.end - 1), kind: 'value', offset: element.start }
  )
}

function firstStringIn(node: ESTree.Node): ESTree.Node | null {
  if (isString(node)) return node
  for (const child of childrenOf(node)) {
    const found = firstStringIn(child)
    if (found) return found
  }
  return null
}

export function isString(node: ESTree.Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}
