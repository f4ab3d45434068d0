import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsState } from '../../state.ts'
import { type DriveOptions, drive } from '../../testing/drive.ts'
import { beginMovementOf } from '../../testing/march-orders.ts'
import { bareMap, encamp, put, tie } from '../../testing/position.ts'
import { placesOfPieces } from '../../testing/read-results.ts'
import { checkStacking } from './withdrawal.ts'

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
