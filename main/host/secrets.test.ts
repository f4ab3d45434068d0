// A field that is new in the state stays secret until a view lists it: no message of the host contains it.
import { describe, expect, it } from 'vitest'
import { byzantion } from '#shared/byzantion/game.ts'
import { eraseTypes } from '#shared/engine/any-game.ts'
import type { Game, GameTypes } from '#shared/engine/game.ts'
import { isObject } from '#shared/engine/json.ts'
import { createRandom } from '#shared/engine/random.ts'
import { crews, type Race } from '#shared/engine/testing/river-race/types.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { Seats } from '#shared/ipc/campaign.ts'
import { republica } from '#shared/republica/game.ts'
import { tetrarchia } from '#shared/tetrarchia/game.ts'
import { plainHost } from '../testing/plain-host.ts'
import { openPage } from '../testing/test-page.ts'

const SECRET = 'planted-where-nobody-may-look'

/** The game with a secret in its state and in every record of these lists. */
function withSecrets<G extends GameTypes>(game: Game<G>, ...lists: (keyof G['State'])[]): Game<G> {
  return {
    ...game,
    setUp(options, random) {
      const state = game.setUp(options, random)
      Object.assign(state, { planted: SECRET })
      for (const list of lists) {
        const records = Object.values(Object(state[list])).filter(isObject)
        for (const record of records) Object.assign(record, { planted: SECRET })
      }
      return state
    }
  }
}

const openLists = ['nations', 'units', 'leaders', 'hands', 'decks', 'cities'] as const

describe.each([
  ['the race', eraseTypes(withSecrets(riverRace, 'boats')), { length: 400 }],
  [
    'the race with stakes',
    eraseTypes(withSecrets(riverRace, 'boats')),
    { length: 400, crews: 6, stakes: true }
  ],
  ['Invasions', eraseTypes(withSecrets(invasions, ...openLists)), { combat: 'advanced' }],
  ['Tetrarchia', eraseTypes(withSecrets(tetrarchia)), {}],
  ['Byzantion', eraseTypes(withSecrets(byzantion, 'seats')), {}],
  ['La República de Roma', eraseTypes(withSecrets(republica)), { factions: 3 }],
  ['Byzantion alone', eraseTypes(withSecrets(byzantion, 'seats')), { players: 1 }]
])('%s', (_, game, options) => {
  it('sends a planted secret to no side and no onlooker', { timeout: 60_000 }, () => {
    const host = plainHost(game)
    const sides = game.sidesOf(game.readOptions(options))
    const seats: Seats = Object.fromEntries(sides.map((side) => [side, { kind: 'human', name: side }]))
    const maker = openPage(host)
    const { campaign } = maker.call('library.create', {
      game: game.id,
      title: 'T',
      seats,
      options,
      seed: 's'
    })
    const pages = new Map(sides.map((side) => [side, openPage(host)]))
    for (const [side, page] of pages) page.call('table.sit', { campaign, side })
    maker.call('table.sit', { campaign, side: null })
    const match = game.begin(options, 's')
    const random = createRandom('secrets')
    for (let answer = 0; answer < 150 && match.awaited; answer++) {
      const { side, number } = match.awaited
      const sample = match.sample(random)
      match.answer(side, number, sample)
      pages.get(side)?.call('table.answer', { campaign, side, decision: number, answer: sample })
    }
    for (const number of [0, 7, 90].filter((number) => number <= match.answers)) {
      for (const [side, page] of pages) page.call('table.past', { campaign, number, side })
      maker.call('table.past', { campaign, number, side: null })
    }
    maker.call('library.list', {})
    maker.call('table.look', { campaign })
    for (const page of [maker, ...pages.values()]) {
      expect(page.messages.length).toBeGreaterThan(20)
      expect(JSON.stringify(page.messages)).not.toContain(SECRET)
    }
    expect(maker.call('library.export', { campaign }).content).toContain(SECRET)
  })
})

// Two hosts differ only in a secret. All other pages must receive the same messages from both.
describe('in the race with stakes', () => {
  const options = { crews: 6, stakes: true }
  const seats: Seats = Object.fromEntries(crews.map((crew) => [crew, { kind: 'human', name: crew }]))

  /** All messages to the north while the south bids, without the ids that differ between any two hosts. */
  function messagesToNorth(
    game: Game<Race>,
    coins: number,
    change: (coins: number) => number = (same) => same
  ) {
    const host = plainHost(eraseTypes(game), { now: () => 0 })
    const [north, south] = [openPage(host), openPage(host)]
    const wanted = { game: game.id, title: 'T', seats, options, seed: 's' }
    const { campaign } = north.call('library.create', wanted)
    north.call('table.sit', { campaign, side: 'north' })
    south.call('table.sit', { campaign, side: 'south' })
    for (const given of [coins, change(coins)]) {
      const answer = { values: { coins: given } }
      south.call('table.answer', { campaign, side: 'south', decision: 0, answer })
    }
    const { lineage } = north.call('table.sit', { campaign, side: 'north' })
    north.call('table.past', { campaign, number: 1, side: 'north' })
    north.call('table.why', { campaign, number: 1 })
    north.call('library.list', {})
    north.call('table.look', { campaign })
    const told = JSON.stringify(north.messages)
      .replaceAll(campaign, 'CAMPAIGN')
      .replaceAll(lineage, 'LINEAGE')
    return { told, own: JSON.stringify(south.messages) }
  }

  const rich: Game<Race> = {
    ...riverRace,
    setUp(given, random) {
      const state = riverRace.setUp(given, random)
      if (state.boats.south) state.boats.south.purse = 77
      return state
    }
  }

  it('nobody else learns a sealed answer, or that it was changed', () => {
    const [one, other] = [messagesToNorth(riverRace, 3), messagesToNorth(riverRace, 8, () => 2)]
    expect(one.told).toBe(other.told)
    expect(one.own).not.toBe(other.own)
  })

  it('nobody else learns a hidden purse, from no view and no summary', () => {
    const [one, other] = [messagesToNorth(riverRace, 3), messagesToNorth(rich, 3)]
    expect(one.told).toBe(other.told)
    expect(other.own).toContain('77')
  })
})
