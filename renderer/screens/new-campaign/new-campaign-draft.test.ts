import { expect, test } from 'vitest'
import { calls } from '#shared/ipc/contract.ts'
import type { SentOptions } from '../../table/game/game-client.ts'
import { createRequest, draftProblem, initialDraft, withOptions } from './new-campaign-draft.ts'

const client = {
  id: 'race',
  sides: ['north', 'south', 'east'],
  firstPlayer: 'steady',
  setUp: {
    first: { crews: 2 },
    sidesOf: ({ crews }: SentOptions) => ['north', 'south', 'east'].slice(0, Number(crews)),
    forPeople: (options: SentOptions) => options,
    Form: () => null
  }
}
const first = initialDraft(client, 'Evening', (number) => `Player ${number}`)
const sides = client.setUp.sidesOf(first.options)

test('the initial draft can be sent as it is: a person plays the first side, the computer the rest', () => {
  expect(draftProblem(first, sides)).toBeNull()
  const request = createRequest(first, sides)
  expect(calls['library.create'].payload.safeParse(request).success).toBe(true)
  expect(request.seats).toEqual({
    north: { kind: 'human', name: 'Player 1' },
    south: { kind: 'computer', player: 'steady' }
  })
  expect(request).not.toHaveProperty('seed')
})

test('a title and a name for each person are required', () => {
  expect(draftProblem({ ...first, title: '  ' }, sides)).toBe('new.title-missing')
  const nameless = { ...first.seats, south: { kind: 'human', name: ' ', player: '' } } as const
  expect(draftProblem({ ...first, seats: nameless }, sides)).toBe('new.player-missing')
})

test('a seed is sent if there is one', () => {
  expect(createRequest({ ...first, seed: ' adrianople ' }, sides).seed).toBe('adrianople')
})

test('the options decide which sides play', () => {
  const three = { ...first, options: { crews: 3 } }
  const request = createRequest(three, client.setUp.sidesOf(three.options))
  expect(Object.keys(request.seats)).toEqual(['north', 'south', 'east'])
  expect(request).toMatchObject({ game: 'race', options: { crews: 3 } })
})

test('if new options leave only computer sides, the person gets the first of them', () => {
  const sidesOf = ({ crews }: SentOptions) => (Number(crews) === 2 ? ['north'] : ['south', 'east'])
  const kinds = ({ seats }: typeof first) => Object.values(seats).map(({ kind }) => kind)
  expect(kinds(withOptions(first, { crews: 3 }, sidesOf))).toEqual(['human', 'human', 'computer'])
  expect(kinds(withOptions(first, { crews: 2 }, sidesOf))).toEqual(['human', 'computer', 'computer'])
})

test('a player who lets the computer play all sides gets none when the sides stay the same', () => {
  const watching = { ...first, seats: { north: { kind: 'computer', name: '', player: 'steady' } as const } }
  expect(withOptions(watching, { crews: 2, wind: 'west' }, () => ['north']).seats).toEqual(watching.seats)
})
