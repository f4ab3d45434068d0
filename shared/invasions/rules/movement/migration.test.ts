import { describe, expect, it } from 'vitest'
import type { NationId } from '../../content/ids.ts'
import { beginMovementOf, giveOrders, landOrder, verdictOn } from '../../testing/march-orders.ts'
import { bareMap, encamp, put, tie } from '../../testing/position.ts'
import {
  askedFor,
  kindsAsked,
  placeOfPiece,
  placesOfPieces,
  stepsLeftTo
} from '../../testing/read-results.ts'

/** The Visigoths with their horde and two units in Valachia, in movement; nobody controls any other province. */
function visigoths({ invading = false } = {}) {
  const state = bareMap({ clear: ['control'], invading: invading ? ['visigoths'] : [] })
  const horde = encamp(state, 'visigoths', 'valachia')
  const people = put(state, 'visigoths', 'infantry', 'valachia', 2)
  beginMovementOf(state, 'visigoths')
  return { state, horde, people }
}

describe('XVIII.G migration', () => {
  it('XVIII.G the horde goes with all units beside it, and none of them stays', () => {
    const { state, horde, people } = visigoths()
    const [one = ''] = people
    expect(verdictOn(state, landOrder('valachia', 'dacia', horde, one))).toBe(
      'refusal.migrate-together XVIII.G'
    )
    expect(verdictOn(state, landOrder('valachia', 'dacia', horde))).toBe('refusal.migrate-together XVIII.G')
    const { events } = giveOrders(state, [landOrder('valachia', 'dacia', horde, ...people)])
    expect(placesOfPieces(state, [horde, ...people])).toEqual(['dacia', 'dacia', 'dacia'])
    expect(events).toContainEqual({ type: 'migration', nation: 'visigoths', from: 'valachia', to: 'dacia' })
  })

  it('XVIII.G a horde without units beside it migrates alone', () => {
    const state = bareMap({ clear: ['control'] })
    const horde = encamp(state, 'visigoths', 'valachia')
    beginMovementOf(state, 'visigoths')
    giveOrders(state, [landOrder('valachia', 'dacia', horde)])
    expect(placeOfPiece(state, horde)).toBe('dacia')
  })

  it('XVIII.B a horde migrates as far as is printed on it: nomads 4, Germans 3, Slavs 2', () => {
    const steps = (['huns', 'alamanni', 'sclaveni'] as const).map((nation) => {
      const state = bareMap()
      const horde = encamp(state, nation, 'donetus')
      beginMovementOf(state, nation)
      return stepsLeftTo(state, horde)
    })
    expect(steps).toEqual([4, 3, 2])
  })

  it('XVIII.B a migration is as slow as the slowest of those who go', () => {
    const state = bareMap({ clear: ['control'] })
    const horde = encamp(state, 'huns', 'tisia')
    const riders = put(state, 'huns', 'horse-archers', 'tisia', 2)
    beginMovementOf(state, 'huns')
    // Valachia, Hypanis, Scythica, Donetus.
    expect(verdictOn(state, landOrder('tisia', 'donetus', horde, ...riders))).toBe('ok')
    const slavs = bareMap({ clear: ['control'] })
    const wagons = encamp(slavs, 'sclaveni', 'tisia')
    const foot = put(slavs, 'sclaveni', 'infantry', 'tisia')
    beginMovementOf(slavs, 'sclaveni')
    expect(verdictOn(slavs, landOrder('tisia', 'hypanis', wagons, ...foot))).toBe('ok')
    expect(verdictOn(slavs, landOrder('tisia', 'ucraina', wagons, ...foot))).toBe('refusal.too-far XVIII.B')
  })

  it('XVIII.G whoever migrates attacks nobody, in the stack of the horde or elsewhere', () => {
    const { state, horde, people } = visigoths()
    const [apart = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_superior')
    expect(verdictOn(state, landOrder('tisia', 'moesia_superior', apart))).toBe('ok')
    expect(verdictOn(state, landOrder('valachia', 'moesia_inferior', horde, ...people))).toBe(
      'refusal.migrating XVIII.G'
    )
    giveOrders(state, [landOrder('valachia', 'dacia', horde, ...people)])
    expect(placeOfPiece(state, horde)).toBe('dacia')
    expect(verdictOn(state, landOrder('tisia', 'moesia_superior', apart))).toBe('refusal.migrating XVIII.G')
  })

  it('XVIII.G migrants pass an enemy city but do not stop before it', () => {
    const { state, horde, people } = visigoths()
    state.control = { moesia_inferior: 'byzantines' }
    state.cities = { moesia_inferior: { level: 1, fortified: false } }
    expect(verdictOn(state, landOrder('valachia', 'moesia_inferior', ...people))).toBe('ok')
    expect(verdictOn(state, landOrder('valachia', 'moesia_inferior', horde, ...people))).toBe(
      'refusal.migrating XVIII.G'
    )
    expect(verdictOn(state, landOrder('valachia', 'dardania', horde, ...people))).toBe('ok')
  })

  it('XVIII.G after an attack the horde stays', () => {
    const { state, horde, people } = visigoths()
    const [one = '', two = ''] = people
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    expect(verdictOn(state, landOrder('valachia', 'dacia', horde, one, two))).toBe('ok')
    giveOrders(state, [landOrder('valachia', 'moesia_inferior', one)])
    expect(placeOfPiece(state, one)).toBe('moesia_inferior')
    expect(verdictOn(state, landOrder('valachia', 'dacia', horde, two))).toBe('refusal.may-not-move XVIII.B')
    expect(verdictOn(state, landOrder('valachia', 'dacia', two))).toBe('ok')
  })

  it('XVIII.G a migration cannot be intercepted; a march without the horde can', () => {
    const seen = (migrating: boolean) => {
      const { state, horde, people } = visigoths()
      state.control = { moesia_inferior: 'byzantines' }
      put(state, 'byzantines', 'legion', 'thracia', 2)
      const pieces = migrating ? [horde, ...people] : people
      const { decisions } = giveOrders(state, [landOrder('valachia', 'moesia_inferior', ...pieces)])
      expect(placesOfPieces(state, pieces)).toEqual(pieces.map(() => 'moesia_inferior'))
      return kindsAsked(decisions)
    }
    expect(seen(true)).not.toContain('intercept')
    expect(seen(false)).toContain('intercept')
  })

  it('XXVIII.E a federate keeps its horde in its Foedus', () => {
    const state = bareMap()
    const horde = encamp(state, 'visigoths', 'moesia_inferior')
    const [unit = ''] = put(state, 'visigoths', 'infantry', 'moesia_inferior')
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['moesia_inferior', 'dardania'],
      since: 1
    })
    beginMovementOf(state, 'visigoths')
    expect(verdictOn(state, landOrder('moesia_inferior', 'dardania', horde, unit))).toBe('ok')
    expect(verdictOn(state, landOrder('moesia_inferior', 'valachia', horde, unit))).toBe(
      'refusal.horde-in-foedus XXVIII.E'
    )
  })
})

