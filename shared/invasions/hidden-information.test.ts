import { beforeAll, describe, expect, it } from 'vitest'
import type { BotReply } from '../engine/bot.ts'
import { Match } from '../engine/match.ts'
import { createRandom } from '../engine/random.ts'
import { invasionsBots } from './bots/index.ts'
import { invasions } from './game.ts'
import type { Invasions } from './game-types.ts'
import { reshuffleHidden } from './hidden-information.ts'
import { brokenInvariants } from './invariants.ts'

const game = { ...invasions, players: { bots: invasionsBots, adviser: 'legate' } }

/** Plays a random campaign and calls `look` before every `every`-th answer. */
function visit(seed: string, answers: number, every: number, look: (match: Match<Invasions>) => void): void {
  const match = Match.begin(game, { scenario: '350', combat: 'basic' }, seed)
  const random = createRandom(`${seed}/answers`)
  for (let number = 0; number < answers && match.awaited; number++) {
    if (number % every === 0) look(match)
    match.answer(match.awaited.side, match.awaited.number, match.sample(random))
  }
}

interface ComparedReply {
  readonly question: string
  readonly seen: BotReply
  readonly permuted: BotReply
}

describe('a state with redealt hidden cards', () => {
  it('shows its side the same view, and loses no card', { timeout: 120_000 }, () => {
    let redealt = 0
    visit('imagined', 900, 31, (match) => {
      const side = match.awaited?.side ?? ''
      const copy = match.imagine(side, `${match.answers}`)
      expect(copy.view(side)).toEqual(match.view(side))
      expect(copy.decisionFor(side)).toEqual(match.decisionFor(side))
      expect(brokenInvariants(copy.state, copy.awaited?.kind ?? null)).toEqual([])
      expect(copy.state.random.words).not.toEqual(match.state.random.words)
      if (JSON.stringify(copy.state.hands) !== JSON.stringify(match.state.hands)) redealt += 1
    })
    expect(redealt).toBeGreaterThan(5)
  })

  it('can be played on by the rules', { timeout: 120_000 }, () => {
    visit('goes on', 700, 97, (match) => {
      const copy = match.imagine(match.awaited?.side ?? '', 'future')
      const random = createRandom('future')
      for (let answers = 0; answers < 150 && copy.awaited; answers++) {
        expect(copy.answer(copy.awaited.side, copy.awaited.number, copy.sample(random)).ok).toBe(true)
      }
      expect(brokenInvariants(copy.state, copy.awaited?.kind ?? null)).toEqual([])
    })
  })
})

describe('the peek test', () => {
  it('two positions with the same view lead to the same redealt state', {
    timeout: 120_000
  }, () => {
    let compared = 0
    visit('same futures', 400, 40, (match) => {
      const side = match.awaited?.side ?? ''
      const here = structuredClone(match.state)
      const elsewhere = structuredClone(match.state)
      reshuffleHidden(elsewhere, side, createRandom('elsewhere'))
      for (const state of [here, elsewhere]) reshuffleHidden(state, side, createRandom('future'))
      expect(elsewhere).toEqual(here)
      compared += 1
    })
    expect(compared).toBeGreaterThan(5)
  })

  const players = ['recruit', 'legate']
  /** The replies of each player to the same questions, with those in positions that look the same. */
  const replies = new Map(players.map((player): [string, ComparedReply[]] => [player, []]))
  beforeAll(() => {
    visit('peek', 1500, 11, (match) => {
      const side = match.awaited?.side ?? ''
      const elsewhere = match.imagine(side, 'elsewhere')
      for (const [player, list] of replies) {
        const seen = match.botReply(side, player, null, 'chance')
        const permuted = elsewhere.botReply(side, player, null, 'chance')
        list.push({ question: `${match.answers} ${match.awaited?.kind}`, seen, permuted })
      }
    })
  }, 240_000)

  it.each(players)(
    'no answer of a %s depends on what its side cannot see: hands, decks, the dice to come',
    (player) => {
      const compared = replies.get(player) ?? []
      for (const { question, seen, permuted } of compared) expect(permuted, question).toEqual(seen)
      expect(compared.length).toBeGreaterThan(100)
    }
  )
})
