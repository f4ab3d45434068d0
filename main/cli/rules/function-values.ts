import type { Token } from './tokens.ts'

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** Whether a name is that of a function: `(` opens a method, `= (...) =>` and `: (...) =>` a value that is one. */
export function isFunctionAt(tokens: readonly Token[], afterName: number): boolean {
  const first = tokens[afterName]?.text
  if (first === '(' || first === '<') return true
  const value = first === ':' ? afterAnnotation(tokens, afterName + 1) : afterName + 1
  return isFunctionValue(tokens, value)
}

/** A property's value stands right after its colon, a constant's after its type and `=`. */
function afterAnnotation(tokens: readonly Token[], start: number): number {
  let at = start
  while (tokens[at]?.kind === 'word' || tokens[at]?.text === '.') at += 1
  if (tokens[at]?.text === '<') at = endOfGroup(tokens, at)
  return tokens[at]?.text === '=' ? at + 1 : start
}

function isFunctionValue(tokens: readonly Token[], start: number): boolean {
  const at = tokens[start]?.text === 'async' ? start + 1 : start
  const [first, second] = tokens.slice(at, at + 2)
  if (first?.text === 'function') return true
  if (first?.text !== '(') return first?.kind === 'word' && second?.text === '=>'
  const after = tokens[endOfGroup(tokens, at)]?.text
  return after === '=>' || after === ':'
}

/** The index after the bracket that closes the one at `start`. */
export function endOfGroup(tokens: readonly Token[], start: number): number {
  const open = tokens[start]?.text ?? ''
  const close = CLOSING[open]
  let depth = 0
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'mark') continue
    if (token.text === open) depth += 1
    if (token.text === close) depth -= 1
    if (depth === 0) return at + 1
  }
  return tokens.length
}
