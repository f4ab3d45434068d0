import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareHits } from '../../queries/battle/shared-hits.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { drive, values } from '../../testing/drive.ts'
import { emptyMap, hire, put, tie } from '../../testing/position.ts'
import { askedFor, damagedAmong, placesOfPieces } from '../../testing/read-results.ts'
import { takeHits, takeHitsOutsideBattle } from './take-hits.ts'

const AT = 'dardania'

describe('XX.H the hits on a stack of several players', () => {
  it('XX.H hits are shared by the number of units, the rest by the largest remainders', () => {
    const camps = (...units: number[]) => units.map((count) => ({ units: count, capacity: count }))
    expect(shareHits(3, camps(4, 2))).toEqual([2, 1])
    expect(shareHits(2, camps(3, 1))).toEqual([2, 0])
    expect(shareHits(1, camps(2, 2))).toEqual([1, 0])
    expect(shareHits(1, camps(1, 3))).toEqual([0, 1])
    expect(shareHits(4, camps(5))).toEqual([4])
  })

  it('XX.H no player takes more hits than his units can; the others take the rest', () => {
    expect(
      shareHits(4, [
        { units: 2, capacity: 2 },
        { units: 1, capacity: 2 }
      ])
    ).toEqual([2, 2])
  })

  it('XX.H the units take as many hits as they can, whoever owns them', () => {
    const camp = fc.nat(5).chain((units) => fc.record({ units: fc.constant(units), extra: fc.nat(units) }))
    fc.assert(
      fc.property(fc.array(camp, { maxLength: 4 }), fc.nat(20), (found, hits) => {
        const camps = found.map(({ units, extra }) => ({ units, capacity: units + extra }))
        const shares = shareHits(hits, camps)
        const capacity = camps.reduce((sum, one) => sum + one.capacity, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(Math.min(hits, capacity))
        expect(shares.every((share, index) => share <= (camps[index]?.capacity ?? 0))).toBe(true)
      })
    )
  })

  /** Four Byzantine and two Ostrogoth units, of two kinds each. */
  function allies() {
    const state = emptyMap()
    tie(state, { kind: 'alliance', between: ['byzantines', 'ostrogoths'] })
    const romans = [
      ...put(state, 'byzantines', 'infantry', AT, 2, { people: 'visigoths' }),
      ...put(state, 'byzantines', 'archers', AT, 2)
    ]
    const goths = [...put(state, 'ostrogoths', 'infantry', AT), ...put(state, 'ostrogoths', 'archers', AT)]
    return { state, romans, goths }
  }

  it('XX.H each player chooses his own losses, the leading one first', () => {
    const { state, romans, goths } = allies()
    const [roman = '', another = ''] = romans.slice(1)
    const [, goth = ''] = goths
    const order = {
      nation: 'byzantines',
      side: 'defender',
      units: [...goths, ...romans],
      hits: 3,
      province: AT,
      rule: 'XX.H'
    } as const
    const { decisions, result } = drive(state, (play) => takeHits(play, order), {
      answers: [
        values({
          hits: [
            { unit: roman, hit: 1 },
            { unit: another, hit: 1 }
          ]
        }),
        values({ hits: [{ unit: goth, hit: 1 }] })
      ]
    })
    expect(decisions.map(({ kind, side, actor }) => [kind, side, actor])).toEqual([
      ['battle-losses', 'romans', 'byzantines'],
      ['battle-losses', 'goths', 'ostrogoths']
    ])
    expect(decisions.map(({ about }) => about)).toMatchObject([
      { units: romans, hits: 2 },
      { units: goths, hits: 1 }
    ])
    expect(result.eliminated).toEqual([roman, another, goth])
  })

  it('XX.H a player with several nations there is asked once', () => {
    const { state, goths } = allies()
    const visigoths = put(state, 'visigoths', 'noble-cavalry', AT, 2)
    const order = {
      nation: 'ostrogoths',
      side: 'defender',
      units: [...goths, ...visigoths],
      hits: 2,
      province: AT,
      rule: 'XX.H'
    } as const
    const { decisions } = drive(state, (play) => takeHits(play, order), { otherwise: 'random' })
    expect(decisions.map(({ about }) => about)).toMatchObject([{ units: order.units, hits: 2 }])
  })
})

describe('XX.H hits outside a battle', () => {
  const assault = (nation: 'byzantines' | 'huns', units: readonly string[], hits: number) =>
    ({ nation, units, hits, at: AT, rule: 'XXIV.C' }) as const

  it('XXIV.C, XVIII.I an ally is no mercenary: its unit may be the first to fall', () => {
    const state = emptyMap()
    const [roman = ''] = put(state, 'romans', 'archers', AT)
    const byzantine = put(state, 'byzantines', 'infantry', AT, 1, { people: 'visigoths' })
    drive(state, (play) => takeHitsOutsideBattle(play, assault('byzantines', [...byzantine, roman], 1)), {
      answers: { 'take-hits': values({ hits: [{ unit: roman, hit: 1 }] }) }
    })
    expect(placesOfPieces(state, [roman, ...byzantine])).toEqual(['reserve', AT])
  })

  it('XXIV.C, XVIII.I each player takes his own', () => {
    const state = emptyMap()
    tie(state, { kind: 'alliance', between: ['byzantines', 'ostrogoths'] })
    const romans = put(state, 'byzantines', 'infantry', AT, 2, { people: 'visigoths' })
    const goths = [...put(state, 'ostrogoths', 'infantry', AT), ...put(state, 'ostrogoths', 'archers', AT)]
    const { decisions, result } = drive(
      state,
      (play) => takeHitsOutsideBattle(play, assault('byzantines', [...romans, ...goths], 2)),
      { otherwise: 'random' }
    )
    expect(askedFor(decisions, 'take-hits').map(({ side }) => side)).toEqual(['goths'])
    expect(result.map((id) => unitById(state, id).nation)).toEqual(['byzantines', 'ostrogoths'])
  })

  it('III.B an elite in a Barbarian’s service is a standard unit there, too', () => {
    const state = emptyMap({ nations: { visigoths: { status: 'kingdom' } } })
    const [own = '', lent = ''] = put(state, 'visigoths', 'noble-cavalry', AT, 2)
    hire(state, lent, 'huns')
    tie(state, { kind: 'loan', between: ['visigoths', 'huns'], unit: lent })
    drive(state, (play) => takeHitsOutsideBattle(play, assault('huns', [lent], 1)))
    // Once eliminated, it no longer serves its employer.
    expect(unitById(state, lent)).toMatchObject({ at: 'reserve', controller: 'visigoths', damaged: false })
    expect(state.relations).toEqual([])
    drive(state, (play) => takeHitsOutsideBattle(play, assault('huns', [own], 1)))
    expect(damagedAmong(state, [own])).toEqual([own])
  })
})
