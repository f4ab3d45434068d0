import { describe, expect, it } from 'vitest'
import { ageCivilised, ageNation } from '../../rules/time/ageing.ts'
import { drive } from '../../testing/drive.ts'
import { crown, holdArea, opening } from '../../testing/position.ts'
import { eventsOfType } from '../../testing/read-results.ts'
import { chanceOfKingdom, empireCheckNextTurn, empireCheckOnAgeing } from './kingdom-and-empire-checks.ts'

/** The Franks hold both Gauls and Hispania, and have been a Kingdom for a while. */
function frankishRealm(at: { readonly age: number; readonly decline: 0 | 1 | 2 }) {
  const state = opening()
  crown(state, 'franks', 'neustria')
  for (const area of ['gallia_septentrionalis', 'gallia_meridionalis', 'hispania'] as const) {
    holdArea(state, 'franks', area)
  }
  Object.assign(state.nations.franks, { ...at, statusSince: 0 })
  return state
}

const STAGES = [5, 10, 11, 12].flatMap((years) =>
  ([0, 1, 2] as const).map((decline) => ({ age: years, decline }))
)

describe('VIII.B the predicted die for an Empire is the one that the rules roll', () => {
  for (const at of STAGES) {
    it(`VI.E, VIII.B at age ${at.age} with decline ${at.decline}, by a card of one or two spaces`, () => {
      for (const spaces of [1, 2]) {
        const foretold = empireCheckOnAgeing(frankishRealm(at), 'franks', spaces)
        const { events } = drive(frankishRealm(at), (play) => ageNation(play, 'franks', spaces, 'test'), {
          dice: foretold ? [1] : []
        })
        const rolled = eventsOfType(events, 'roll').filter(({ reason }) => reason === 'empire')
        expect(foretold ? [foretold.modifiers] : []).toEqual(rolled.map(({ modifiers }) => modifiers))
      }
    })

    it(`VI.E, VIII.B at age ${at.age} with decline ${at.decline}, in the State of Nations`, () => {
      const foretold = empireCheckNextTurn(frankishRealm(at), 'franks')
      const { events } = drive(frankishRealm(at), (play) => ageCivilised(play, 'franks'), { dice: [1] })
      const [rolled] = eventsOfType(events, 'roll').filter(({ reason }) => reason === 'empire')
      expect(foretold?.modifiers).toEqual(rolled?.modifiers)
    })
  }

  it('VIII.B 8 of ten without anything that changes the die is three in ten; decline adds one each', () => {
    expect(empireCheckNextTurn(frankishRealm({ age: 5, decline: 0 }), 'franks')?.chance).toBe(0.3)
    expect(empireCheckNextTurn(frankishRealm({ age: 5, decline: 2 }), 'franks')?.chance).toBe(0.5)
  })

  it('VIII.A a realm that is too small rolls no die', () => {
    const state = frankishRealm({ age: 5, decline: 0 })
    holdArea(state, null, 'hispania')
    expect(empireCheckNextTurn(state, 'franks')).toBeNull()
    expect(empireCheckOnAgeing(state, 'franks', 1)).toBeNull()
  })

  it('VIII.B a Kingdom founded this turn rolls only in the next State of Nations', () => {
    const state = frankishRealm({ age: 1, decline: 0 })
    state.nations.franks.statusSince = state.turn
    expect(empireCheckOnAgeing(state, 'franks', 1)).toBeNull()
    expect(empireCheckNextTurn(state, 'franks')).not.toBeNull()
  })
})

it('VII.C the chance of a Kingdom grows with age, and with each 10 gold', () => {
  const state = opening()
  Object.assign(state.nations.franks, { treasury: 0, seat: { kind: 'horde', at: 'neustria' } })
  expect(chanceOfKingdom(state, 'franks', { age: 5 })).toBe(0.5)
  state.nations.franks.treasury = 25
  expect(chanceOfKingdom(state, 'franks', { age: 5 })).toBe(0.7)
})
