/** A part of a text: plain text, or a section that can be opened. */
export type RuleTextPart = string | { readonly section: string }

/** A section is a chapter with a letter or digit; a whole chapter follows an arrow. */
const NAMED = /→([A-Z]+)|\b([IVX]+\.[A-Z\d])\b/g

/** Splits a text at the sections that it names. */
export function ruleTextParts(text: string): readonly RuleTextPart[] {
  const pieces: RuleTextPart[] = []
  let end = 0
  for (const match of text.matchAll(NAMED)) {
    const section = match[1] ?? match[2] ?? ''
    if (match.index > end) pieces.push(text.slice(end, match.index))
    pieces.push({ section })
    end = match.index + match[0].length
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces
}
