import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../engine/decision.ts'
import { hordePiece } from '../../queries/pieces/pieces.ts'
import { leadersIn, unitsIn } from '../../queries/pieces/placement.ts'
import type { InvasionsState, PieceId } from '../../state.ts'
import { drive, values } from '../../testing/drive.ts'
import {
  crown,
  emptyMap,
  encamp,
  enter,
  garrison,
  lead,
  opening,
  put,
  tie,
  troops
} from '../../testing/position.ts'
import {
  askedFor,
  kindsAsked,
  nationsIn,
  optionKeys,
  placeOfPiece,
  placesOfPieces
} from '../../testing/read-results.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { displace } from './displacement.ts'

const to = (province: ProvinceId, ...pieces: PieceId[]): Answer => values({ to: province, pieces })

/** The Vandals arrive, and the displaced leave as their answers say. */
const arriveAt = (
  state: InvasionsState,
  province: ProvinceId,
  answers: Readonly<Record<string, string | Answer | readonly Answer[]>> = {}
) => drive(state, (play) => displace(play, province, 'vandals'), { answers })

/**
 * Visigoths in Osca, whose neighbours are Celtiberia, Piranaei, Saguntum and Tarraconensis; their king is elsewhere.
 */
function visigoths(count: number) {
  const state = emptyMap()
  enter(state, 'visigoths', null)
  return { state, goths: put(state, 'visigoths', 'infantry', 'osca', count) }
}

