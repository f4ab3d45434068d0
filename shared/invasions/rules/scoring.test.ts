import { describe, expect, it } from 'vitest'
import { type NationId, nationIds } from '../content/ids.ts'
import { unitsIn } from '../queries/placement.ts'
import type { SetUp } from '../scene/set-up.ts'
import { drive, told } from '../testing/drive.ts'
import { opening } from '../testing/position.ts'
import { eventsOf } from '../testing/read.ts'
import { played } from '../testing/scenes.ts'
import { viewOf } from '../view.ts'
import { scorePoints } from './bookkeeping.ts'
import { computeControl } from './control.ts'
import { award, scoreTurn, winnerOf } from './scoring.ts'

/** What each nation scores in the Scoring Phase of a position. */
function scored(turn: number, set: SetUp = {}): Partial<Record<NationId, number>> {
  const { events } = played({ turn, set, run: { step: 'scoring' } })
  return Object.fromEntries(eventsOf(events, 'points').map(({ nation, points }) => [nation, points]))
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
  it('V.B objectives count at the end of turns 3, 6, 9 and 12', () => {
    const turns = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(turns.filter((turn) => scored(turn).romans === 20)).toEqual([3, 6, 9, 12])
    expect(turns.filter((turn) => scored(turn).romans !== undefined)).toEqual([3, 6, 9, 12])
  })

  it('V.B the last turn counts, be it 11 or 12', () => {
    const state = opening({ turn: 11 })
    expect(drive(state, scoreTurn).events).toEqual([])
    state.lastTurn = 11
    drive(state, scoreTurn)
    expect(state.score.nations.romans).toBe(20)
  })

  it('V.B a nation scores the provinces and Areas that it holds, each by its card', () => {
    // Rome: Latium 2, Africa 1; Italia 4, Africa 3, the Gauls 3 and 2, Hispania 2, Britannia 1, Illyria 2.
    // Byzantium: Thracia 2, Bosporus 1; Moesia 2, Graecia 2, Asia 2, Cappadocia 1, Oriens 2, Aegyptus 2.
    // Persia: Hyrkania 2; Mesopotamia 6, Persis 6.
    expect(scored(3)).toMatchObject({ romans: 20, byzantines: 14, persians: 14 })
    expect(scored(3, { control: { latium: null } })).toMatchObject({ romans: 18 })
    const africa = { africa: null, saldae: null } as const
    expect(scored(3, { clear: ['africa'], control: africa })).toMatchObject({ romans: 16 })
  })

  it('V.B, XXIX.E a suzerain scores what his vassal holds, and the vassal half of its own, rounded up', () => {
    const huns = { active: true, seat: { kind: 'horde', at: 'sarkil' } } as const
    const under = (vassal: NationId): SetUp => ({
      nations: { huns },
      relations: [{ kind: 'vassal', between: ['huns', vassal] }]
    })
    // The Ostrogoths have Ucraina 1 and Sarmatia 4; to the Huns they are worth 1 and 2.
    expect(scored(3, { nations: { huns } })).toMatchObject({ ostrogoths: 5, visigoths: 1 })
    expect(scored(3, { nations: { huns } }).huns).toBeUndefined()
    expect(scored(3, under('ostrogoths'))).toMatchObject({ huns: 1 + 2, ostrogoths: 3 })
    // The Visigoths have Dacia 1; Hunnia and Danubius are worth 2 and 5 to the Huns.
    expect(scored(3, under('visigoths'))).toMatchObject({ huns: 2 + 5, visigoths: 1 })
  })

  it('V.B, XXVII.A a patron scores half of what his client holds', () => {
    const relations = [{ kind: 'client', between: ['persians', 'armenians'], tribute: 2 }] as const
    // Armenia is worth 2 to Persia, Iberia 1.
    expect(scored(3, { clear: ['ties'], relations })).toMatchObject({ persians: 14 + 1 })
    const both = [...relations, { kind: 'client', between: ['persians', 'iberians'], tribute: 2 }] as const
    expect(scored(3, { clear: ['ties'], relations: both })).toMatchObject({ persians: 14 + 2 })
  })

  it('V.B, XXVIII.D the provinces of a Foedus score for the federator, not for the federate', () => {
    const goths = {
      clear: ['moesia_inferior', 'tyras', 'carnuntum', 'pannonia'],
      units: [{ nation: 'visigoths', kind: 'infantry', at: 'moesia_inferior' }]
    } as const
    const taken = { moesia_inferior: 'visigoths', carnuntum: 'visigoths', pannonia: 'visigoths' } as const
    // Moesia Inferior is worth 3 to the Visigoths; two of three cities of Illyria are 2 to Rome.
    expect(settledScore({ ...goths, control: taken })).toMatchObject({ visigoths: 1 + 3, romans: 20 - 2 })
    const grant = { kind: 'foedus', provinces: ['moesia_inferior', 'tyras'] } as const
    const byFoedus = { ...goths, relations: [{ ...grant, between: ['byzantines', 'visigoths'] }] } as const
    expect(settledScore(byFoedus)).toMatchObject({ visigoths: 1, romans: 20, byzantines: 14 })
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
    // Umbria is worth 2 to the Ostrogoths, beside Ucraina 1 and Sarmatia 4.
    expect(settledScore({ ...umbria, units: [own] })).toMatchObject({ ostrogoths: 7 })
    const relations = [{ kind: 'alliance', between: ['ostrogoths', 'alamanni'] }] as const
    expect(settledScore({ ...umbria, units: [own, ally], relations })).toMatchObject({ ostrogoths: 6 })
  })

  it('V.B a deed on the card is rewarded once', () => {
    const state = opening()
    const deed = { for: 'submission', nation: 'gepids' } as const
    drive(state, function* (play) {
      award(play, 'lombards', deed)
      award(play, 'lombards', deed)
      award(play, 'franks', deed)
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
    told(state, (play) => {
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
    expect(winnerOf(state)).toBe('goths')
  })

  it('V.C a tie counts all points of the last turn once more, whatever they were for', () => {
    const state = opening({ turn: 11 })
    told(state, (play) => {
      scorePoints(play, 'persians', 5, 'objectives', 'V.B')
      scorePoints(play, 'visigoths', 3, 'raid', 'XI.E')
      state.turn = 12
      scorePoints(play, 'persians', 2, 'objectives', 'V.B')
      scorePoints(play, 'visigoths', 3, 'raid', 'XI.E')
      scorePoints(play, 'ostrogoths', 1, 'marriage', 'XXX.D')
    })
    expect(state.score.sides).toEqual({ romans: 0, huns: 0, persians: 7, goths: 7 })
    expect(winnerOf(state)).toBe('goths')
  })

  it('V.C points lost in the last turn are counted again, too', () => {
    const state = opening({ turn: 11 })
    told(state, (play) => {
      scorePoints(play, 'romans', 4, 'objectives', 'V.B')
      scorePoints(play, 'persians', 3, 'objectives', 'V.B')
      state.turn = 12
      scorePoints(play, 'romans', -1, 'refused-naval-battle', 'XXV.C')
    })
    expect(state.score.sides).toMatchObject({ romans: 3, persians: 3 })
    expect(winnerOf(state)).toBe('persians')
  })

  it('V.C players who are still tied rank Romans, Huns, Persians, Goths', () => {
    const state = opening()
    for (const id of nationIds) state.nations[id].presence = 'gone'
    expect(winnerOf(state)).toBe('romans')
    state.score.sides = { romans: 0, huns: 3, persians: 3, goths: 3 }
    expect(winnerOf(state)).toBe('huns')
  })
})
