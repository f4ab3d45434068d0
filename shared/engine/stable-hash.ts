import { isObject } from './json.ts'

/** A hash of plain data, independent of the order of keys: 16 hexadecimal digits. */
export function stableHash(value: unknown): string {
  return hashText(canonicalJson(value))
}

/** JSON with sorted keys. Omits undefined properties, as JSON.stringify does. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value) ?? 'null'
  const parts: string[] = []
  for (const key of Object.keys(value).sort()) {
    if (value[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(value[key])}`)
  }
  return `{${parts.join(',')}}`
}

/** Two 32-bit lanes of multiply-and-mix (the public-domain cyrb construction): 64 bits in all. */
export function hashText(text: string): string {
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 2654435761)
    high = Math.imul(high ^ code, 1597334677)
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  return hex(high) + hex(low)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