describe('IX.B displacement over land', () => {
  it('IX.B the displaced go to adjacent provinces, each where its player says', () => {
    const { state, goths } = visigoths(3)
    const [one = '', two = '', three = ''] = goths
    const { decisions, events } = arriveAt(state, 'osca', {
      displacement: [to('celtiberia', two), to('saguntum', one, three)]
    })
    expect(placesOfPieces(state, goths)).toEqual(['saguntum', 'celtiberia', 'saguntum'])
    expect(optionKeys(decisions[0], 'to')).toEqual(['celtiberia', 'piranaei', 'saguntum', 'tarraconensis'])
    expect(events).toContainEqual({ type: 'displaced', nation: 'visigoths', from: 'osca', by: 'vandals' })
  })

  it('IX.B where there is one way and room for all, nobody is asked', () => {
    const { state, goths } = visigoths(2)
    for (const at of ['celtiberia', 'piranaei', 'saguntum'] as const) troops(state, 'romans', at, 1)
    const { decisions } = arriveAt(state, 'osca')
    expect(kindsAsked(decisions)).toEqual([])
    expect(placesOfPieces(state, goths)).toEqual(['tarraconensis', 'tarraconensis'])
  })

  it('IX.B enemies, their hordes and their cities leave no room; a friend does', () => {
    const { state, goths } = visigoths(1)
    encamp(state, 'suebi', 'celtiberia')
    state.control = { piranaei: 'romans', saguntum: 'romans', tarraconensis: 'romans' }
    state.cities = { saguntum: { level: 1, fortified: false } }
    const { decisions } = arriveAt(state, 'osca', { displacement: to('piranaei', ...goths) })
    expect(optionKeys(decisions[0], 'to')).toEqual(['piranaei', 'tarraconensis'])
    const own = visigoths(1)
    own.state.control = { saguntum: 'visigoths' }
    own.state.cities = { saguntum: { level: 1, fortified: false } }
    const asked = arriveAt(own.state, 'osca', { displacement: to('saguntum', ...own.goths) }).decisions
    expect(optionKeys(asked[0], 'to')).toContain('saguntum')
  })

  it('IX.B they make for their horde as long as there is room that way', () => {
    const { state, goths } = visigoths(5)
    encamp(state, 'visigoths', 'septimania')
    put(state, 'visigoths', 'archers', 'tarraconensis')
    // Piranaei and Tarraconensis are nearer to Septimania; they take three each.
    const { decisions } = arriveAt(state, 'osca', {
      displacement: to('piranaei', ...goths.slice(0, 3))
    })
    expect(decisions.map((decision) => optionKeys(decision, 'to'))).toEqual([['piranaei', 'tarraconensis']])
    expect(placesOfPieces(state, goths)).toEqual([
      ...['piranaei', 'piranaei', 'piranaei', 'tarraconensis', 'tarraconensis']
    ])
  })

  it('IX.B once the way home is full they go elsewhere', () => {
    const { state, goths } = visigoths(4)
    encamp(state, 'visigoths', 'septimania')
    put(state, 'visigoths', 'archers', 'tarraconensis', 2)
    put(state, 'visigoths', 'noble-cavalry', 'tarraconensis', 2)
    const { decisions } = arriveAt(state, 'osca', {
      displacement: [to('piranaei', ...goths.slice(1)), to('celtiberia', goths[0] ?? '')]
    })
    expect(decisions.map((decision) => optionKeys(decision, 'to'))).toEqual([
      ['piranaei'],
      ['celtiberia', 'saguntum']
    ])
    expect(placesOfPieces(state, goths)).toEqual(['celtiberia', 'piranaei', 'piranaei', 'piranaei'])
  })

  it('IX.B, XVII.B what finds no room leaves the game, and its player says who', () => {
    const { state, goths } = visigoths(2)
    const [archer = ''] = put(state, 'visigoths', 'archers', 'osca')
    for (const at of ['celtiberia', 'piranaei', 'saguntum'] as const) troops(state, 'romans', at, 1)
    put(state, 'visigoths', 'noble-cavalry', 'tarraconensis', 3)
    arriveAt(state, 'osca', { displacement: to('tarraconensis', archer) })
    expect(placesOfPieces(state, [...goths, archer])).toEqual(['removed', 'removed', 'tarraconensis'])
  })

  it('XVII.B no more go than the limit admits; a leader raises it where he goes', () => {
    const shut = (leader: boolean) => {
      const { state, goths } = visigoths(6)
      for (const at of ['celtiberia', 'piranaei', 'saguntum'] as const) troops(state, 'romans', at, 1)
      const king = leader ? [lead(state, 'fritigernus', 'osca')] : []
      return { state, pieces: [...goths, ...king] }
    }
    const alone = shut(false)
    expect(() =>
      arriveAt(alone.state, 'osca', { displacement: to('tarraconensis', ...alone.pieces) })
    ).toThrow('refusal.no-room (XVII.B)')
    const led = shut(true)
    arriveAt(led.state, 'osca')
    expect(placesOfPieces(led.state, led.pieces)).toEqual(led.pieces.map(() => 'tarraconensis'))
  })

  it('IX.B friends whose provinces are full do not take them in, but they are not surrounded', () => {
    const { state, goths } = visigoths(2)
    for (const at of ['celtiberia', 'piranaei', 'saguntum'] as const) troops(state, 'romans', at, 1)
    put(state, 'visigoths', 'noble-cavalry', 'tarraconensis', 4)
    arriveAt(state, 'osca')
    expect(placesOfPieces(state, goths)).toEqual(['removed', 'removed'])
    expect(state.relations).toEqual([])
  })

  it('XVIII.K closed land is not open to the displaced', () => {
    const state = emptyMap()
    enter(state, 'romans', null)
    state.control = { africa: 'romans', saldae: 'romans', utica: 'romans' }
    const [legion = ''] = put(state, 'romans', 'legion', 'numidia')
    const { decisions } = arriveAt(state, 'numidia', { displacement: to('utica', legion) })
    expect(optionKeys(decisions[0], 'to')).toEqual(['africa', 'saldae', 'utica'])
  })

  it('XVIII.K closed land is not open to a displaced horde', () => {
    const state = emptyMap({ turn: 3 })
    encamp(state, 'visigoths', 'donetus')
    const { decisions } = drive(state, (play) => displace(play, 'donetus', 'vandals'), { otherwise: 'first' })
    // Sarkil and Volga are in Scythia, which is for Nomads.
    expect(optionKeys(decisions[0], 'to')).toEqual(['abascia', 'pereaslavia', 'scythica', 'tueria'])
  })

  it('XVIII.K, XVIII.A those who never leave their home do not, though there is room elsewhere', () => {
    const state = emptyMap({ control: { adiabene: 'persians' } })
    state.nations.persians.seat = null
    const [satrap = ''] = put(state, 'persians', 'satrap', 'euphrates')
    const { decisions } = arriveAt(state, 'euphrates')
    expect(kindsAsked(decisions)).toEqual([])
    expect(placeOfPiece(state, satrap)).toBe('adiabene')
  })

  it('XXV.F the far shore of a strait that a hostile fleet bars is not open', () => {
    const shores = (fleet: boolean) => {
      const state = emptyMap()
      enter(state, 'romans', null)
      const [legion = ''] = put(state, 'romans', 'legion', 'tingitania')
      if (fleet) put(state, 'visigoths', 'fleet', 'sinus_gaditanus')
      const { decisions } = drive(state, (play) => displace(play, 'tingitania', 'vandals'), {
        otherwise: 'random'
      })
      expect(placeOfPiece(state, legion)).not.toBe('tingitania')
      return askedFor(decisions, 'displacement').flatMap((decision) => optionKeys(decision, 'to'))
    }
    expect(shores(false)).toContain('baetica')
    expect(shores(true)).not.toContain('baetica')
  })

  it('IX.B Limites do not move: they are removed', () => {
    const state = emptyMap()
    const [limes = ''] = put(state, 'romans', 'limes', 'osca')
    arriveAt(state, 'osca')
    expect(placeOfPiece(state, limes)).toBe('removed')
  })
})

