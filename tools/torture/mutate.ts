import { isObject } from '#shared/engine/json.ts'
import { pickOne, type RandomState, randomInt } from '#shared/engine/random.ts'

/** Values that often break code. */
const awkward: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '\u0000',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'x'.repeat(3000),
  [],
  [[[[[[]]]]]],
  {},
  { __proto__: { polluted: true } },
  { toString: 1 },
  Array.from({ length: 3000 }, () => 'a')
]

const AWKWARD_KEYS = ['', '__proto__', 'constructor', '0', '\u0000', 'then']

/** Plain data with one to three of its values corrupted. */
export function mutated(random: RandomState, value: unknown): unknown {
  let result = value
  for (let time = 0; time <= randomInt(random, 3); time++) result = corruptedOnce(random, result)
  return result
}

function corruptedOnce(random: RandomState, value: unknown): unknown {
  const isLeaf = typeof value !== 'object' || value === null
  if (isLeaf || randomInt(random, 6) === 0) return corruptedValue(random, value)
  if (Array.isArray(value)) {
    if (value.length === 0) return [awkwardOne(random)]
    const at = randomInt(random, value.length)
    const copy = [...value]
    if (randomInt(random, 4) === 0) copy.splice(at, 1)
    else copy[at] = corruptedOnce(random, copy[at])
    return copy
  }
  const keys = Object.keys(value)
  if (keys.length === 0) return { [pickOne(random, AWKWARD_KEYS)]: awkwardOne(random) }
  const key = pickOne(random, keys)
  const copy: Record<string, unknown> = { ...value }
  const dice = randomInt(random, 8)
  if (dice === 0) delete copy[key]
  else if (dice === 1) copy[`${key}x`] = copy[key]
  else copy[key] = corruptedOnce(random, copy[key])
  return copy
}

function corruptedValue(random: RandomState, value: unknown): unknown {
  if (typeof value === 'number' && randomInt(random, 2) === 0) return value + randomInt(random, 5) - 2
  if (typeof value === 'string' && value.length > 0 && randomInt(random, 2) === 0) {
    const at = randomInt(random, value.length)
    return (
      value.slice(0, at) +
      String.fromCharCode(randomInt(random, 0x300)) +
      value.slice(at + randomInt(random, 3))
    )
  }
  if (isObject(value) && randomInt(random, 2) === 0) return [value]
  return awkwardOne(random)
}

function awkwardOne(random: RandomState): unknown {
  return awkward[randomInt(random, awkward.length)]
}

/** A text with some of its bytes changed, left out, doubled, or its end cut off. */
export function mutatedText(random: RandomState, text: string): string {
  let result = text
  for (let time = 0; time <= randomInt(random, 4); time++) {
    const at = randomInt(random, result.length + 1)
    const length = 1 + randomInt(random, 12)
    switch (randomInt(random, 5)) {
      case 0:
        result = result.slice(0, at)
        break
      case 1:
        result = result.slice(0, at) + result.slice(at + length)
        break
      case 2:
        result = result.slice(0, at) + result.slice(at, at + length).repeat(2) + result.slice(at + length)
        break
      case 3:
        result = result.slice(0, at) + String.fromCharCode(randomInt(random, 256)) + result.slice(at)
        break
      default:
        result = result.slice(0, at) + String.fromCharCode(randomInt(random, 256)) + result.slice(at + 1)
    }
  }
  return result
}
