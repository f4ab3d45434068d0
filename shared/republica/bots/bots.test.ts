import { describe, expect, it } from 'vitest'
import { Match } from '../../engine/match.ts'
import type { FactionId } from '../campaign-options.ts'
import { readOptions } from '../campaign-options.ts'
import { republica } from '../game.ts'
import type { Republica } from '../game-types.ts'
import { brokenInvariants } from '../invariants.ts'
import type { RepublicState } from '../state.ts'
import type { RepublicTask } from '../tasks/index.ts'
import { position, type TestPosition } from '../testing/position.ts'
import { survivalOf } from './danger.ts'
import { republicaPlayers } from './index.ts'

const game = { ...republica, players: republicaPlayers }

/** Plays a campaign to its end; each seat has its player. Nothing may be refused. */
function campaign(players: readonly string[], seed: string): Match<Republica> {
  const match = Match.begin(game, readOptions({ factions: players.length }), seed)
  const playerOf = new Map<string, string | undefined>(
    match.state.sides.map((side, at) => [side, players[at]])
  )
  while (match.awaited) {
    const { side, number, kind } = match.awaited
    const reply = match.botReply(side, playerOf.get(side) ?? 'recruit', null, `${seed}/${match.answers}`)
    const outcome = match.answer(side, number, reply.answer)
    if (!outcome.ok) throw new Error(`${kind}: ${outcome.refusal.reason.key}`)
  }
  return match
}

/** What the magister answers first in a position. */
function reply(
  scene: TestPosition,
  tasks: readonly RepublicTask[],
  side: FactionId,
  prepare?: (state: RepublicState) => void
) {
  const start = { ...position(scene), agenda: [...tasks].reverse() }
  prepare?.(start)
  const match = Match.begin({ ...game, setUp: () => start }, start.options, 'reply')
  expect(match.awaited?.side).toBe(side)
  return match.botReply(side, 'magister', null, 'reply')
}

describe('computer factions', () => {
  it.each([3, 4, 5, 6])('%d of them play whole campaigns by the rules', (count) => {
    const players = ['magister', 'legate', 'recruit', 'magister', 'legate', 'recruit'].slice(0, count)
    const match = campaign(players, `factions ${count}`)
    expect(match.state.ending).not.toBeNull()
    expect(brokenInvariants(match.state)).toEqual([])
  })

  it('answer the same for the same chance', () => {
    const [one, other] = [1, 2].map(() => campaign(['magister', 'legate', 'recruit'], 'twice'))
    expect(one?.hash).toBe(other?.hash)
  })

  it('say why, in one sentence', () => {
    const match = Match.begin(game, readOptions({}), 'why')
    for (let answers = 0; match.awaited && answers < 300; answers++) {
      const { side, number } = match.awaited
      const { answer, reasons } = match.botReply(side, 'magister', null, `why/${match.answers}`)
      expect(reasons).toHaveLength(1)
      expect(reasons[0]?.key).toMatch(/^why\./)
      match.answer(side, number, answer)
    }
  })

  it('see only what their side sees: other hands, purses and the deck change no answer', () => {
    const match = Match.begin(game, readOptions({}), 'peek')
    for (let answers = 0; match.awaited && answers < 250; answers++) {
      const { side, number } = match.awaited
      const chance = `peek/${match.answers}`
      const reply = match.botReply(side, 'magister', null, chance)
      if (answers % 10 === 0) {
        const redealt = match.imagine(side, `hidden ${answers}`)
        expect(redealt.botReply(side, 'magister', null, chance).answer, match.awaited.kind).toEqual(
          reply.answer
        )
      }
      match.answer(side, number, reply.answer)
    }
  })
})

describe('a magister', () => {
  const rome: TestPosition = {
    senators: {
      aemilius: { faction: 'palatine', office: 'rome-consul' },
      furius: { faction: 'capitoline', office: 'field-consul' },
      fabius: { faction: 'aventine' }
    },
    leaders: { palatine: 'aemilius', capitoline: 'furius', aventine: 'fabius' }
  }

  it('10.12 lands after a victory at sea if he is likely to win', () => {
    const scene = (legions: number): TestPosition => ({
      ...rome,
      wars: { 'punic-1': { isFleetBeaten: false } },
      armies: [{ against: 'punic-1', commander: 'furius', legions, fleets: 16 }]
    })
    const landing = (legions: number) => {
      const start = { ...position(scene(legions)), agenda: [{ task: 'combat' as const }] }
      const random = { ...start.random, forced: [4, 3, 3] }
      const match = Match.begin({ ...game, setUp: () => ({ ...start, random }) }, start.options, 'land')
      expect(match.awaited?.kind).toBe('land-battle')
      return match.botReply('capitoline', 'magister', null, 'land').answer
    }
    expect(landing(14)).toEqual({ option: 'yes' })
    expect(landing(2)).toEqual({ option: 'no' })
  })

  it('10.82 ransoms a man who is worth it', () => {
    const scene: TestPosition = {
      ...rome,
      senators: {
        ...rome.senators,
        cornelius: { faction: 'palatine', at: 'captive', captor: 'syrian', talents: 40, influence: 15 }
      },
      wars: { syrian: {} }
    }
    expect(reply(scene, [{ task: 'combat' }], 'palatine').answer).toEqual({ option: 'captive' })
  })

  it('11.2 lays down a small command, and keeps a great one if Rome is weak', () => {
    const scene = (veterans: number, legions: number, set: Partial<RepublicState>): TestPosition => ({
      ...rome,
      armies: [
        {
          against: 'home',
          commander: 'furius',
          veterans: Array.from({ length: veterans }, () => 'furius' as const)
        }
      ],
      legions,
      set
    })
    const peace = reply(scene(1, 10, { treasury: 200 }), [{ task: 'commands' }], 'capitoline')
    expect(peace.answer).toEqual({ option: 'lay-down' })
    const revolt = reply(scene(12, 0, { treasury: 0 }), [{ task: 'commands' }], 'capitoline')
    expect(revolt.answer).toEqual({ option: 'sound-legions' })
  })
})

describe('the danger to Rome', () => {
  const board = (wars: TestPosition['wars']) => position({ wars: wars ?? {}, set: { treasury: 100 } })

  it('grows with each active war, and a likely victory lowers it', () => {
    const calm = survivalOf(board({}), new Map())
    const one = survivalOf(board({ syrian: {} }), new Map())
    const three = survivalOf(board({ syrian: {}, 'gallic-1': {}, 'illyrian-2': {} }), new Map())
    expect(calm).toBeGreaterThan(one)
    expect(one).toBeGreaterThan(three)
    expect(survivalOf(board({ syrian: {} }), new Map([['syrian', 0.9]]))).toBeGreaterThan(one)
  })

  it('grows with debt and with unrest', () => {
    const state = board({})
    expect(survivalOf(state, new Map(), { treasury: -180 })).toBeLessThan(survivalOf(state, new Map()))
    expect(survivalOf(state, new Map(), { unrest: 8 })).toBeLessThan(survivalOf(state, new Map()))
  })
})