describe('IX.B hordes, capitals and leaders', () => {
  it('IX.B a horde goes where its player says, with its people or without; age and gold stay', () => {
    const { state, goths } = visigoths(2)
    const horde = encamp(state, 'visigoths', 'osca')
    Object.assign(state.nations.visigoths, { age: 4, treasury: 7 })
    const king = lead(state, 'fritigernus', 'osca')
    arriveAt(state, 'osca', {
      displacement: [to('celtiberia', horde), to('saguntum', ...goths, king)]
    })
    expect(placesOfPieces(state, [horde, ...goths, king])).toEqual([
      ...['celtiberia', 'saguntum', 'saguntum', 'saguntum']
    ])
    expect(state.nations.visigoths).toMatchObject({ age: 4, treasury: 7 })
  })

  it('IX.B leaders and a horde that are not named follow the first who go', () => {
    const { state, goths } = visigoths(1)
    const horde = encamp(state, 'visigoths', 'osca')
    const king = lead(state, 'fritigernus', 'osca')
    arriveAt(state, 'osca', { displacement: to('celtiberia', ...goths) })
    expect(placesOfPieces(state, [horde, king])).toEqual(['celtiberia', 'celtiberia'])
    expect(leadersIn(state, 'osca')).toEqual([])
  })

  it('IX.B a capital is taken away and founded anew as by a young Kingdom (VII.D)', () => {
    const state = opening()
    crown(state, 'franks', 'neustria')
    garrison(state, 'franks', 'archers', ['neustria'])
    garrison(state, 'franks', 'frankish-infantry', ['treveria'])
    const { events } = drive(state, (play) => displace(play, 'neustria', 'vandals'), { otherwise: 'first' })
    expect(events).toContainEqual({ type: 'capital-removed', nation: 'franks', from: 'neustria' })
    expect(state.nations.franks.seat).toEqual({ kind: 'capital', at: 'treveria' })
  })
})

