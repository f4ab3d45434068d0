import { randomInt } from 'node:crypto'

/** Deeper than the JSON of any campaign. */
const MAX_DEPTH = 40
/** As many values as about ten long campaigns have. Each takes memory when parsed. */
const MAX_VALUES = 3_000_000
/** A campaign has some hundreds. Each other name takes memory for its text and for a shape of objects. */
const MAX_NAMES = 20_000

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Says why parsing a JSON text would cost too much, without parsing it. Null if it would not. */
export function findExcess(text: string): string | null {
  const names = new Set<number>()
  // Nobody can write names that are counted as one without knowing it.
  const factor = randomInt(2 ** 31) * 2 + 1
  let [depth, values, inText, hash] = [0, 0, false, 0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (inText) {
      if (code === QUOTE) {
        inText = false
        continue
      }
      if (code === BACKSLASH) at += 1
      hash = (Math.imul(hash, factor) + text.charCodeAt(at)) | 0
    } else if (code === QUOTE) {
      inText = true
      hash = 1
    } else if (code === COLON) {
      names.add(hash)
      if (names.size > MAX_NAMES) return `it has more than ${MAX_NAMES} names`
    } else if (code === COMMA) values += 1
    else if (OPENING.has(code)) {
      values += 1
      depth += 1
      if (depth > MAX_DEPTH) return `it is nested more than ${MAX_DEPTH} deep`
    } else if (CLOSING.has(code)) depth -= 1
  }
  return values > MAX_VALUES ? `it has more than ${MAX_VALUES} values` : null
}
