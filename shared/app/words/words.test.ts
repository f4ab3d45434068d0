import { expect, test } from 'vitest'
import { duplicates, empties } from '../../words/testing/dictionaries.ts'
import { parts as english } from './en/index.ts'
import { parts as spanish } from './es/index.ts'

test.each([
  ['English', english],
  ['Spanish', spanish]
])('no key of the app stands in two parts of the %s dictionary, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})
