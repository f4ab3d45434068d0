import { describe, expect, it } from 'vitest'
import { type NationId, nationIds } from '../../content/ids.ts'
import { unitsIn } from '../../queries/pieces/placement.ts'
import type { SetUp } from '../../scene/set-up.ts'
import { pointsOnCard } from '../../testing/card-points.ts'
import { drive, eventsEmittedBy } from '../../testing/drive.ts'
import { opening } from '../../testing/position.ts'
import { eventsOfType } from '../../testing/read-results.ts'
import { playedScene } from '../../testing/scenes.ts'
import { viewOf } from '../../view.ts'
import { scorePoints } from '../administration/bookkeeping.ts'
import { computeControl } from '../control/control.ts'
import { awardDeed, scoreTurn, winnersOf } from './score-turn.ts'

/** What each nation scores in the Scoring Phase of a position. */
function scored(turn: number, set: SetUp = {}): Partial<Record<NationId, number>> {
  const { events } = playedScene({ turn, set, run: { step: 'scoring' } })
  return Object.fromEntries(eventsOfType(events, 'points').map(({ nation, points }) => [nation, points]))
}

/** The same on turn 3, once control has been settled. */
function settledScore(set: SetUp): Partial<Record<NationId, number>> {
  const state = opening({ turn: 3, ...set })
  computeControl(state)
  drive(state, scoreTurn)
  return state.score.nations
}

describe('V.A set-up', () => {
  it('V.A every nation of the scenario has its seat, units, gold and age', () => {
    const state = opening()
    expect(state.nations.romans).toMatchObject({
      seat: { kind: 'capital', at: 'latium' },
      treasury: 20,
      age: 8
    })
    expect(state.nations.visigoths).toMatchObject({ seat: { kind: 'horde', at: 'valachia' }, age: 1 })
    expect(unitsIn(state, 'valachia').filter(({ kind }) => kind === 'noble-cavalry')).toHaveLength(3)
    expect(state.nations.huns.presence).toBe('unborn')
  })

  it('V.A fortifications, heresies and clients stand as printed', () => {
    const state = opening()
    expect(state.cities.treveria).toEqual({ level: 2, fortified: true })
    expect(state.heresies.africa?.grade).toBe('+')
    expect(state.relations).toContainEqual({
      kind: 'client',
      client: 'armenians',
      patron: 'byzantines',
      tribute: 2,
      since: 0
    })
  })
})

