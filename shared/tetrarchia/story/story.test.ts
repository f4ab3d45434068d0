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
import { deedsInProse } from './prose.ts'

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

it('tells moves, subdued provinces and uprisings together, and leaves out no battle', () => {
  const { events } = played('story')
  const said = chronicleOf(events).rounds.flatMap(({ turns }) =>
    turns.flatMap(({ deeds, blows }) => [...deeds, ...blows])
  )
  const keys = said.map(({ key }) => key)
  const count = (type: TetrarchiaEvent['type']) => events.filter((event) => event.type === type).length
  expect(keys.filter((key) => /^event\.(attacked-)?(victory|tie|defeat)$/.test(key))).toHaveLength(
    count('battle')
  )
  expect(keys.filter((key) => key === 'event.protected-frontier')).not.toHaveLength(0)
  expect(keys).not.toContain('event.moved')
  expect(said.length).toBeLessThan(events.filter(({ type }) => type !== 'roll').length * 0.7)
  for (const { turns } of chronicleOf(events).rounds) {
    for (const { emperor, deeds } of turns) {
      expect(deeds[0]?.params).toMatchObject({ emperor: { ref: 'emperor', id: emperor } })
    }
  }
})

it('tells a turn as one would: the way, the work, the fight', () => {
  const told = deedsInProse('galerius', [
    { type: 'entered', emperor: 'galerius', at: 'pannonia-inferior' },
    {
      type: 'moved',
      emperor: 'galerius',
      from: 'pannonia-inferior',
      steps: [
        { to: 'noricum', by: 'link', cost: 1 },
        { to: 'rhaetia', by: 'link', cost: 1 }
      ],
      cost: 2,
      by: 'galerius'
    },
    { type: 'subdued', emperor: 'galerius', province: 'rhaetia', was: 'unrest', now: null, cost: 1 }
  ])
  expect(told.map(({ key }) => key)).toEqual(['tale.goes-by', 'tale.subdues'])
  expect(told[0]?.params).toMatchObject({ to: { id: 'rhaetia' } })
  expect(deedsInProse('galerius', []).map(({ key }) => key)).toEqual(['tale.rests'])
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
