/** A piece of TypeScript; plain comments and white space are left out, doc comments are kept. */
export interface Token {
  readonly kind: 'doc' | 'word' | 'text' | 'mark'
  /** A text (string or template) and a doc comment come without their delimiters. */
  readonly text: string
  readonly line: number
}

interface Span {
  readonly kind: Token['kind'] | 'nothing'
  readonly end: number
}

const WORD = /[\p{L}\p{N}_$#]+/uy
const SPACE = /\s+/y
const TEXT = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/sy
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const PATTERN = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y
/** The only marks of more than one character that the reader of declarations must know. */
const ARROW = '=>'

/** After one of these, and after most marks, a slash begins a pattern and divides nothing. */
const BEFORE_PATTERN = new Set(['return', 'typeof', 'case', 'in', 'of', 'yield', 'await', 'throw', 'else'])
const ENDS_VALUE = new Set([')', ']', '}'])

/** Reads code as far as the index of the rules needs it: what is a comment, what a text, what a word. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = []
  let line = 1
  for (let at = 0; at < code.length; ) {
    const { kind, end } = spanAt(code, at, tokens.at(-1))
    const raw = code.slice(at, end)
    if (kind !== 'nothing') tokens.push({ kind, text: inner(kind, raw), line })
    line += raw.split('\n').length - 1
    at = end
  }
  return tokens
}

function spanAt(code: string, at: number, before: Token | undefined): Span {
  const space = endOf(SPACE, code, at)
  if (space) return { kind: 'nothing', end: space }
  const comment = endOf(COMMENT, code, at)
  if (comment) return { kind: isDoc(code.slice(at, comment)) ? 'doc' : 'nothing', end: comment }
  const word = endOf(WORD, code, at)
  if (word) return { kind: 'word', end: word }
  const text = code[at] === '`' ? endOfTemplate(code, at) : endOf(TEXT, code, at)
  if (text) return { kind: 'text', end: text }
  const pattern = mayBePattern(before) ? endOf(PATTERN, code, at) : null
  if (pattern) return { kind: 'mark', end: pattern }
  return { kind: 'mark', end: at + (code.startsWith(ARROW, at) ? ARROW.length : 1) }
}

function endOf(pattern: RegExp, code: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(code) ? pattern.lastIndex : null
}

function isDoc(comment: string): boolean {
  return comment.startsWith('/**') && comment !== '/**/'
}

function mayBePattern(before: Token | undefined): boolean {
  if (!before || before.kind === 'doc') return true
  if (before.kind === 'word') return BEFORE_PATTERN.has(before.text)
  return before.kind === 'mark' && !ENDS_VALUE.has(before.text)
}

/** A template may hold code, and that code templates. */
function endOfTemplate(code: string, start: number): number {
  let at = start + 1
  while (at < code.length && code[at] !== '`') {
    if (code.startsWith('${', at)) at = endOfHole(code, at + 2)
    else at += code[at] === '\\' ? 2 : 1
  }
  return at + 1
}

function endOfHole(code: string, start: number): number {
  let depth = 1
  let at = start
  while (at < code.length && depth > 0) {
    const { end } = spanAt(code, at, undefined)
    if (code[at] === '{') depth += 1
    if (code[at] === '}') depth -= 1
    at = end
  }
  return at
}

function inner(kind: Token['kind'], raw: string): string {
  if (kind === 'text') return raw.slice(1, -1)
  if (kind !== 'doc') return raw
  return raw
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
}