describe('V.B scoring', () => {
  /** What the three great realms hold of their cards in 350. */
  const held = {
    romans: pointsOnCard(
      'romans',
      ...(['latium', 'africa', 'area:italia', 'area:africa', 'area:gallia_meridionalis'] as const),
      ...(['area:gallia_septentrionalis', 'area:hispania', 'area:britannia', 'area:illyria'] as const)
    ),
    byzantines: pointsOnCard(
      'byzantines',
      ...(['thracia', 'bosporus', 'area:moesia', 'area:graecia', 'area:asia'] as const),
      ...(['area:cappadocia', 'area:oriens', 'area:aegyptus'] as const)
    ),
    persians: pointsOnCard('persians', 'hyrkania', 'area:mesopotamia', 'area:persis'),
    ostrogoths: pointsOnCard('ostrogoths', 'ucraina', 'area:sarmatia'),
    visigoths: pointsOnCard('visigoths', 'dacia')
  }

  it('V.B objectives count at the end of turns 3, 6, 9 and 12', () => {
    const turns = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(turns.filter((turn) => scored(turn).romans === held.romans)).toEqual([3, 6, 9, 12])
    expect(turns.filter((turn) => scored(turn).romans !== undefined)).toEqual([3, 6, 9, 12])
  })

  it('V.B the last turn counts, be it 11 or 12', () => {
    const state = opening({ turn: 11 })
    expect(drive(state, scoreTurn).events).toEqual([])
    state.lastTurn = 11
    drive(state, scoreTurn)
    expect(state.score.nations.romans).toBe(held.romans)
  })

  it('V.B a nation scores the provinces and Areas that it holds, each by its card', () => {
    const { romans, byzantines, persians } = held
    expect(scored(3)).toMatchObject({ romans, byzantines, persians })
    expect(scored(3, { control: { latium: null } })).toMatchObject({
      romans: romans - pointsOnCard('romans', 'latium')
    })
    const africa = { africa: null, saldae: null } as const
    expect(scored(3, { clear: ['africa'], control: africa })).toMatchObject({
      romans: romans - pointsOnCard('romans', 'africa', 'area:africa')
    })
  })

  it('V.B, XXIX.E a suzerain scores what his vassal holds, and the vassal half of its own, rounded up', () => {
    const huns = { active: true, seat: { kind: 'horde', at: 'sarkil' } } as const
    const under = (vassal: NationId): SetUp => ({
      nations: { huns },
      relations: [{ kind: 'vassal', between: ['huns', vassal] }]
    })
    const { ostrogoths, visigoths } = held
    expect(scored(3, { nations: { huns } })).toMatchObject({ ostrogoths, visigoths })
    expect(scored(3, { nations: { huns } }).huns).toBeUndefined()
    // The Ostrogoths hold Ucraina and Sarmatia, the Visigoths Hunnia and Danubius, of which they want none themselves.
    expect(scored(3, under('ostrogoths'))).toMatchObject({
      huns: pointsOnCard('huns', 'ucraina', 'area:sarmatia'),
      ostrogoths: Math.ceil(ostrogoths / 2)
    })
    expect(scored(3, under('visigoths'))).toMatchObject({
      huns: pointsOnCard('huns', 'hunnia', 'area:danubius'),
      visigoths: Math.ceil(visigoths / 2)
    })
  })

  it('V.B, XXVII.A a patron scores half of what his client holds', () => {
    const relations = [{ kind: 'client', between: ['persians', 'armenians'], tribute: 2 }] as const
    // III.A: halves are rounded up, once, when all are counted.
    const withHalf = (whole: number) => Math.ceil(held.persians + whole / 2)
    expect(scored(3, { clear: ['ties'], relations })).toMatchObject({
      persians: withHalf(pointsOnCard('persians', 'armenia'))
    })
    const both = [...relations, { kind: 'client', between: ['persians', 'iberians'], tribute: 2 }] as const
    expect(scored(3, { clear: ['ties'], relations: both })).toMatchObject({
      persians: withHalf(pointsOnCard('persians', 'armenia', 'iberia'))
    })
  })

  it('V.B, XXVIII.D the provinces of a Foedus score for the federator, not for the federate', () => {
    const goths = {
      clear: ['moesia_inferior', 'tyras', 'carnuntum', 'pannonia'],
      units: [{ nation: 'visigoths', kind: 'infantry', at: 'moesia_inferior' }]
    } as const
    const taken = { moesia_inferior: 'visigoths', carnuntum: 'visigoths', pannonia: 'visigoths' } as const
    const { romans, byzantines, visigoths } = held
    // With two of its three cities Illyria is lost to Rome.
    expect(settledScore({ ...goths, control: taken })).toMatchObject({
      visigoths: visigoths + pointsOnCard('visigoths', 'moesia_inferior'),
      romans: romans - pointsOnCard('romans', 'area:illyria')
    })
    const grant = { kind: 'foedus', provinces: ['moesia_inferior', 'tyras'] } as const
    const byFoedus = { ...goths, relations: [{ ...grant, between: ['byzantines', 'visigoths'] }] } as const
    expect(settledScore(byFoedus)).toMatchObject({ visigoths, romans, byzantines })
  })

  it('V.B, XXVI.B allies share what they garrison together', () => {
    const umbria = {
      clear: ['umbria'],
      control: { umbria: 'ostrogoths' },
      units: [
        { nation: 'ostrogoths', kind: 'infantry', at: 'umbria' },
        { nation: 'alamanni', kind: 'infantry', at: 'umbria' }
      ]
    } as const
    const [own, ally] = umbria.units
    const worth = pointsOnCard('ostrogoths', 'umbria')
    expect(settledScore({ ...umbria, units: [own] })).toMatchObject({ ostrogoths: held.ostrogoths + worth })
    const relations = [{ kind: 'alliance', between: ['ostrogoths', 'alamanni'] }] as const
    expect(settledScore({ ...umbria, units: [own, ally], relations })).toMatchObject({
      ostrogoths: Math.ceil(held.ostrogoths + worth / 2)
    })
  })

  it('V.B a deed on the card is rewarded once', () => {
    const state = opening()
    const deed = { for: 'submission', nation: 'gepids' } as const
    drive(state, function* (play) {
      awardDeed(play, 'lombards', deed)
      awardDeed(play, 'lombards', deed)
      awardDeed(play, 'franks', deed)
    })
    expect(state.score.nations.lombards).toBe(3)
    expect(state.score.nations.franks).toBeUndefined()
  })

  it('V.B a card may score its objectives in a turn of its own', () => {
    const huns = { active: true, seat: { kind: 'horde', at: 'sarkil' } } as const
    const set = { clear: ['pieces'], nations: { huns } } as const
    // The only horde of Scythia, which is worth 3 to the Huns: they score on turn 5, and nobody else does.
    expect(scored(4, set)).toEqual({})
    expect(scored(5, set)).toEqual({ huns: 3 })
  })
})

