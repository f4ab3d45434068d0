import { expect, test } from 'vitest'
import { calls } from '#shared/ipc/contract.ts'
import { asRequest, firstWishes, problemWith } from './wishes.ts'

const first = firstWishes('Evening', (number) => `Player ${number}`)

test('the first suggestion can be begun as it is: one person for the Romans, the computer for the rest', () => {
  expect(problemWith(first)).toBeNull()
  const request = asRequest(first)
  expect(calls['library.create'].payload.safeParse(request).success).toBe(true)
  expect(request.seats).toEqual({
    romans: { kind: 'human', name: 'Player 1' },
    huns: { kind: 'computer', player: 'random' },
    persians: { kind: 'computer', player: 'random' },
    goths: { kind: 'computer', player: 'random' }
  })
  expect(request).not.toHaveProperty('seed')
})

test('a title and a name for each person are needed', () => {
  expect(problemWith({ ...first, title: '  ' })).toBe('new.title-missing')
  const nameless = { ...first.seats, goths: { kind: 'human', name: ' ' } } as const
  expect(problemWith({ ...first, seats: nameless })).toBe('new.player-missing')
})

test('a seed is sent when there is one', () => {
  expect(asRequest({ ...first, seed: ' adrianople ' }).seed).toBe('adrianople')
})
