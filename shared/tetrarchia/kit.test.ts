import { describe, expect, it } from 'vitest'
import { tetrarchiaKit } from './kit.ts'

/** Galerius in Pannonia Superior, beside Noricum in revolt. */
const noricum = {
  options: { level: '5300' },
  set: {
    round: 1,
    phase: 'roman',
    active: 'galerius',
    imperium: 6,
    emperors: { galerius: { at: 'pannonia-superior' } },
    discs: { noricum: 'revolt' }
  },
  run: [{ task: 'action' }]
}

describe('a scene', () => {
  it('I.1, I.4 an emperor enters a province in revolt and subdues it', () => {
    const outcome = tetrarchiaKit.scene.play({
      ...noricum,
      answers: [
        { option: { do: 'move', emperor: 'galerius', to: 'noricum' } },
        { option: { do: 'subdue' } },
        { option: { do: 'done' } }
      ]
    })
    expect(outcome).toMatchObject({
      ok: true,
      report: {
        events: [
          { type: 'moved', emperor: 'galerius', cost: 2 },
          { type: 'subdued', province: 'noricum', was: 'revolt', cost: 2 }
        ],
        asked: [
          { kind: 'action' },
          { kind: 'action' },
          { kind: 'action', answer: { option: { do: 'done' } } }
        ],
        state: { discs: {}, imperium: 2, emperors: { galerius: { at: 'noricum' } } },
        stopped: null
      }
    })
  })

  it('names a province that is not on the board', () => {
    const outcome = tetrarchiaKit.scene.play({ ...noricum, set: { discs: { atlantis: 'revolt' } } })
    expect(outcome).toMatchObject({ ok: false, problems: [{ field: 'set.discs.atlantis' }] })
  })
})

it('accepts every option of its help, as text', () => {
  const given = { level: '4211', players: '3', variants: 'imperium,el-grande', shared: 'constantius' }
  expect(tetrarchiaKit.options.map(({ name }) => name)).toEqual(Object.keys(given))
  expect(tetrarchiaKit.game.readOptions(given)).toMatchObject({
    players: 3,
    variants: ['imperium', 'el-grande']
  })
})
