import { expect, test } from 'vitest'
import { calls } from '#shared/ipc/contract.ts'
import type { SentOptions } from '../../table/game/game-client.ts'
import {
  createRequest,
  draftProblem,
  initialDraft,
  leadersOf,
  peopleIn,
  sidesOfPeople,
  withOptions,
  withPeople,
  withSeat
} from './new-campaign-draft.ts'

const cover = { id: 'race', sides: ['north', 'south', 'east'] }
const client = {
  firstPlayer: 'steady',
  setUp: {
    first: { crews: 2 },
    sidesOf: ({ crews }: SentOptions) => ['north', 'south', 'east'].slice(0, Number(crews)),
    groupsOf: ({ crews }: SentOptions) =>
      ['north', 'south', 'east'].slice(0, Number(crews)).map((side) => [side]),
    forPeople: (options: SentOptions) => options,
    mostPeople: null,
    optionsFor: (options: SentOptions) => options,
    sideNote: () => null,
    Scenarios: null,
    Form: () => null
  }
}
const nameOf = (number: number) => `Player ${number}`
const first = initialDraft(cover, client, 'Evening', nameOf)
const sides = client.setUp.sidesOf(first.options)
const groups = client.setUp.groupsOf(first.options)

test('the initial draft can be sent as it is: a person plays the first side, the computer the rest', () => {
  expect(draftProblem(first, sides)).toBeNull()
  const request = createRequest(first, groups)
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
  expect(createRequest({ ...first, seed: ' adrianople ' }, groups).seed).toBe('adrianople')
})

test('the options decide which sides play', () => {
  const three = { ...first, options: { crews: 3 } }
  const request = createRequest(three, client.setUp.groupsOf(three.options))
  expect(Object.keys(request.seats)).toEqual(['north', 'south', 'east'])
  expect(request).toMatchObject({ game: 'race', options: { crews: 3 } })
})

test('a seat with two sides gives both to the same person, who counts once', () => {
  const shared = [['north', 'east'], ['south']]
  const leaders = leadersOf(shared)
  expect(leaders).toEqual(['north', 'south'])
  const pair = withPeople({ ...first, options: { crews: 3 } }, 2, leaders, nameOf)
  expect(createRequest(pair, shared).seats).toEqual({
    north: { kind: 'human', name: 'Player 1' },
    east: { kind: 'human', name: 'Player 1' },
    south: { kind: 'human', name: 'Player 2' }
  })
  expect(sidesOfPeople(withPeople(pair, 1, leaders, nameOf), shared)).toEqual(['north', 'east'])
})

test('if other sides play, as many people play them', () => {
  const groupsOf = ({ crews }: SentOptions) => (Number(crews) === 2 ? [['north']] : [['south'], ['east']])
  const other = withOptions(first, { crews: 3 }, groupsOf, nameOf)
  expect(peopleIn(other, ['south', 'east'])).toEqual(['south'])
  expect(withOptions(first, { crews: 2 }, groupsOf, nameOf).seats).toEqual(first.seats)
  const watching = withPeople(first, 0, ['north'], nameOf)
  expect(peopleIn(withOptions(watching, { crews: 3 }, groupsOf, nameOf), ['south', 'east'])).toEqual([])
})

test('people who stay keep their sides; where another seat comes first, they begin there', () => {
  const ana = withSeat(
    first,
    'south',
    { kind: 'human', name: 'Ana', player: 'steady' },
    ['north', 'south'],
    nameOf
  )
  const more = withOptions(ana, { crews: 3 }, client.setUp.groupsOf, nameOf)
  expect(peopleIn(more, ['north', 'south', 'east'])).toEqual(['south'])
  const southFirst = ({ crews }: SentOptions) =>
    Number(crews) === 2 ? [['north'], ['south']] : [['east'], ['south'], ['north']]
  const lesson = withOptions(ana, { crews: 3 }, southFirst, nameOf)
  expect(peopleIn(lesson, ['north', 'south', 'east'])).toEqual(['east'])
  expect(lesson.seats.east?.name).toBe(ana.seats.south?.name)
})

const three = ['north', 'south', 'east']
const namesOf = ({ seats }: typeof first) =>
  three.map((side) => (seats[side]?.kind === 'human' ? seats[side].name : null))

test('so many people get the next sides, each with a name that nobody else has', () => {
  const two = withPeople(first, 2, three, nameOf)
  expect(namesOf(two)).toEqual(['Player 1', 'Player 2', null])
  const others = withSeat(
    two,
    'north',
    { kind: 'computer', name: 'Player 1', player: 'steady' },
    three,
    nameOf
  )
  expect(namesOf(withPeople(others, 3, three, nameOf))).toEqual(['Player 1', 'Player 2', 'Player 3'])
  expect(namesOf(withPeople(two, 1, three, nameOf))).toEqual(['Player 1', null, null])
})

test('a single person who takes another side leaves the first and keeps the name', () => {
  const ana = withSeat(first, 'north', { kind: 'human', name: 'Ana', player: 'steady' }, three, nameOf)
  const moved = withSeat(ana, 'east', { kind: 'human', name: '', player: 'steady' }, three, nameOf)
  expect(namesOf(moved)).toEqual([null, null, 'Ana'])
  const pair = withPeople(moved, 2, three, nameOf)
  const joined = withSeat(pair, 'south', { kind: 'human', name: '', player: 'steady' }, three, nameOf)
  expect(namesOf(joined)).toEqual(['Player 1', 'Player 2', 'Ana'])
})
