import { describe, expect, it } from 'vitest'
import type { Answer } from './decision.ts'
import { Match } from './match.ts'
import type { AnswerRecord } from './open-match.ts'
import { orderlyRace } from './testing/orderly-race.ts'
import type { Race } from './testing/river-race/types.ts'
import { riverRace } from './testing/river-race.ts'

const orders = (food: number) => ({ orders: { food } })
const load: Answer = { values: { food: 1, rope: false } }
const begin = () => Match.begin(orderlyRace, riverRace.readOptions({}), 'seed')
const take = (match: Match<Race>, answer: Answer) =>
  match.answer(match.decision?.side ?? '', match.decision?.number ?? -1, answer)

describe('standing orders', () => {
  it('are taken at any time, from any side, and leave the open question open', () => {
    const match = begin()
    const { decision } = match
    expect(match.answer('south', 0, orders(7))).toMatchObject({ ok: true, events: [] })
    expect(match.state.boats.south?.food).toBe(7)
    expect(match.decision).toEqual(decision)
    expect(take(match, load).ok).toBe(true)
  })

  it('are refused if invalid or unknown to the game, and change nothing', () => {
    const match = begin()
    const before = match.hash
    expect(match.answer('south', 0, { orders: { wine: 1 } }).ok).toBe(false)
    expect(match.answer('nobody', 0, orders(1)).ok).toBe(false)
    const plain = Match.begin(riverRace, riverRace.readOptions({}), 'seed')
    expect(plain.answer('south', 0, orders(1)).ok).toBe(false)
    expect([match.hash, match.answers]).toEqual([before, 0])
  })

  it('are part of the journal: a replay with them leads to the same place', () => {
    const match = begin()
    const { snapshot } = match
    const journal: AnswerRecord[] = [
      { side: 'north', answer: load },
      { side: 'south', answer: orders(5) },
      { side: 'north', answer: { option: 'drift' } }
    ]
    for (const { side, answer } of journal) match.answer(side, match.decision?.number ?? -1, answer)
    expect(match.answers).toBe(3)
    expect(Match.resume(orderlyRace, snapshot, journal).hash).toBe(match.hash)
  })

  it('do not prevent an undo, which returns them to be given again', () => {
    const match = begin()
    take(match, load)
    match.answer('south', 1, orders(5))
    expect(match.canUndo('north')).toBe(true)
    expect(match.undo('north')).toEqual({
      ok: true,
      events: [],
      orders: [{ side: 'south', answer: orders(5) }]
    })
    expect([match.answers, match.state.boats.north?.food]).toEqual([0, 0])
    expect(match.canUndo('south')).toBe(false)
  })
})
