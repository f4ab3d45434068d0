import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equalJson } from './json.ts'
import { canonicalJson } from './stable-hash.ts'

it('compares plain data by content, whatever the order of its keys', () => {
  expect(equalJson({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true)
  expect(equalJson({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  expect(equalJson({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(equalJson({ a: 1, b: 2 }, { a: 1 })).toBe(false)
  expect(equalJson([1, 2], [1])).toBe(false)
  expect(equalJson([1], { 0: 1 })).toBe(false)
  expect(equalJson({ toString: 1 }, {})).toBe(false)
})

it('agrees with the comparison of canonical texts', () => {
  const value = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(equalJson(one, other)).toBe(canonicalJson(one) === canonicalJson(other))
      expect(equalJson(one, JSON.parse(canonicalJson(one)))).toBe(true)
    })
  )
})
