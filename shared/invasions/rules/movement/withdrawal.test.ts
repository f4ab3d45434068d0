import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState } from '../../state.ts'
import { type DriveOptions, drive, values } from '../../testing/drive.ts'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, encamp, put, tie } from '../../testing/position.ts'
import { askedFor, placesOfPieces } from '../../testing/read-results.ts'
import { checkStacking, withdraw } from './withdrawal.ts'

/** The stacking check of the nations that act together. */
function check(state: InvasionsState, nations: readonly NationId[], answers: DriveOptions['answers'] = {}) {
  beginMovementOf(state, ...nations)
  return drive(state, (play) => checkStacking(play, nations), { answers })
}

describe('XVII.A the stacking check of federates', () => {
  /** Two legions and three Goths in a mountain of the Foedus. */
  const garrisoned = () => {
    const state = bareMap({ turn: 4 })
    encamp(state, 'visigoths', 'moesia_inferior')
    const provinces = ['moesia_inferior', 'tyras'] as const
    tie(state, { kind: 'foedus', between: ['byzantines', 'visigoths'], provinces })
    const legions = put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    const goths = put(state, 'visigoths', 'infantry', 'moesia_inferior', 3)
    return { state, legions, goths }
  }

  it('XVII.A, XXVIII.B a federate stays in its Foedus province beside the garrison of its federator', () => {
    const { state, legions, goths } = garrisoned()
    check(state, ['visigoths'])
    expect(new Set(placesOfPieces(state, [...legions, ...goths]))).toEqual(new Set(['moesia_inferior']))
  })

  it('XXVIII.D the federator leaves where the federate fills the limit', () => {
    const { state, legions, goths } = garrisoned()
    check(state, ['byzantines'])
    expect(placesOfPieces(state, legions)).not.toContain('moesia_inferior')
    expect(new Set(placesOfPieces(state, goths))).toEqual(new Set(['moesia_inferior']))
  })
})

describe('XVII.A, XX.L allies of two players', () => {
  /** Legions and Ostrogoths, their allies, in Moesia Inferior, a mountain for three. */
  const allied = () => {
    const state = bareMap({ turn: 4, nations: { ostrogoths: { status: 'barbarian', active: true } } })
    tie(state, { kind: 'alliance', between: ['byzantines', 'ostrogoths'] })
    const legions = put(state, 'byzantines', 'legion', 'moesia_inferior', 2)
    const infantry = put(state, 'ostrogoths', 'infantry', 'moesia_inferior')
    const riders = put(state, 'ostrogoths', 'noble-cavalry', 'moesia_inferior')
    return { state, legions, infantry, riders }
  }

  it('XVII.A each player chooses which of his own units are too many', () => {
    const { state, legions, infantry, riders } = allied()
    const more = put(state, 'byzantines', 'infantry', 'moesia_inferior', 1, { people: 'visigoths' })
    // Five in a mountain for three: of two too many each player gives one.
    const { decisions } = check(state, ['byzantines', 'ostrogoths'], {
      'excess-units': [values({ units: [...more] }), values({ units: [...infantry] })]
    })
    expect(askedFor(decisions, 'excess-units').map(({ side }) => side)).toEqual(['romans', 'goths'])
    expect(new Set(placesOfPieces(state, [...legions, ...riders]))).toEqual(new Set(['moesia_inferior']))
    expect(placesOfPieces(state, [...more, ...infantry])).not.toContain('moesia_inferior')
  })

  it('XX.L each player retreats with his own units', () => {
    const { state, legions, infantry, riders } = allied()
    beginMovementOf(state, 'byzantines', 'ostrogoths')
    const goths = [...infantry, ...riders]
    const { decisions } = drive(
      state,
      (play) => withdraw(play, 'byzantines', [...legions, ...goths], 'moesia_inferior'),
      {
        answers: {
          retreat: [values({ to: 'thracia', units: legions }), values({ to: 'dardania', units: goths })]
        }
      }
    )
    expect(askedFor(decisions, 'retreat').map(({ side }) => side)).toEqual(['romans', 'goths'])
    expect(new Set(placesOfPieces(state, legions))).toEqual(new Set(['thracia']))
    expect(new Set(placesOfPieces(state, goths))).toEqual(new Set(['dardania']))
  })
})
