import { describe, expect, it } from 'vitest'
import { Match } from '../../engine/match.ts'
import { readOptions, type SideId } from '../campaign-options.ts'
import { byzantion } from '../game.ts'
import type { Byzantion } from '../game-types.ts'
import { brokenInvariants } from '../invariants.ts'
import type { ByzantionTask } from '../tasks.ts'
import { position, type TestPosition } from '../testing/position.ts'
import { byzantionPlayers } from './index.ts'

const game = { ...byzantion, players: byzantionPlayers }

/** Plays a campaign to its end; each seat has its player. */
function campaign(players: readonly string[], seed: string): Match<Byzantion> {
  const match = Match.begin(game, readOptions({ players: players.length }), seed)
  const playerOf = new Map<string, string | undefined>(
    match.state.sides.map((side, at) => [side, players[at]])
  )
  while (match.awaited) {
    const { side, number, kind } = match.awaited
    const player = playerOf.get(side) ?? 'recruit'
    const reply = match.botReply(side, player, null, `${seed}/${match.answers}`)
    const outcome = match.answer(side, number, reply.answer)
    if (!outcome.ok) throw new Error(`${kind}: ${outcome.refusal.reason.key}`)
  }
  return match
}

/** What the magister answers first in a position. */
function reply(scene: TestPosition, task: ByzantionTask, side: SideId): unknown {
  const start = { ...position(scene), agenda: [task] }
  const match = Match.begin({ ...game, setUp: () => start }, readOptions({}), 'reply')
  return match.botReply(side, 'magister', null, 'reply').answer
}

describe('computer players', () => {
  it.each([1, 2, 3, 4])('play whole campaigns of %d by the rules', (count) => {
    const players = ['magister', 'legate', 'recruit', 'magister'].slice(0, count)
    const match = campaign(players, `bots ${count}`)
    expect(match.state.ending).not.toBeNull()
    expect(brokenInvariants(match.state)).toEqual([])
  })

  it('give the same answers for the same chance', () => {
    const [one, other] = [campaign(['recruit', 'legate'], 'twice'), campaign(['recruit', 'legate'], 'twice')]
    expect(one.hash).toBe(other.hash)
  })
})

describe('a magister', () => {
  const positions = { labarum: 'blues', chalice: 'greens', sceptre: 'reds' } as const

  it('activates the bandon that yields most', () => {
    const area = [['belisarius', 'bucellarii', 'foederati'], ['treasurer']] as const
    const task = { task: 'turn', side: 'blues' } as const
    expect(
      reply(
        { positions, event: 'battle-of-dara', option: 'second', seats: { blues: { area } } },
        task,
        'blues'
      )
    ).toEqual({
      option: { do: 'act', action: 'activate' }
    })
  })

  it('gives what the event wants', () => {
    const scene: TestPosition = {
      positions,
      event: 'battle-of-dara',
      option: 'second',
      seats: { blues: { goods: { virtus: 3, frumentum: 1 } } }
    }
    expect(reply(scene, { task: 'resolution' }, 'blues')).toEqual({
      values: { gift: { virtus: 2, frumentum: 1 }, substitutes: [] }
    })
  })

  it('spoils an event that only it can save, if another would be the victor and a third would pay', () => {
    const scene: TestPosition = {
      positions,
      event: 'guardian-of-the-siege-of-rome',
      option: 'first',
      seats: {
        blues: { goods: { virtus: 1, lapis: 1 } },
        greens: { goods: { lapis: 3, lignum: 1 } },
        reds: {}
      }
    }
    expect(reply(scene, { task: 'resolution' }, 'blues')).toMatchObject({ values: { gift: { lapis: 1 } } })
  })

  it('names itself when it breaks a tie for the most', () => {
    const goods = { virtus: 1, lapis: 4, lignum: 1 }
    const scene: TestPosition = {
      positions,
      event: 'guardian-of-the-siege-of-rome',
      option: 'first',
      seats: { greens: { goods }, reds: { goods } }
    }
    const start = { ...position(scene), agenda: [{ task: 'resolution' } as const] }
    const match = Match.begin({ ...game, setUp: () => start }, readOptions({}), 'tie')
    for (const side of ['blues', 'greens', 'reds'] as const) {
      const gift = side === 'blues' ? {} : goods
      match.answer(side, match.decisionFor(side)?.number ?? -1, { values: { gift, substitutes: [] } })
    }
    expect(match.awaited).toMatchObject({ side: 'reds', kind: 'break-tie' })
    expect(match.botReply('reds', 'magister', null, 'tie').answer).toEqual({ option: 'reds' })
  })
})
