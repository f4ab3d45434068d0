import { expect, it } from 'vitest'
import { Match } from '../../engine/match.ts'
import { tetrarchiaPlayers } from '../bots/index.ts'
import { readOptions } from '../campaign-options.ts'
import type { TetrarchiaEvent } from '../events.ts'
import { tetrarchia } from '../game.ts'
import { protectedFrontiers } from '../queries/board-queries.ts'
import { isTetrarchiaEvent } from '../words/sentences.ts'
import { emperorIds } from '../world/ids.ts'
import { chronicleOf } from './chronicle.ts'
import { deedsOf } from './deeds.ts'

/** Plays a game of computer players to its end and returns its events. */
function played(seed: string) {
  const match = Match.begin({ ...tetrarchia, players: tetrarchiaPlayers }, readOptions({}), seed)
  const events: TetrarchiaEvent[] = match.takeEvents().map(({ event }) => event)
  let memo: unknown = null
  while (match.awaited) {
    const { side, number } = match.awaited
    const reply = match.botReply(side, 'prefect', memo, 'chance')
    memo = reply.memo
    const outcome = match.answer(side, number, reply.answer)
    if (!outcome.ok) throw new Error(outcome.refusal.reason.key)
    events.push(...outcome.events.map(({ event }) => event).filter(isTetrarchiaEvent))
  }
  return { events, state: match.state }
}

it('contains every round and turn in order, the set-up first and the end last', () => {
  const { events, state } = played('story')
  const { prelude, rounds } = chronicleOf(events)
  expect(prelude.map(({ key }) => key)).toContain('event.threat-placed')
  expect(rounds.map(({ round }) => round)).toEqual(
    Array.from({ length: state.round }, (_, index) => index + 1)
  )
  for (const { turns } of rounds.slice(0, -1)) expect(turns.map(({ emperor }) => emperor)).toEqual(emperorIds)
  const last = rounds.at(-1)?.turns.at(-1)
  const end = [...(last?.deeds ?? []), ...(last?.blows ?? [])].at(-1)
  expect(end?.key).toMatch(/^event\.(won|lost-)/)
})

it('counts exactly the frontiers that each emperor has protected', () => {
  const { events, state } = played('deeds')
  const deeds = deedsOf(events)
  const counted = emperorIds.map((id) => deeds[id].frontiers)
  expect(counted).toEqual(
    emperorIds.map(
      (id) => protectedFrontiers(state).filter((frontier) => state.discs[frontier] === id).length
    )
  )
  expect(counted.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
})
