import { describe, expect, it } from 'vitest'
import type { NationId } from '../content/ids.ts'
import { begin, march, order, verdict } from '../testing/movement.ts'
import { bareMap, encamp, put, tie } from '../testing/position.ts'
import { askedFor, kindsAsked, placeOf, placesOf, stepsOf } from '../testing/read.ts'

/** The Visigoths with their horde and two units in Valachia, in movement; nobody controls any other province. */
function visigoths({ invading = false } = {}) {
  const state = bareMap({ clear: ['control'], invading: invading ? ['visigoths'] : [] })
  const horde = encamp(state, 'visigoths', 'valachia')
  const people = put(state, 'visigoths', 'infantry', 'valachia', 2)
  begin(state, 'visigoths')
  return { state, horde, people }
}

describe('XVIII.G migration', () => {
  it('XVIII.G the horde goes with all units beside it, and none of them stays', () => {
    const { state, horde, people } = visigoths()
    const [one = ''] = people
    expect(verdict(state, order('valachia', 'dacia', horde, one))).toBe('refusal.migrate-together XVIII.G')
    expect(verdict(state, order('valachia', 'dacia', horde))).toBe('refusal.migrate-together XVIII.G')
    const { events } = march(state, [order('valachia', 'dacia', horde, ...people)])
    expect(placesOf(state, [horde, ...people])).toEqual(['dacia', 'dacia', 'dacia'])
    expect(events).toContainEqual({ type: 'migration', nation: 'visigoths', from: 'valachia', to: 'dacia' })
  })

  it('XVIII.G a horde without units beside it migrates alone', () => {
    const state = bareMap({ clear: ['control'] })
    const horde = encamp(state, 'visigoths', 'valachia')
    begin(state, 'visigoths')
    march(state, [order('valachia', 'dacia', horde)])
    expect(placeOf(state, horde)).toBe('dacia')
  })

  it('XVIII.B a horde migrates as far as is printed on it: nomads 4, Germans 3, Slavs 2', () => {
    const steps = (['huns', 'alamanni', 'sclaveni'] as const).map((nation) => {
      const state = bareMap()
      const horde = encamp(state, nation, 'donetus')
      begin(state, nation)
      return stepsOf(state, horde)
    })
    expect(steps).toEqual([4, 3, 2])
  })

  it('XVIII.B a migration is as slow as the slowest of those who go', () => {
    const state = bareMap({ clear: ['control'] })
    const horde = encamp(state, 'huns', 'tisia')
    const riders = put(state, 'huns', 'horse-archers', 'tisia', 2)
    begin(state, 'huns')
    // Valachia, Hypanis, Scythica, Donetus.
    expect(verdict(state, order('tisia', 'donetus', horde, ...riders))).toBe('ok')
    const slavs = bareMap({ clear: ['control'] })
    const wagons = encamp(slavs, 'sclaveni', 'tisia')
    const foot = put(slavs, 'sclaveni', 'infantry', 'tisia')
    begin(slavs, 'sclaveni')
    expect(verdict(slavs, order('tisia', 'hypanis', wagons, ...foot))).toBe('ok')
    expect(verdict(slavs, order('tisia', 'ucraina', wagons, ...foot))).toBe('refusal.too-far XVIII.B')
  })

  it('XVIII.G whoever migrates attacks nobody, in the stack of the horde or elsewhere', () => {
    const { state, horde, people } = visigoths()
    const [apart = ''] = put(state, 'visigoths', 'infantry', 'tisia')
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    put(state, 'byzantines', 'legion', 'moesia_superior')
    expect(verdict(state, order('tisia', 'moesia_superior', apart))).toBe('ok')
    expect(verdict(state, order('valachia', 'moesia_inferior', horde, ...people))).toBe(
      'refusal.migrating XVIII.G'
    )
    march(state, [order('valachia', 'dacia', horde, ...people)])
    expect(placeOf(state, horde)).toBe('dacia')
    expect(verdict(state, order('tisia', 'moesia_superior', apart))).toBe('refusal.migrating XVIII.G')
  })

  it('XVIII.G migrants pass an enemy city but do not stop before it', () => {
    const { state, horde, people } = visigoths()
    state.control = { moesia_inferior: 'byzantines' }
    state.cities = { moesia_inferior: { level: 1, fortified: false } }
    expect(verdict(state, order('valachia', 'moesia_inferior', ...people))).toBe('ok')
    expect(verdict(state, order('valachia', 'moesia_inferior', horde, ...people))).toBe(
      'refusal.migrating XVIII.G'
    )
    expect(verdict(state, order('valachia', 'dardania', horde, ...people))).toBe('ok')
  })

  it('XVIII.G after an attack the horde stays', () => {
    const { state, horde, people } = visigoths()
    const [one = '', two = ''] = people
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    expect(verdict(state, order('valachia', 'dacia', horde, one, two))).toBe('ok')
    march(state, [order('valachia', 'moesia_inferior', one)])
    expect(placeOf(state, one)).toBe('moesia_inferior')
    expect(verdict(state, order('valachia', 'dacia', horde, two))).toBe('refusal.may-not-move XVIII.B')
    expect(verdict(state, order('valachia', 'dacia', two))).toBe('ok')
  })

  it('XVIII.G a migration cannot be intercepted; a march without the horde can', () => {
    const seen = (migrating: boolean) => {
      const { state, horde, people } = visigoths()
      state.control = { moesia_inferior: 'byzantines' }
      put(state, 'byzantines', 'legion', 'thracia', 2)
      const pieces = migrating ? [horde, ...people] : people
      const { decisions } = march(state, [order('valachia', 'moesia_inferior', ...pieces)])
      expect(placesOf(state, pieces)).toEqual(pieces.map(() => 'moesia_inferior'))
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
    begin(state, 'visigoths')
    expect(verdict(state, order('moesia_inferior', 'dardania', horde, unit))).toBe('ok')
    expect(verdict(state, order('moesia_inferior', 'valachia', horde, unit))).toBe(
      'refusal.horde-in-foedus XXVIII.E'
    )
  })
})

describe('XVIII.G, XVIII.H the horde of an invader', () => {
  it('III.D it moves three steps like infantry, whatever its counter says', () => {
    const steps = (['huns', 'alamanni', 'sclaveni'] as const).map((nation: NationId) => {
      const state = bareMap({ invading: [nation] })
      const horde = encamp(state, nation, 'donetus')
      begin(state, nation)
      return stepsOf(state, horde)
    })
    expect(steps).toEqual([3, 3, 3])
  })

  it('XVIII.G the horde of an invader moves alone or with some units, and its people may attack', () => {
    const { state, horde, people } = visigoths({ invading: true })
    const [one = '', two = ''] = people
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    march(state, [order('valachia', 'dacia', horde, one), order('valachia', 'moesia_inferior', two)])
    expect(placesOf(state, [horde, one, two])).toEqual(['dacia', 'dacia', 'moesia_inferior'])
    expect(verdict(state, order('dacia', 'tisia', horde))).toBe('ok')
  })

  it('III.D the horde does not attack without units', () => {
    const { state, horde, people } = visigoths({ invading: true })
    put(state, 'byzantines', 'legion', 'moesia_inferior')
    expect(verdict(state, order('valachia', 'moesia_inferior', horde))).toBe('refusal.horde-alone XVIII.G')
    expect(verdict(state, order('valachia', 'moesia_inferior', horde, ...people))).toBe('ok')
  })

  it('XIX.A an invading horde can be intercepted', () => {
    const { state, horde, people } = visigoths({ invading: true })
    state.control = { moesia_inferior: 'byzantines' }
    put(state, 'byzantines', 'legion', 'thracia', 2)
    const { decisions } = march(state, [order('valachia', 'moesia_inferior', horde, ...people)])
    expect(askedFor(decisions, 'intercept')).toHaveLength(1)
  })
})