describe('IX.B, VII.D a Kingdom’s horde that stands for its capital', () => {
  /** A Gothic Kingdom without a city, its horde in Osca, where the Vandals arrive. */
  const kingdom = (count: number) => {
    const state = emptyMap({
      turn: 5,
      nations: {
        visigoths: { status: 'kingdom', age: 4, active: true, seat: { kind: 'horde', at: 'osca' } }
      },
      control: { osca: 'visigoths' }
    })
    state.nations.visigoths.treasury = 7
    return { state, goths: put(state, 'visigoths', 'infantry', 'osca', count) }
  }

  it('IX.B is displaced with its people, where its player says; age and gold stay', () => {
    const { state, goths } = kingdom(1)
    arriveAt(state, 'osca', {
      displacement: [to('saguntum', hordePiece('visigoths')), to('piranaei', ...goths)]
    })
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: 'saguntum' })
    expect(placesOfPieces(state, goths)).toEqual(['piranaei'])
    expect(state.nations.visigoths).toMatchObject({ status: 'kingdom', age: 4, treasury: 7 })
  })

  it('IX.B is displaced without troops, too, and follows troops that do not name it', () => {
    const alone = kingdom(0)
    drive(alone.state, (play) => displace(play, 'osca', 'vandals'), { otherwise: 'first' })
    expect(alone.state.nations.visigoths.seat?.at).not.toBe('osca')
    const led = kingdom(1)
    arriveAt(led.state, 'osca', { displacement: to('saguntum', ...led.goths) })
    expect(led.state.nations.visigoths.seat).toEqual({ kind: 'horde', at: 'saguntum' })
  })

  it('VII.D becomes a capital where its people now hold the site of a city', () => {
    const { state, goths } = kingdom(1)
    drive(state, (play) => displace(play, 'osca', 'vandals'), {
      answers: { displacement: to('celtiberia', hordePiece('visigoths'), ...goths) },
      agenda: true
    })
    expect(state.nations.visigoths.seat).toEqual({ kind: 'capital', at: 'celtiberia' })
    expect(state.cities.celtiberia).toEqual({ level: 1, fortified: true })
  })

  it('IX.B, XXIX.C takes refuge with its suzerain if he surrounds it, and he makes room', () => {
    const { state } = kingdom(0)
    for (const at of ['celtiberia', 'piranaei', 'saguntum', 'tarraconensis'] as const) {
      troops(state, 'romans', at, 1)
      state.control[at] = 'romans'
    }
    tie(state, { kind: 'vassal', between: ['romans', 'visigoths'], since: 3 })
    drive(state, (play) => displace(play, 'osca', 'vandals'), { otherwise: 'first' })
    const at = state.nations.visigoths.seat?.at
    expect(at && ['celtiberia', 'piranaei', 'saguntum', 'tarraconensis']).toContain(at)
    expect(at && unitsIn(state, at)).toEqual([])
  })

  it('IX.B is taken away where it has nowhere to go, until VII.D founds a capital', () => {
    const { state } = kingdom(0)
    state.nations.visigoths.seat = { kind: 'horde', at: 'creta' }
    state.control = { creta: 'visigoths' }
    arriveAt(state, 'creta')
    expect(state.nations.visigoths.seat).toBeNull()
    expect(state.control.creta).toBeUndefined()
  })
})

