import { describe, expect, test } from 'vitest'
import { botSeat } from '../../engine/bot.ts'
import { Match } from '../../engine/match.ts'
import { invasions } from '../game.ts'
import type { Invasions } from '../game-types.ts'
import { invasionsBots } from './index.ts'
import { readMemo } from './memo.ts'

const bots = ['legate', 'recruit'] as const

/** Plays a number of answers of a campaign with one kind of player, and inspects each seat. */
function played(
  bot: (typeof bots)[number],
  seed: string,
  answers: number,
  look: (match: Match<Invasions>, side: string, memo: unknown) => void = () => undefined
) {
  const match = Match.begin(invasions, { scenario: '350', combat: 'basic' }, seed)
  const memos = new Map<string, unknown>()
  const fallbacks: string[] = []
  while (match.awaited && match.answers < answers) {
    const { side, number } = match.awaited
    look(match, side, memos.get(side) ?? null)
    const reply = invasionsBots[bot](botSeat(match, side, memos.get(side) ?? null, `${seed} ${number}`))
    const { fallback } = readMemo(reply.memo) ?? {}
    if (fallback) fallbacks.push(fallback)
    memos.set(side, JSON.parse(JSON.stringify(reply.memo)))
    const outcome = match.answer(side, number, reply.answer)
    if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
  }
  return { match, fallbacks }
}

describe.each(bots)('a %s', { timeout: 120_000 }, (bot) => {
  test('answers every question legally and by a policy, not by fallback', () => {
    expect(played(bot, 'lawful', 300).fallbacks).toEqual([])
  })

  test('gives the same answer for the same seat', () => {
    expect(played(bot, 'again', 60).match.hash).toBe(played(bot, 'again', 60).match.hash)
  })

  test('does not change its view', () => {
    let looks = 0
    played(bot, 'look', 120, (match, side, memo) => {
      looks += 1
      if (looks % 5 !== 0) return
      const seat = botSeat(match, side, memo, 'look')
      const before = JSON.stringify(seat.view)
      invasionsBots[bot](seat)
      expect(JSON.stringify(seat.view)).toBe(before)
    })
  })
})
