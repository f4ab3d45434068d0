import { isFunctionAt } from './function-values.ts'
import type { Token } from './tokens.ts'

export type DeclarationKind = 'function' | 'value' | 'type'

/** What a doc comment describes. */
export interface Declaration {
  /** With what it stands in: `DicePools.atLeastOne`. */
  readonly name: string
  readonly kind: DeclarationKind
  readonly line: number
}

export interface Described {
  readonly comment: Token
  /** Null for a comment that describes nothing which has a name. */
  readonly declaration: Declaration | null
}

const MODIFIERS = new Set(
  'export default async declare abstract static readonly public private protected override get set'.split(' ')
)
const KEYWORDS: Readonly<Record<string, DeclarationKind>> = {
  function: 'function',
  const: 'value',
  let: 'value',
  class: 'value',
  interface: 'type',
  type: 'type',
  enum: 'type'
}
const OPENING = new Set(['{', '(', '['])
const CLOSING = new Set(['}', ')', ']'])
/** What follows the name of a method or a property, in a class, an object or an interface. */
const AFTER_MEMBER = new Set([':', '(', '?', '=', '<', '!', ',', '}'])
const STATEMENTS = new Set(
  'if for while do switch case return throw try yield await import new else break continue'.split(' ')
)

/** Every doc comment with the declaration that follows it. */
export function describedIn(tokens: readonly Token[]): Described[] {
  const found: Described[] = []
  const around = new Surroundings()
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'doc')
      found.push({ comment: token, declaration: declarationAt(tokens, index + 1, around) })
    else around.pass(token, tokens[index - 1], tokens[index + 1])
  }
  return found
}

interface Named {
  readonly name: string
  readonly kind: DeclarationKind
}

/** The brackets that are open, each with what it belongs to. */
class Surroundings {
  readonly #open: { readonly bracket: string; readonly owner: Named | null }[] = []
  /** What was declared last at each depth: the bracket that opens next belongs to it. */
  readonly #declared: (Named | null)[] = [null]

  get innermost(): string | null {
    return this.#open.at(-1)?.bracket ?? null
  }

  get isType(): boolean {
    return this.#open.some(({ owner }) => owner?.kind === 'type')
  }

  /** A name with those of what is around it. */
  within(name: string): string {
    return [...this.#open.flatMap(({ owner }) => owner?.name ?? []), name].join('.')
  }

  /** What the parts of a union belong to, which no bracket holds together. */
  get declared(): string | null {
    return this.#declared.at(-1)?.name ?? null
  }

  pass(token: Token, before: Token | undefined, after: Token | undefined): void {
    const kind = isName(token) ? this.#kindOf(before, after) : null
    if (kind) this.#declared[this.#declared.length - 1] = { name: token.text, kind }
    if (token.kind !== 'mark') return
    if (OPENING.has(token.text)) {
      this.#open.push({ bracket: token.text, owner: this.#declared.at(-1) ?? null })
      this.#declared.push(null)
    }
    if (CLOSING.has(token.text)) {
      this.#open.pop()
      this.#declared.pop()
    }
  }

  #kindOf(before: Token | undefined, after: Token | undefined): DeclarationKind | null {
    const declared = before?.kind === 'word' ? KEYWORDS[before.text] : undefined
    if (declared) return declared
    if (before?.text === '*' && after?.text === '(') return 'function'
    return after?.text === ':' && this.innermost === '{' ? 'value' : null
  }
}

function declarationAt(tokens: readonly Token[], start: number, around: Surroundings): Declaration | null {
  const at = afterModifiers(tokens, start)
  const [first, second] = tokens.slice(at, at + 2)
  if (!first || !second) return null
  const keyword = first.kind === 'word' && !AFTER_MEMBER.has(second.text) ? KEYWORDS[first.text] : undefined
  if (keyword) return declared(tokens, second.text === '*' ? at + 2 : at + 1, keyword, around)
  if (first.text === '*') return declared(tokens, at + 1, 'function', around)
  if (isName(first) && AFTER_MEMBER.has(second.text)) return declared(tokens, at, 'value', around)
  return elementAt(tokens, at, around)
}

function declared(
  tokens: readonly Token[],
  at: number,
  kind: DeclarationKind,
  around: Surroundings
): Declaration | null {
  const token = tokens[at]
  if (!token || !isName(token)) return null
  const { line, text } = token
  const isFunction = kind === 'value' && isFunctionAt(tokens, at + 1)
  return {
    name: around.within(text),
    kind: around.isType ? 'type' : isFunction ? 'function' : kind,
    line
  }
}

/** An element of a list or of a union has no name: the first text in it stands for one. */
function elementAt(tokens: readonly Token[], at: number, around: Surroundings): Declaration | null {
  const first = tokens[at]
  const ofUnion = first?.text === '|'
  if (!first || (!ofUnion && around.innermost !== '[')) return null
  const text = tokens.slice(at).find((token) => token.kind === 'text')
  if (!text) return null
  const union = ofUnion && around.declared ? `${around.declared}.` : ''
  return { name: around.within(`${union}${text.text}`), kind: ofUnion ? 'type' : 'value', line: first.line }
}

function afterModifiers(tokens: readonly Token[], start: number): number {
  let at = start
  while (MODIFIERS.has(tokens[at]?.text ?? '') && !AFTER_MEMBER.has(tokens[at + 1]?.text ?? '')) at += 1
  return at
}

function isName(token: Token): boolean {
  return token.kind === 'text' || (token.kind === 'word' && !STATEMENTS.has(token.text))
}
