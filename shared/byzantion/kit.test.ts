import { describe, expect, it } from 'vitest'
import { byzantionKit } from './kit.ts'

describe('a scene', () => {
  it('E.3 plays a vote on a position', () => {
    const outcome = byzantionKit.scene.play({
      options: { players: 2 },
      set: { round: 1, phase: 'events', ring: 'blues', positions: { labarum: 'blues', chalice: 'greens' } },
      run: [{ task: 'vote' }],
      answers: [{ option: { do: 'vote', option: 'first', auctoritas: 2 } }, { option: { do: 'abstain' } }],
      most: 2
    })
    expect(outcome).toMatchObject({ ok: true })
  })

  it('names a position that is not on the track', () => {
    const outcome = byzantionKit.scene.play({ set: { positions: { throne: 'blues' } } })
    expect(outcome).toMatchObject({ ok: false })
  })
})

it('accepts every option of its help, as text', () => {
  const given = { players: '3', length: 'marathon' }
  expect(byzantionKit.options.map(({ name }) => name)).toEqual(Object.keys(given))
  expect(byzantionKit.game.readOptions(given)).toEqual({ players: 3, length: 'marathon' })
})

it('lists every section once', () => {
  const ids = byzantionKit.rules.sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
