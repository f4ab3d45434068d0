import { type ESTree, Visitor } from 'vite'
import { isString } from './declarations.ts'
import type { ParsedCode } from './parse-typescript.ts'

export interface TestName {
  readonly name: string
  readonly line: number
}

/** The names of the tests of a file: `it('...')`, `it.each(...)('...')`. */
export function testNamesIn({ code, program, lineAt }: ParsedCode): TestName[] {
  const found: TestName[] = []
  new Visitor({
    CallExpression({ start, callee, arguments: [first] }) {
      if (first && isString(first) && isTestFunction(callee))
        found.push({ name: code.slice(first.start + 1, first.end - 1), line: lineAt(start) })
    }
  }).visit(program)
  return found
}

/** `it`, `it.skip`, `it.each([...])`. */
function isTestFunction(callee: ESTree.Node): boolean {
  if (callee.type === 'MemberExpression') return isTestFunction(callee.object)
  if (callee.type === 'CallExpression') return isTestFunction(callee.callee)
  return callee.type === 'Identifier' && (callee.name === 'it' || callee.name === 'test')
}
