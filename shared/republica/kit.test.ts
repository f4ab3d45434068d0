import { describe, expect, it } from 'vitest'
import { republicaKit } from './kit.ts'

describe('a scene', () => {
  it('8.2 plays a year’s account on a position', () => {
    const outcome = republicaKit.scene.play({
      options: { factions: 3 },
      set: { turn: 1, phase: 'population', unrest: 3 },
      run: [{ task: 'address' }],
      dice: [4, 4, 4],
      answers: [{ option: 'for' }, { option: 'against' }, { option: 'abstain' }],
      most: 3
    })
    expect(outcome).toMatchObject({ ok: true, report: { state: { unrest: 5 }, unusedDice: [] } })
  })

  it('names a war that is on no card', () => {
    const outcome = republicaKit.scene.play({ set: { wars: { 'trojan-war': {} } } })
    expect(outcome).toMatchObject({ ok: false })
  })
})

it('accepts every option of its help, as text', () => {
  const given = {
    factions: '4',
    republic: 'late',
    comparators: 'classic',
    officeForConsulForLife: 'not-required',
    approvalVote: 'modifies-roll',
    knights: 'classic',
    naturalDeathConcessions: 'to-forum',
    counterBribes: 'resist-only'
  }
  expect(republicaKit.options.map(({ name }) => name)).toEqual(Object.keys(given))
  expect(republicaKit.game.readOptions(given)).toEqual({ ...given, factions: 4 })
})

it('lists every section once, with a title', () => {
  const { sections } = republicaKit.rules
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, title } of sections) expect(title).not.toBe(id)
})
