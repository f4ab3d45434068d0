// The dictionaries. whole-campaigns.test.ts checks that every question and event has a text.
import { expect, test } from 'vitest'
import { duplicates, empties } from '../../words/testing/dictionaries.ts'
import { parts as english } from './en/index.ts'
import { parts as spanish } from './es/index.ts'

test.each([
  ['English', english],
  ['Spanish', spanish]
])('each key of the game is in one part of the %s dictionary only, and none is empty', (_, parts) => {
  expect(duplicates(parts)).toEqual([])
  expect(empties(parts)).toEqual([])
})
