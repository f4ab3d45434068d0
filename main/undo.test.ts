// An undo must not let a side keep something that it learned: everything that an allowed undo takes back, the side
// could have derived from its view and its own answer. The test gives the same answer in worlds that look the same to
// the side but have other dice, hidden cards and sealed answers. In each world the side must learn the same.
import { describe, expect, it } from 'vitest'
import { type AnyGame, eraseTypes } from '#shared/engine/any-game.ts'
import type { EmittedEvent, OpenMatch } from '#shared/engine/open-match.ts'
import { createRandom, randomInt } from '#shared/engine/random.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { kits } from './games.ts'

const WORLDS = 3

/** All that a side knows: its view, its question, its summary, and the events that it receives. */
function knowledgeOf(side: string, match: OpenMatch, emitted: readonly EmittedEvent[]): string {
  const events = emitted.filter(({ only }) => !only || only.includes(side)).map(({ event }) => event)
  const { number: _, ...question } = match.decisionFor(side) ?? { number: 0 }
  return JSON.stringify([events, match.view(side), match.summary(side), question])
}

/** Who is asked what. That nobody else reacted is all that a side may learn and still undo. */
function askedIn(match: OpenMatch): string {
  return JSON.stringify(match.awaiting.map(({ side, kind }) => [side, kind]))
}

interface Tally {
  undoable: number
  refused: number
  compared: number
}

/** Plays a campaign at random and repeats some of its answers in other worlds, until there were `tries` in all. */
function tryUndos(game: AnyGame, options: unknown, seed: string, tries: number, tally: Tally): void {
  const match = game.begin(options, seed)
  match.takeEvents()
  const random = createRandom(`${seed}/undo`)
  while (tally.undoable + tally.refused < tries && match.awaited) {
    const { side, number, kind } = match.awaited
    const isTried = randomInt(random, 6) === 0
    const worlds = isTried
      ? Array.from({ length: WORLDS }, (_, world) => match.imagine(side, `${seed}/${number}/${world}`))
      : []
    const answer = match.sample(random, side)
    const outcome = match.answer(side, number, answer)
    if (!outcome.ok) throw new Error(`${kind} refused its own sample`)
    if (!isTried) continue
    if (!match.canUndo(side)) {
      tally.refused += 1
      continue
    }
    tally.undoable += 1
    const known = knowledgeOf(side, match, outcome.events)
    for (const world of worlds) {
      const there = world.answer(side, number, answer)
      if (!there.ok) throw new Error(`${kind}: refused in a world that looks the same to ${side}`)
      if (askedIn(world) !== askedIn(match)) continue
      tally.compared += 1
      expect(knowledgeOf(side, world, there.events), `${kind} of ${side}, answer ${match.answers}`).toBe(
        known
      )
    }
  }
}

/** All games with the options of their first two soak campaigns, and the toy game, which has the most secrets. */
const testedGames: readonly {
  readonly game: AnyGame
  readonly options: readonly object[]
  readonly tries: number
}[] = [
  {
    game: eraseTypes(riverRace),
    options: [{ crews: 6, stakes: true, boats: 'chosen', length: 60 }],
    tries: 120
  },
  ...[...kits.values()].map((kit) => {
    const { game, optionsOf } = kit.soakTarget()
    return { game, options: [optionsOf(0), optionsOf(1)], tries: 110 }
  })
]

describe.each(testedGames.map((one) => ({ ...one, id: one.game.id })))(
  'in $id',
  ({ game, options, tries }) => {
    it('an allowed undo takes back nothing that the side has learned', { timeout: 120_000 }, () => {
      const tally: Tally = { undoable: 0, refused: 0, compared: 0 }
      for (let campaign = 0; tally.undoable + tally.refused < tries; campaign++) {
        tryUndos(game, options[campaign % options.length], `undo ${campaign}`, tries, tally)
      }
      expect(tally.undoable).toBeGreaterThan(10)
      expect(tally.compared).toBeGreaterThan(10)
      // Some answers cannot be undone, which shows that the worlds differ.
      expect(tally.refused).toBeGreaterThan(5)
    })
  }
)