describe('IX.B the surrounded', () => {
  /** Suebi with so many units hold Celtiberia and Saguntum, Romans with so many the other two. */
  const surrounded = (count: number, suebi: number, romans: number) => {
    const { state, goths } = visigoths(count)
    state.control = {
      ...{ celtiberia: 'suebi', saguntum: 'suebi' },
      ...{ piranaei: 'romans', tarraconensis: 'romans' }
    }
    enter(state, 'suebi', 'lusitania')
    troops(state, 'suebi', 'celtiberia', suebi - 1)
    troops(state, 'suebi', 'saguntum', 1)
    troops(state, 'romans', 'piranaei', romans - 1)
    troops(state, 'romans', 'tarraconensis', 1)
    return { state, goths }
  }
  const lordOf = (state: InvasionsState) =>
    state.relations.flatMap((tie) => (tie.kind === 'vassal' ? [`${tie.vassal} > ${tie.suzerain}`] : []))

  it('IX.B they take refuge with their strongest neighbour, in a province that they choose, and submit', () => {
    const { state, goths } = surrounded(2, 2, 4)
    const { decisions } = drive(state, (play) => displace(play, 'osca', 'vandals'), {
      answers: { displacement: to('tarraconensis', ...goths) },
      otherwise: 'first'
    })
    const [asked] = askedFor(decisions, 'displacement')
    expect(optionKeys(asked, 'to')).toEqual(['piranaei', 'tarraconensis'])
    expect(kindsAsked(decisions)).not.toContain('strongest-neighbour')
    expect(lordOf(state)).toEqual(['visigoths > romans'])
    expect(goths.map((id) => state.units[id]?.at)).toContain('tarraconensis')
  })

  it('IX.B, XXIX.B a suzerain who makes room by retreating into the province has to leave it too', () => {
    const { state, goths } = surrounded(2, 4, 2)
    const suebi = unitsIn(state, 'saguntum').map(({ id }) => id)
    const { decisions } = drive(state, (play) => displace(play, 'osca', 'vandals'), {
      answers: { displacement: to('saguntum', ...goths), retreat: values({ to: 'osca', units: suebi }) },
      otherwise: 'first'
    })
    expect(kindsAsked(decisions)).toContain('retreat')
    expect(lordOf(state)).toEqual(['visigoths > suebi'])
    expect(unitsIn(state, 'osca')).toEqual([])
  })

  it('IX.B, XXIX.F not with one who is a vassal himself, be he the strongest', () => {
    const { state } = surrounded(2, 4, 2)
    tie(state, { kind: 'vassal', between: ['huns', 'suebi'], since: 3 })
    drive(state, (play) => displace(play, 'osca', 'vandals'), { otherwise: 'first' })
    expect(lordOf(state)).toContain('visigoths > romans')
    expect(nationsIn(state, 'celtiberia')).not.toContain('visigoths')
    expect(nationsIn(state, 'saguntum')).not.toContain('visigoths')
  })

  it('IX.B of equally strong neighbours they choose', () => {
    const { state, goths } = surrounded(2, 3, 3)
    const { decisions } = drive(state, (play) => displace(play, 'osca', 'vandals'), {
      answers: { 'strongest-neighbour': 'suebi', displacement: to('saguntum', ...goths) },
      otherwise: 'first'
    })
    expect(optionKeys(askedFor(decisions, 'strongest-neighbour')[0])).toEqual(['romans', 'suebi'])
    expect(lordOf(state)).toEqual(['visigoths > suebi'])
  })

  it('XVIII.K not with one whose land is closed to them, be he the strongest', () => {
    const state = emptyMap({ turn: 3 })
    enter(state, 'visigoths', null)
    const goths = put(state, 'visigoths', 'infantry', 'abascia', 2)
    for (const at of ['alania', 'sarkil'] as const) troops(state, 'huns', at, 2)
    for (const at of ['bosporus', 'colchis', 'donetus'] as const) troops(state, 'romans', at, 1)
    drive(state, (play) => displace(play, 'abascia', 'vandals'), { otherwise: 'first' })
    expect(lordOf(state)).toEqual(['visigoths > romans'])
    expect(goths.map((id) => state.units[id]?.at)).not.toContain('removed')
  })

  it('XVII.B more than a province holds leave the game, and their player says who', () => {
    const { state, goths } = surrounded(5, 2, 4)
    drive(state, (play) => displace(play, 'osca', 'vandals'), {
      answers: { displacement: to('tarraconensis', ...goths.slice(1)) },
      otherwise: 'first'
    })
    expect(placesOfPieces(state, goths)[0]).toBe('removed')
    expect(placesOfPieces(state, goths).filter((at) => at === 'removed')).toHaveLength(1)
  })

  it('XVII.B nobody is given up while there is room: the others are asked for again', () => {
    const { state, goths } = surrounded(3, 2, 4)
    const [one = '', two = '', three = ''] = goths
    const { decisions } = drive(state, (play) => displace(play, 'osca', 'vandals'), {
      answers: { displacement: to('piranaei', two) },
      otherwise: 'first'
    })
    expect(askedFor(decisions, 'displacement')).toHaveLength(1)
    expect(placesOfPieces(state, [one, two, three])).not.toContain('removed')
    expect(placesOfPieces(state, [one, three])).not.toContain('osca')
  })

  it('XXIX.A an Empire does not submit: its units leave the game', () => {
    const state = emptyMap()
    const [legion = ''] = put(state, 'romans', 'legion', 'osca')
    for (const at of ['celtiberia', 'piranaei', 'saguntum', 'tarraconensis'] as const)
      put(state, 'visigoths', 'infantry', at)
    arriveAt(state, 'osca')
    expect(placeOfPiece(state, legion)).toBe('removed')
    expect(lordOf(state)).toEqual([])
  })
})

