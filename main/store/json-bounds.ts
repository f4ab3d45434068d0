/** Deeper than anything a campaign holds. */
const DEEPEST = 40
/** As many values as some ten long campaigns have; each costs memory when it is read. */
const MOST_VALUES = 3_000_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** What of a JSON text would cost more to read than a campaign may, found without reading it; null when nothing. */
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
      if (depth > DEEPEST) return `it is nested more than ${DEEPEST} deep`
    } else if (CLOSING.has(code)) depth -= 1
  }
  return values > MOST_VALUES ? `it has more than ${MOST_VALUES} values` : null
}
