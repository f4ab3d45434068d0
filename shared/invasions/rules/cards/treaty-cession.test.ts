import { describe, expect, it } from 'vitest'
import { isProvince } from '../../queries/map/provinces.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { drive, values } from '../../testing/drive.ts'
import { bareMap, put, tie } from '../../testing/position.ts'
import { askedFor, placesOfPieces } from '../../testing/read-results.ts'
import { treatyCession } from './treaty-cession.ts'

describe('XXX.C the cession of a Treaty', () => {
  it('XXX.C, XX.L the ceding player is asked where his units retreat; a Limes is lost', () => {
    const state = bareMap({ turn: 4, step: 'diplomacy' })
    tie(state, { kind: 'truce', between: ['persians', 'byzantines'], binds: 'neutral' })
    put(state, 'persians', 'archers', 'adiabene', 1)
    const [one = '', other = ''] = put(state, 'byzantines', 'legion', 'amida', 2)
    const [limes = ''] = put(state, 'byzantines', 'limes', 'amida')
    const { decisions } = drive(state, (play) => treatyCession(play, 'persians', 'byzantines'), {
      answers: {
        'treaty-province': 'amida',
        retreat: [values({ to: 'melitene', units: [one] }), values({ to: 'osroene', units: [other] })]
      },
      otherwise: 'first'
    })
    expect(askedFor(decisions, 'retreat')[0]).toMatchObject({ side: 'romans', place: 'amida' })
    expect(placesOfPieces(state, [one, other, limes])).toEqual(['melitene', 'osroene', 'reserve'])
    expect(state.control.amida).toBe('persians')
  })

  it('XXX.C from an island they go to the nearest province of their nation', () => {
    const state = bareMap({ turn: 4, step: 'diplomacy' })
    put(state, 'romans', 'fleet', 'mare_aegeum')
    put(state, 'romans', 'legion', 'latium')
    const [unit = ''] = put(state, 'byzantines', 'legion', 'creta')
    drive(state, (play) => treatyCession(play, 'romans', 'byzantines'), {
      answers: { 'treaty-province': 'creta' },
      otherwise: 'first'
    })
    const { at } = unitById(state, unit)
    expect(at).not.toBe('creta')
    expect(isProvince(at) && state.control[at]).toBe('byzantines')
  })
})