describe('IX.B from an island', () => {
  /** Legions on Creta, which lies on the Aegean and on the eastern sea. */
  const creta = (count: number) => {
    const state = emptyMap()
    for (const at of ['achaia', 'thessalia', 'delta'] as const) state.control[at] = 'byzantines'
    return { state, legions: put(state, 'byzantines', 'legion', 'creta', count) }
  }

  it('IX.B without friendly fleets the displaced leave the game', () => {
    const { state, legions } = creta(2)
    put(state, 'vandals', 'fleet', 'mare_aegeum')
    arriveAt(state, 'creta')
    expect(placesOfPieces(state, legions)).toEqual(['removed', 'removed'])
  })

  it('IX.B, XXV.D they cross one zone that friendly fleets are in, to the friendly shores that they choose', () => {
    const { state, legions } = creta(3)
    put(state, 'byzantines', 'fleet', 'mare_aegeum')
    const [one = '', two = '', three = ''] = legions
    const { decisions } = arriveAt(state, 'creta', {
      displacement: [to('thessalia', two), to('achaia', one, three)]
    })
    expect(optionKeys(decisions[0], 'to')).toEqual(['achaia', 'thessalia'])
    expect(placesOfPieces(state, legions)).toEqual(['achaia', 'thessalia', 'achaia'])
  })

  it('XXV.D a fleet carries three units, and the others are lost', () => {
    const { state, legions } = creta(5)
    put(state, 'byzantines', 'fleet', 'mare_aegeum')
    expect(() => arriveAt(state, 'creta', { displacement: to('achaia', ...legions.slice(1)) })).toThrow(
      'refusal.no-room'
    )
    const again = creta(5)
    put(again.state, 'byzantines', 'fleet', 'mare_aegeum')
    arriveAt(again.state, 'creta', { displacement: to('achaia', ...again.legions.slice(2)) })
    expect(placesOfPieces(again.state, again.legions)).toEqual([
      ...['removed', 'removed', 'achaia', 'achaia', 'achaia']
    ])
  })

  it('XXV.D the fleets of each zone carry to its own shores', () => {
    const { state, legions } = creta(4)
    put(state, 'byzantines', 'fleet', 'mare_aegeum')
    put(state, 'byzantines', 'fleet', 'mare_nostrum_orientalis')
    // The fleet of the Aegean is full, and no other shore of the eastern sea is theirs.
    arriveAt(state, 'creta', { displacement: to('achaia', ...legions.slice(0, 3)) })
    expect(placesOfPieces(state, legions)).toEqual(['achaia', 'achaia', 'achaia', 'delta'])
  })
})
