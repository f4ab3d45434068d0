/** Deeper than the JSON of any campaign. */
const MAX_DEPTH = 40
/** As many values as about ten long campaigns have. Each takes memory when parsed. */
const MAX_VALUES = 3_000_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Says why parsing a JSON text would cost too much, without parsing it. Null if it would not. */
export function findExcess(text: string): string | null {
  let [depth, values, inText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) inText = false
    } else if (code === QUOTE) inText = true
    else if (code === COMMA) values += 1
    else if (OPENING.has(code)) {
      values += 1
      depth += 1
      if (depth > MAX_DEPTH) return `it is nested more than ${MAX_DEPTH} deep`
    } else if (CLOSING.has(code)) depth -= 1
  }
  return values > MAX_VALUES ? `it has more than ${MAX_VALUES} values` : null
}
