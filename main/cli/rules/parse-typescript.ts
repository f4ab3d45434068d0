import { type ESTree, type ParseResult, parseSync } from 'vite'

export type CodeComment = ParseResult['comments'][number]

/** TypeScript as the rule index reads it: the syntax tree, and what the tree leaves out. */
export interface ParsedCode {
  readonly code: string
  readonly program: ESTree.Program
  readonly comments: readonly CodeComment[]
  /** The line of an offset, counted from 1. */
  lineAt(offset: number): number
}

export function parseTypeScript(code: string): ParsedCode {
  const result = parseSync('file.ts', code)
  return {
    code,
    comments: result.comments,
    // Building the tree takes most of the time, and many files need only their comments.
    get program() {
      return result.program
    },
    lineAt: (offset) => code.slice(0, offset).split('\n').length
  }
}

/** The nodes directly below a node. */
export function childrenOf(node: ESTree.Node): ESTree.Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
