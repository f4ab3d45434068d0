import { endOfGroup } from './function-values.ts'
import type { Token } from './tokens.ts'

export interface TestName {
  readonly name: string
  readonly line: number
}

/** The names of the tests of a file: `it('...')`, `it.each(...)('...')`. */
export function testNamesIn(tokens: readonly Token[]): TestName[] {
  return tokens.flatMap((token, index) => {
    const isTest = token.kind === 'word' && (token.text === 'it' || token.text === 'test')
    if (!isTest || tokens[index - 1]?.text === '.') return []
    const name = nameAfter(tokens, index + 1)
    return name ? [{ name: name.text, line: token.line }] : []
  })
}

/** What stands between `it` and the name: `.skip`, `.each([...])`. */
function nameAfter(tokens: readonly Token[], start: number): Token | null {
  let at = start
  for (;;) {
    const [mark, next] = tokens.slice(at, at + 2)
    if (mark?.text === '.') at += 2
    else if (mark?.text !== '(') return null
    else if (next?.kind === 'text') return next
    else at = endOfGroup(tokens, at)
  }
}
