import { describe, expect, test } from 'vitest'
import { botSeat } from '../../engine/bot.ts'
import { Match } from '../../engine/match.ts'
import { createRandom, shuffled } from '../../engine/random.ts'
import { sideIds } from '../content/ids.ts'
import { invasions } from '../game.ts'
import type { Invasions } from '../types.ts'
import { invasionsBots } from './index.ts'
import { readMemo } from './memo.ts'

const bots = ['legate', 'recruit'] as const

/** Plays a campaign by one kind of player until a number of answers, and looks at each seat on the way. */
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

describe.each(bots)('a %s', (bot) => {
  test('answers whatever is asked by a policy of its own, and lawfully', () => {
    expect(played(bot, 'lawful', 400).fallbacks).toEqual([])
  })

  test('answers the same from the same seat', () => {
    expect(played(bot, 'again', 120).match.hash).toBe(played(bot, 'again', 120).match.hash)
  })

  test('changes nothing that it looks at, and sees no card that is hidden from it', () => {
    let looks = 0
    played(bot, 'peek', 160, (match, side, memo) => {
      looks += 1
      if (looks % 5 !== 0) return
      const seat = botSeat(match, side, memo, 'peek')
      const before = JSON.stringify(seat.view)
      const reply = invasionsBots[bot](seat)
      expect(JSON.stringify(seat.view)).toBe(before)
      const other = Match.resume(
        invasions,
        { ...match.snapshot, state: withOtherCards(match.snapshot.state, side) },
        []
      )
      if (JSON.stringify(other.awaited) !== JSON.stringify(match.awaited)) return
      if (other.answers !== match.answers) return
      expect(invasionsBots[bot](botSeat(other, side, memo, 'peek'))).toEqual(reply)
    })
  })
})

/** The same position with other dice to come, decks in another order and other cards in others' hands. */
function withOtherCards(text: string, side: string): string {
  const state: Invasions['State'] = JSON.parse(text)
  const random = createRandom('other cards')
  const others = sideIds.filter((id) => id !== side)
  const { drawPile } = state.decks.events
  const cards = shuffled(random, [...drawPile, ...others.flatMap((id) => state.hands[id].events)])
  for (const id of others) state.hands[id].events = cards.splice(0, state.hands[id].events.length)
  state.decks.events.drawPile = cards
  state.decks.administration.drawPile = shuffled(random, state.decks.administration.drawPile)
  state.random = createRandom('other dice')
  return JSON.stringify(state)
}
