// An undo never takes back what somebody has learned: whatever an undo that is allowed would take back, the side could
// have worked out from what it saw before and from its own answer. The test plays the same answer in worlds that look
// the same to the side (other dice, other hidden cards, other sealed answers): in each the side must be told the same.
import { describe, expect, it } from 'vitest'
import { boxGame, type GameBox } from '#shared/engine/game-box.ts'
import type { OpenMatch, Told } from '#shared/engine/open-match.ts'
import { createRandom, randomInt } from '#shared/engine/random.ts'
import { riverRace } from '#shared/engine/testing/river-race.ts'
import { kits } from './games.ts'

const WORLDS = 3

/** All that a side is told: its view, its question, its summary, and the events that it may know. */
function toldTo(side: string, match: OpenMatch, told: readonly Told[]): string {
  const events = told.filter(({ only }) => !only || only.includes(side)).map(({ event }) => event)
  const { number: _, ...question } = match.decisionFor(side) ?? { number: 0 }
  return JSON.stringify([events, match.view(side), match.summary(side), question])
}

/** Who is asked what; that nobody else reacted is all that a side may learn and still take back. */
function askedIn(match: OpenMatch): string {
  return JSON.stringify(match.awaiting.map(({ side, kind }) => [side, kind]))
}

interface Tally {
  undoable: number
  refused: number
  compared: number
}

/** Plays a campaign at random, and tries some of its answers in other worlds; so many in all campaigns. */
function tryUndos(game: GameBox, options: unknown, seed: string, tries: number, tally: Tally): void {
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
    const told = toldTo(side, match, outcome.events)
    for (const world of worlds) {
      const there = world.answer(side, number, answer)
      if (!there.ok) throw new Error(`${kind}: refused in a world that looks the same to ${side}`)
      if (askedIn(world) !== askedIn(match)) continue
      tally.compared += 1
      expect(toldTo(side, world, there.events), `${kind} of ${side}, answer ${match.answers}`).toBe(told)
    }
  }
}

/** Every game on the shelf, with the options of its first two soaks; and the toy game, which hides most. */
const shelf: readonly {
  readonly game: GameBox
  readonly options: readonly object[]
  readonly tries: number
}[] = [
  {
    game: boxGame(riverRace),
    options: [{ crews: 6, stakes: true, boats: 'chosen', length: 60 }],
    tries: 120
  },
  ...[...kits.values()].map((kit) => {
    const { game, optionsOf } = kit.soakTarget()
    return { game, options: [optionsOf(0), optionsOf(1)], tries: 80 }
  })
]

describe.each(shelf.map((one) => ({ ...one, id: one.game.id })))('in $id', ({ game, options, tries }) => {
  it('an undo that is allowed takes back nothing that was learned', { timeout: 120_000 }, () => {
    const tally: Tally = { undoable: 0, refused: 0, compared: 0 }
    for (let campaign = 0; tally.undoable + tally.refused < tries; campaign++) {
      tryUndos(game, options[campaign % options.length], `undo ${campaign}`, tries, tally)
    }
    expect(tally.undoable).toBeGreaterThan(10)
    expect(tally.compared).toBeGreaterThan(10)
    // The worlds differ indeed: some answers cannot be taken back.
    expect(tally.refused).toBeGreaterThan(5)
  })
})
