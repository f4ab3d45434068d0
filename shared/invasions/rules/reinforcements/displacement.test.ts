import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../engine/random.ts'
import { leadersIn, unitsIn } from '../../queries/placement.ts'
import { unitsOf } from '../../queries/realm.ts'
import { drive } from '../../testing/drive.ts'
import { bareMap, clear, crown, disarm, garrison, opening, put, troops } from '../../testing/position.ts'
import { playRandomly } from '../../testing/random-play.ts'
import { placesOf } from '../../testing/read.ts'
import { neighbours } from '../../world/queries.ts'
import { seasOf } from '../../world/sea-queries.ts'
import { displace } from './displacement.ts'

describe('IX.B displacement', () => {
  it('IX.B occupants move to an adjacent empty or friendly province, towards their horde', () => {
    const state = opening()
    const before = unitsOf(state, 'alamanni').length
    drive(state, (play) => displace(play, 'franconia', 'vandals'), { otherwise: 'first' })
    expect(unitsIn(state, 'franconia')).toEqual([])
    expect(unitsOf(state, 'alamanni')).toHaveLength(before)
  })

  it('IX.B what the limits of stacking do not admit leaves the game', () => {
    const state = bareMap({ nations: { franks: { seat: { kind: 'horde', at: 'frisia' } } } })
    const others = neighbours('rhenus', 'base').filter(({ id }) => id !== 'frisia')
    for (const { id } of others) troops(state, 'romans', id, 1)
    put(state, 'franks', 'frankish-infantry', 'frisia', 3)
    const displaced = put(state, 'franks', 'frankish-infantry', 'rhenus', 3)
    drive(state, (play) => displace(play, 'rhenus', 'vandals'), { otherwise: 'first' })
    expect(unitsIn(state, 'rhenus')).toEqual([])
    expect(unitsIn(state, 'frisia')).toHaveLength(4)
    expect(placesOf(state, displaced).sort()).toEqual(['frisia', 'removed', 'removed'])
  })

  it('IX.B a horde goes with its people; age and gold stay', () => {
    const state = opening({ nations: { alamanni: { age: 4, treasury: 7 } } })
    drive(state, (play) => displace(play, 'agri_decumates', 'vandals'), { otherwise: 'first' })
    expect(state.nations.alamanni.seat).toEqual({ kind: 'horde', at: 'bavaria' })
    expect(state.nations.alamanni).toMatchObject({ age: 4, treasury: 7 })
    expect(leadersIn(state, 'agri_decumates')).toEqual([])
  })

  it('IX.B a capital is taken away and founded anew', () => {
    const state = opening()
    crown(state, 'franks', 'neustria')
    garrison(state, 'franks', 'archers', ['neustria'])
    garrison(state, 'franks', 'frankish-infantry', ['treveria'])
    const { events } = drive(state, (play) => displace(play, 'neustria', 'vandals'), {
      otherwise: 'first'
    })
    expect(events).toContainEqual({ type: 'capital-removed', nation: 'franks', from: 'neustria' })
    expect(state.nations.franks.seat).toEqual({ kind: 'capital', at: 'treveria' })
  })

  it('IX.B the surrounded take refuge with their strongest neighbour and submit', () => {
    const state = opening()
    clear(state, 'osca')
    put(state, 'visigoths', 'infantry', 'osca')
    const around = neighbours('osca', 'base').map(({ id }) => id)
    disarm(state, 'romans')
    for (const at of around) troops(state, 'romans', at, 1)
    playRandomly(state, (play) => displace(play, 'osca', 'vandals'), createRandom('refuge'))
    expect(unitsIn(state, 'osca')).toEqual([])
    const refugees = unitsOf(state, 'visigoths').filter(({ at }) => around.some((id) => id === at))
    const lent = Object.values(state.units).filter(
      (unit) => unit.nation === 'visigoths' && unit.controller === 'romans'
    )
    expect(refugees.length + lent.length).toBeGreaterThan(0)
    expect(state.relations).toContainEqual(
      expect.objectContaining({ kind: 'vassal', suzerain: 'romans', vassal: 'visigoths' })
    )
  })

  it('IX.B from an island only friendly fleets help', () => {
    const lost = opening()
    clear(lost, 'creta')
    garrison(lost, 'byzantines', 'infantry', ['creta'])
    for (const zone of seasOf('creta')) clear(lost, zone)
    drive(lost, (play) => displace(play, 'creta', 'vandals'))
    expect(unitsIn(lost, 'removed').some(({ nation }) => nation === 'byzantines')).toBe(true)

    const saved = opening()
    garrison(saved, 'byzantines', 'infantry', ['creta'])
    drive(saved, (play) => displace(play, 'creta', 'vandals'))
    expect(unitsIn(saved, 'removed')).toEqual([])
    expect(unitsIn(saved, 'creta')).toEqual([])
  })
})
