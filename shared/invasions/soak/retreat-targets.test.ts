import { describe, expect, it } from 'vitest'
import type { PlayOf } from '../../engine/game.ts'
import { invasions } from '../game.ts'
import type { Invasions } from '../game-types.ts'
import { playOn } from '../scene/run-scripted.ts'
import { emptyMap, move, put, troops } from '../testing/position.ts'
import { neighbours } from '../world/world-queries.ts'
import { inspectedGame } from './inspected-game.ts'
import { type NoRetreatEvent, retreatTargetOf } from './retreat-targets.ts'

/** Alamans in Lotharingia. They came from Treveria; Byzantium holds Sequana. */
function beaten() {
  const state = emptyMap({ control: { treveria: 'alamanni', lotharingia: 'romans' } })
  const units = put(state, 'alamanni', 'infantry', 'lotharingia', 2)
  const event: NoRetreatEvent = { type: 'no-retreat', nation: 'alamanni', units, from: 'lotharingia' }
  return { state, event }
}

describe('XX.L nobody is eliminated while a legal retreat exists', () => {
  it('XX.L retreats the way it came, if no enemy is there', () => {
    const { state, event } = beaten()
    expect(retreatTargetOf(state, { ...event, towards: ['treveria'] })).toBe('treveria')
    put(state, 'romans', 'infantry', 'treveria')
    expect(retreatTargetOf(state, { ...event, towards: ['treveria'] })).toBeNull()
  })

  it('XX.L takes any route where its own is unknown, but no barred one', () => {
    const { state, event } = beaten()
    expect(retreatTargetOf(state, { ...event, towards: [] })).not.toBeNull()
    const romans = troops(state, 'romans', 'latium', 12)
    const shut = neighbours('lotharingia', 'base').filter(({ id }) => id !== 'treveria')
    for (const [index, { id }] of shut.entries()) move(state, romans.slice(index, index + 1), id)
    expect(retreatTargetOf(state, event)).toBe('treveria')
    expect(retreatTargetOf(state, { ...event, barred: ['treveria'] })).toBeNull()
  })

  it('XX.L no retreat leads back through the battle province', () => {
    const { state, event } = beaten()
    const romans = troops(state, 'romans', 'latium', 12)
    const beyond = neighbours('treveria', 'base').filter(({ id }) => id !== 'lotharingia')
    for (const [index, { id }] of beyond.entries()) move(state, romans.slice(index, index + 1), id)
    put(state, 'alamanni', 'infantry', 'treveria', 4)
    expect(retreatTargetOf(state, { ...event, towards: ['treveria'] })).toBeNull()
    expect(retreatTargetOf(state, event)).not.toBeNull()
  })

  it('XX.L, XVII.A a full province is no retreat target', () => {
    const { state, event } = beaten()
    const only: NoRetreatEvent = { ...event, towards: ['treveria'] }
    put(state, 'alamanni', 'infantry', 'treveria', 4)
    expect(retreatTargetOf(state, only)).not.toBe('treveria')
  })

  it('a campaign fails at the event itself', () => {
    const { state, event } = beaten()
    const game = inspectedGame({
      ...invasions,
      *runTask(play: PlayOf<Invasions>) {
        play.emit(event)
      }
    })
    const run = () =>
      game.runTask(playOn(state).play, { task: 'march' }).next({ side: '', answer: { option: '' } })
    expect(run).toThrow('nobody is eliminated while a legal retreat exists: ')
  })
})
