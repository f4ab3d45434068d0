import { describe, expect, it } from 'vitest'
import type { Answer, Decision } from '../../engine/decision.ts'
import type { InvasionsState } from '../state.ts'
import { drive, freshState } from '../testing/drive.ts'
import { viewOf } from '../view.ts'
import { checkCollapse } from './collapse.ts'
import { checkD2 } from './dice.ts'
import { mayRebel } from './freedom.ts'
import { checkKingdom } from './kingdoms.ts'
import { revoltIn } from './revolts.ts'
import { addTies } from './tie-list.ts'

/** The card is in a hand; its holder plays it at the first roll only. */
function withDice(): {
  readonly state: InvasionsState
  readonly answers: (decision: Decision) => Answer | null
} {
  const state = freshState()
  state.hands.goths.events = ['dice']
  return {
    state,
    answers: ({ kind }) =>
      kind === 'play-card' ? { option: 'dice/0/roll' } : kind === 'rebel' ? { option: 'yes' } : null
  }
}

describe('III.A the event Dice concerns any roll', () => {
  it('III.A a D2 check', () => {
    const { state, answers } = withDice()
    const check = { reason: 'alliance', rule: 'XXX.B' } as const
    expect(drive(state, (play) => checkD2(play, check), { dice: [3, 4], answers }).result).toBe(true)
    expect(state.hands.goths.events).toEqual([])
  })

  it('III.A who holds it may let a roll stand, and is asked again at the next', () => {
    const { state } = withDice()
    const pass = { option: 'pass' }
    const check = { reason: 'alliance', rule: 'XXX.B' } as const
    expect(drive(state, (play) => checkD2(play, check), { dice: [3], answers: [pass] }).result).toBe(false)
    expect(
      drive(state, (play) => checkD2(play, check), { dice: [3], answers: [pass] }).decisions
    ).toHaveLength(1)
  })

  it('III.A or let all rolls of the turn stand: he is asked again in the next, and nobody else knows', () => {
    const { state } = withDice()
    const rolls = (answers: Answer[]) =>
      drive(state, (play) => checkD2(play, { reason: 'alliance', rule: 'XXX.B' }), { dice: [3], answers })
    expect(rolls([{ option: 'let-rolls-stand' }]).decisions).toHaveLength(1)
    expect(rolls([]).decisions).toEqual([])
    expect(JSON.stringify(viewOf(state, 'romans'))).not.toContain('RollsStand')
    state.turn += 1
    expect(rolls([{ option: 'pass' }]).decisions).toHaveLength(1)
  })

  it('III.A the rebellion of a vassal', () => {
    const { state, answers } = withDice()
    state.turn = 5
    addTies(state, { kind: 'vassal', suzerain: 'huns', vassal: 'gepids', since: 4, mercenary: null })
    expect(drive(state, (play) => mayRebel(play, 'gepids'), { dice: [1, 2], answers }).result).toBe(true)
  })

  it('III.A the check that makes a Kingdom', () => {
    const { state, answers } = withDice()
    Object.assign(state.nations.visigoths, {
      presence: 'in-play',
      age: 5,
      seat: { kind: 'horde', at: 'thracia' }
    })
    drive(state, (play) => checkKingdom(play, 'visigoths'), { dice: [10, 1], answers })
    expect(state.nations.visigoths.status).toBe('kingdom')
  })

  it('III.A the collapse of an Empire', () => {
    const { state, answers } = withDice()
    Object.assign(state.nations.romans, { age: 12, decline: 2 })
    state.areaControl = {}
    drive(state, (play) => checkCollapse(play, 'romans'), { dice: [10, 1], answers })
    expect(state.nations.romans.presence).toBe('in-play')
  })

  it('III.A the selector of a revolt', () => {
    const { state, answers } = withDice()
    const { decisions } = drive(state, (play) => revoltIn(play, 'persians'), { dice: [1, 9], answers })
    expect(decisions.map(({ side, kind }) => `${side} ${kind}`)).toEqual([
      'goths play-card',
      expect.stringMatching(/^huns /)
    ])
  })
})
