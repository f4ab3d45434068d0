import { expect, it } from 'vitest'
import { Match } from '#shared/engine/match.ts'
import { tetrarchiaPlayers } from '#shared/tetrarchia/bots/index.ts'
import { readOptions } from '#shared/tetrarchia/campaign-options.ts'
import { tetrarchia } from '#shared/tetrarchia/game.ts'
import { isTetrarchiaEvent } from '#shared/tetrarchia/words/sentences.ts'
import { boardFrames } from './board-frames.ts'

it('the log alone leads from the set-up to the board at the end', () => {
  const match = Match.begin({ ...tetrarchia, players: tetrarchiaPlayers }, readOptions({}), 'frames')
  const events = match.takeEvents().map(({ event }) => event)
  let memo: unknown = null
  while (match.awaited) {
    const { side, number } = match.awaited
    const reply = match.botReply(side, 'prefect', memo, 'chance')
    memo = reply.memo
    const outcome = match.answer(side, number, reply.answer)
    if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
    events.push(...outcome.events.map(({ event }) => event).filter(isTetrarchiaEvent))
  }
  const { state } = match
  const frames = boardFrames(events, state.emperors)
  expect(frames.at(-1)?.board.discs).toEqual(state.discs)
  expect(frames.at(-1)?.board.armies).toEqual(state.armies)
  expect(frames.at(-1)?.round).toBe(state.round)
  // The first is the set-up: revolts, and nobody protects anything yet.
  expect(new Set(Object.values(frames[0]?.board.discs ?? {}))).toEqual(new Set(['revolt']))
})
