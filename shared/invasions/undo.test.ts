// Undo never takes back revealed cards, nor declarations that several players made at once.
import { describe, expect, it } from 'vitest'
import type { Game } from '../engine/game.ts'
import { Match } from '../engine/match.ts'
import { createRandom } from '../engine/random.ts'
import { sideIds } from './content/ids.ts'
import { invasions } from './game.ts'
import type { Invasions } from './game-types.ts'

const SEEN = ['panic', 'storm', 'fog']

/** The Romans hold Spies, the Persians three other cards, and nobody else any. */
const spying: Game<Invasions> = {
  ...invasions,
  setUp(options, random) {
    const state = invasions.setUp(options, random)
    const dealt = new Set(['spies', ...SEEN])
    const { drawPile } = state.decks.events
    drawPile.splice(0, drawPile.length, ...drawPile.filter((card) => !dealt.has(card)))
    for (const side of sideIds) state.hands[side].events = []
    state.hands.romans.events = ['spies']
    state.hands.persians.events = SEEN
    return state
  }
}

/** Plays at random until the side is asked a question of this kind. */
function playUntil(match: Match<Invasions>, isIt: () => boolean): void {
  const random = createRandom('until')
  for (let answers = 0; match.awaited && !isIt(); answers++) {
    if (answers > 2000) throw new Error('it is never asked')
    const { side, number, kind } = match.awaited
    const answer = kind === 'play-card' ? { option: 'pass' } : match.sample(random)
    expect(match.answer(side, number, answer)).toMatchObject({ ok: true })
  }
}

describe('X.B Spies', () => {
  it('reveals the cards of another player, so undo is refused with that reason', () => {
    const match = Match.begin(spying, spying.readOptions({}), 'spies')
    const spy = { option: { card: 'spies', way: 0, target: { player: 'persians' } } } as const
    playUntil(match, () => match.awaited?.side === 'romans' && match.check('romans', spy) === null)
    const outcome = match.answer('romans', match.awaited?.number ?? -1, spy)
    const seen = outcome.ok ? outcome.events.find(({ event }) => event.type === 'hand-seen') : undefined
    expect(seen?.only).toEqual(['romans', 'persians'])
    expect(match.awaited).toMatchObject({ side: 'romans', kind: 'discard-from-hand' })
    expect(match.canUndo('romans')).toBe(false)
    expect(match.undo('romans')).toMatchObject({
      ok: false,
      refusal: { reason: { key: 'reveal.hand', params: { side: { ref: 'side', id: 'persians' } } } }
    })
    expect(match.state.hands.romans.events).not.toContain('spies')
  })
})

describe('XII.D declarations of several players', () => {
  it('become public with the last declaration, so its player cannot undo it', () => {
    const match = Match.begin(invasions, invasions.readOptions({}), 'declarations')
    let joint = 0
    while (joint < 20) {
      playUntil(match, () => match.awaiting.length > 1)
      const asked = match.awaiting
      expect(asked.every(({ kind }) => kind === 'declare-hostility')).toBe(true)
      for (const [index, { side, number }] of asked.entries()) {
        match.answer(side, number, { values: { nations: [] } })
        const isLast = index === asked.length - 1
        expect(match.whyNoUndo(side)).toEqual(isLast ? expect.objectContaining({}) : null)
        if (isLast) expect(match.canUndo(side)).toBe(false)
      }
      joint += 1
    }
  })
})
