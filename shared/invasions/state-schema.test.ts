import { expect, it } from 'vitest'
import { Match } from '../engine/match.ts'
import { invasions } from './game.ts'
import type { InvasionsState } from './state.ts'

it.each<[string, RegExp, (state: InvasionsState) => unknown]>([
  ['a die that is known beforehand', /random/, (state) => Object.assign(state.random, { forced: [6] })],
  [
    'a task that nobody can do',
    /agenda/,
    ({ agenda }) => Object.assign(agenda[0] ?? {}, { task: 'conquer' })
  ],
  ['a side without a hand', /hands/, (state) => Reflect.deleteProperty(state.hands, 'huns')],
  [
    'a unit of a kind that is none',
    /units/,
    (state) => Object.assign(firstOf(state.units), { kind: 'tank' })
  ],
  ['a card that no deck has', /decks/, (state) => state.decks.events.drawPile.push('joker')],
  ['a nation that is none', /control/, (state) => Object.assign(state.control, { roma: 'martians' })],
  ['a field that no rule knows', /surplus/, (state) => Object.assign(state, { surplus: 1 })]
])('%s is refused with its path', (_, path, spoil) => {
  const { snapshot } = Match.begin(invasions, invasions.readOptions({}), 'spoilt')
  const state: InvasionsState = JSON.parse(snapshot.state)
  spoil(state)
  expect(() => invasions.readState(state)).toThrow(path)
})

function firstOf<T extends object>(records: Readonly<Record<string, T>>): T {
  const [first] = Object.values(records)
  if (!first) throw new Error('there is one')
  return first
}
