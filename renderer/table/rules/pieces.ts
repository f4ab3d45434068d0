/** A piece of a text: plain words, or a section that can be turned to. */
export type RulePiece = string | { readonly section: string }

/** A section is named by chapter and letter or digit, a whole chapter after an arrow. */
const NAMED = /→([A-Z]+)|\b([IVX]+\.[A-Z\d])\b/g

/** Takes a text apart at the sections it names. */
export function piecesOf(text: string): readonly RulePiece[] {
  const pieces: RulePiece[] = []
  let end = 0
  for (const match of text.matchAll(NAMED)) {
    const section = match[1] ?? match[2] ?? ''
    if (match.index > end) pieces.push(text.slice(end, match.index))
    pieces.push({ section })
    end = match.index + match[0].length
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces
}