describe('XVIII.G, XVIII.H the horde of an invader', () => {
  it('III.D it moves three steps like infantry, whatever its counter says', () => {
    const steps = (['huns', 'alamanni', 'sclaveni'] as const).map((nation: NationId) => {
      const state = bareMap({ invading: [nation] })
      const horde = encamp(state, nation, 'donetus')
      beginMovementOf(state, nation)
      return stepsLeftTo(state, horde)
    })
    expect(steps).toEqual([3, 3, 3])
  })

  it('XVIII.G the horde of an invader moves alone or with some units, and its people may attack', () => {
    const { state, horde, people } = visigoths({ invading: true })
    const [one = '', two = ''] = people
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    giveOrders(state, [
      landOrder('valachia', 'dacia', horde, one),
      landOrder('valachia', 'moesia_inferior', two)
    ])
    expect(placesOfPieces(state, [horde, one, two])).toEqual(['dacia', 'dacia', 'moesia_inferior'])
    expect(verdictOn(state, landOrder('dacia', 'tisia', horde))).toBe('ok')
  })

  it('III.D the horde does not attack without units', () => {
    const { state, horde, people } = visigoths({ invading: true })
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    expect(verdictOn(state, landOrder('valachia', 'moesia_inferior', horde))).toBe(
      'refusal.horde-alone XVIII.G'
    )
    expect(verdictOn(state, landOrder('valachia', 'moesia_inferior', horde, ...people))).toBe('ok')
  })

  it('XIX.A an invading horde can be intercepted', () => {
    const { state, horde, people } = visigoths({ invading: true })
    state.control = { moesia_inferior: 'byzantines' }
    put(state, 'byzantines', 'legion', 'thracia', 2)
    const { decisions } = giveOrders(state, [landOrder('valachia', 'moesia_inferior', horde, ...people)])
    expect(askedFor(decisions, 'intercept')).toHaveLength(1)
  })
})
