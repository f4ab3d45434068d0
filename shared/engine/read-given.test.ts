import { describe, expect, it } from 'vitest'
import { givenSchema } from './decision.ts'
import { readGiven } from './read-given.ts'

const long = 'x'.repeat(2001)

describe('what a side may send is read at sight as the schema would read it', () => {
  it.each([
    [{ option: 'yes' }],
    [{ option: long }],
    [{ option: 1 }],
    [{ option: 'yes', more: 1 }],
    [{ values: {} }],
    [{ values: { to: 'thracia', count: 3, all: true, pieces: ['a', 'b'] } }],
    [{ values: { count: Number.NaN } }],
    [{ values: { count: Number.POSITIVE_INFINITY } }],
    [{ values: { pieces: ['a', 1] } }],
    [{ values: { pieces: Array.from({ length: 2001 }, () => 'a') } }],
    [{ values: { [long]: 'a' } }],
    [{ values: { nothing: null } }],
    [{ values: JSON.parse('{"__proto__": "a"}') }],
    [{ values: ['a'] }],
    [{ orders: null }],
    [{ orders: { stops: {} } }],
    [['option']],
    ['yes'],
    [null],
    [undefined]
  ])('%#', (input) => {
    const parsed = givenSchema.safeParse(input)
    expect(readGiven(input)).toEqual(parsed.success ? parsed.data : null)
  })

  it('keeps nothing that the sender could still change', () => {
    const pieces = ['a']
    const given = readGiven({ values: { pieces } })
    pieces.push('b')
    expect(given).toEqual({ values: { pieces: ['a'] } })
  })
})
