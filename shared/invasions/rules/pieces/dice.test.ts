import { describe, expect, it } from 'vitest'
import { cardPlayAnswer, drive } from '../../testing/drive.ts'
import { arrange, opening, tie } from '../../testing/position.ts'
import { viewOf } from '../../view.ts'
import { checkCollapse } from '../administration/collapse.ts'
import { revoltInNation } from '../administration/revolts.ts'
import { mayRebel } from '../relations/vassal-freedom.ts'
import { checkKingdom } from '../time/kingdoms.ts'
import { checkD2 } from './dice.ts'

/** The Goths hold the card Dice; `again` plays it at the first roll only. */
const withDice = () => opening({ hands: { goths: { events: ['dice'] } } })
const again = { 'play-card': cardPlayAnswer('dice', 0, 'roll') }

describe('III.A the event Dice concerns any roll', () => {
  it('III.A it re-rolls a D2 check', () => {
    const state = withDice()
    const check = { reason: 'alliance', rule: 'XXX.B' } as const
    expect(drive(state, (play) => checkD2(play, check), { dice: [3, 4], answers: again }).result).toBe(true)
    expect(state.hands.goths.events).toEqual([])
  })

  it('III.A a holder who lets a roll stand is asked again at the next roll', () => {
    const state = withDice()
    const pass = { option: 'pass' }
    const check = { reason: 'alliance', rule: 'XXX.B' } as const
    expect(drive(state, (play) => checkD2(play, check), { dice: [3], answers: [pass] }).result).toBe(false)
    expect(
      drive(state, (play) => checkD2(play, check), { dice: [3], answers: [pass] }).decisions
    ).toHaveLength(1)
  })

  it('III.A a holder who lets all rolls of the turn stand is asked again next turn; nobody else learns of it', () => {
    const state = withDice()
    const rolls = (answers: readonly string[]) =>
      drive(state, (play) => checkD2(play, { reason: 'alliance', rule: 'XXX.B' }), { dice: [3], answers })
    expect(rolls(['let-rolls-stand']).decisions).toHaveLength(1)
    expect(rolls([]).decisions).toEqual([])
    expect(JSON.stringify(viewOf(state, 'romans'))).not.toContain('RollsStand')
    state.turn += 1
    expect(rolls(['pass']).decisions).toHaveLength(1)
  })

  it('III.A it re-rolls the rebellion of a vassal', () => {
    const state = withDice()
    state.turn = 5
    tie(state, { kind: 'vassal', between: ['huns', 'gepids'], since: 4 })
    expect(
      drive(state, (play) => mayRebel(play, 'gepids'), {
        dice: [1, 2],
        answers: { ...again, rebel: 'yes' }
      }).result
    ).toBe(true)
  })

  it('III.A it re-rolls the check that makes a Kingdom', () => {
    const state = withDice()
    arrange(state, { nations: { visigoths: { age: 5, seat: { kind: 'horde', at: 'thracia' } } } })
    drive(state, (play) => checkKingdom(play, 'visigoths'), {
      dice: [10, 1],
      answers: again,
      otherwise: 'first'
    })
    expect(state.nations.visigoths.status).toBe('kingdom')
  })

  it('III.A it re-rolls the collapse of an Empire', () => {
    const state = withDice()
    arrange(state, { nations: { romans: { age: 12, decline: 2 } } })
    state.areaControl = {}
    drive(state, (play) => checkCollapse(play, 'romans'), { dice: [10, 1], answers: again })
    expect(state.nations.romans.presence).toBe('in-play')
  })

  it('III.A it re-rolls the selector of a revolt', () => {
    const state = withDice()
    const { decisions } = drive(state, (play) => revoltInNation(play, 'persians'), {
      dice: [1, 9],
      answers: again,
      otherwise: 'first'
    })
    expect(decisions.map(({ side, kind }) => `${side} ${kind}`)).toEqual([
      'goths play-card',
      expect.stringMatching(/^huns /)
    ])
  })
})