describe('V.B the ledger of points', () => {
  it('V.B keeps what each nation has won, turn by turn and by what it was for', () => {
    const state = opening({ turn: 3 })
    eventsEmittedBy(state, (play) => {
      scorePoints(play, 'saxons', 1, 'raid', 'XI.E')
      scorePoints(play, 'saxons', 3, 'raid', 'XI.E')
      scorePoints(play, 'saxons', 2, 'objectives', 'V.B')
      scorePoints(play, 'huns', 0, 'objectives', 'V.B')
      state.turn = 4
      scorePoints(play, 'saxons', 1, 'raid', 'XI.E')
    })
    expect(state.score.ledger).toEqual([
      { turn: 3, nation: 'saxons', source: 'raid', points: 4 },
      { turn: 3, nation: 'saxons', source: 'objectives', points: 2 },
      { turn: 4, nation: 'saxons', source: 'raid', points: 1 }
    ])
    expect(viewOf(state, 'huns').score).toEqual(state.score)
  })
})

describe('V.C winning', () => {
  it('V.C most points win', () => {
    const state = opening()
    state.score.sides.goths = 5
    expect(winnersOf(state)).toEqual(['goths'])
  })

  it('V.C a tie counts all points of the last turn once more, whatever they were for', () => {
    const state = opening({ turn: 11 })
    eventsEmittedBy(state, (play) => {
      scorePoints(play, 'persians', 5, 'objectives', 'V.B')
      scorePoints(play, 'visigoths', 3, 'raid', 'XI.E')
      state.turn = 12
      scorePoints(play, 'persians', 2, 'objectives', 'V.B')
      scorePoints(play, 'visigoths', 3, 'raid', 'XI.E')
      scorePoints(play, 'ostrogoths', 1, 'marriage', 'XXX.D')
    })
    expect(state.score.sides).toEqual({ romans: 0, huns: 0, persians: 7, goths: 7 })
    expect(winnersOf(state)).toEqual(['goths'])
  })

  it('V.C points lost in the last turn are counted again, too', () => {
    const state = opening({ turn: 11 })
    eventsEmittedBy(state, (play) => {
      scorePoints(play, 'romans', 4, 'objectives', 'V.B')
      scorePoints(play, 'persians', 3, 'objectives', 'V.B')
      state.turn = 12
      scorePoints(play, 'romans', -1, 'refused-naval-battle', 'XXV.C')
    })
    expect(state.score.sides).toMatchObject({ romans: 3, persians: 3 })
    expect(winnersOf(state)).toEqual(['persians'])
  })

  it('V.C players who are still tied rank Romans, Huns, Persians, Goths', () => {
    const state = opening()
    for (const id of nationIds) state.nations[id].presence = 'gone'
    expect(winnersOf(state)).toEqual(['romans'])
    state.score.sides = { romans: 0, huns: 3, persians: 3, goths: 3 }
    expect(winnersOf(state)).toEqual(['huns'])
  })

  it('V.C whoever plays two sides has the mean of their points, and wins with both', () => {
    const state = opening()
    const shared = {
      ...state,
      options: {
        ...state.options,
        seats: [['romans', 'goths'], ['huns'], ['persians']] as const
      }
    }
    state.score.sides = { romans: 9, huns: 6, persians: 2, goths: 4 }
    expect(winnersOf(shared)).toEqual(['romans', 'goths'])
    state.score.sides = { romans: 9, huns: 7, persians: 2, goths: 4 }
    expect(winnersOf(shared)).toEqual(['huns'])
  })

  it('V.C shared sides that are tied rank by the mean of the last turn, then in the order of the players', () => {
    const state = opening({ turn: 12 })
    const shared = {
      ...state,
      options: {
        ...state.options,
        seats: [
          ['persians', 'goths'],
          ['romans', 'huns']
        ] as const
      }
    }
    state.score.sides = { romans: 5, huns: 3, persians: 8, goths: 0 }
    expect(winnersOf(shared)).toEqual(['romans', 'huns'])
    state.score.ledger = [{ turn: 12, nation: 'persians', source: 'objectives', points: 2 }]
    expect(winnersOf(shared)).toEqual(['persians', 'goths'])
  })
})
