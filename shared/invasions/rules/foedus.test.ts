import { describe, expect, it } from 'vitest'
import type { Answer } from '../../engine/decision.ts'
import { barToFoedus, barToLeaving, grantsFor } from '../queries/foedus.ts'
import { piecesIn } from '../queries/pieces.ts'
import { commandUnit, replaceUnits, unitsIn } from '../queries/placement.ts'
import { isFederate, suzerainOf } from '../queries/realm.ts'
import { stackedUnits, stackingLimit } from '../queries/stacking.ts'
import { areFriendly, areHostile } from '../queries/stance.ts'
import { areaOf } from '../queries/terrain.ts'
import { foederaBinding, foedusLands } from '../queries/ties.ts'
import type { InvasionsState } from '../state.ts'
import { drive, freshState, playOn } from '../testing/drive.ts'
import { answering, army, disarm, unitOf } from '../testing/ties.ts'
import type { ProvinceId } from '../world/provinces.ts'
import { isProvinceId } from '../world/queries.ts'
import { bankrupt } from './bankruptcy.ts'
import { sufferCalamity } from './cards/calamities.ts'
import { openWindow } from './cards/windows.ts'
import { takeCity } from './conquest.ts'
import { settleControl } from './control.ts'
import { diplomacyBeforeActivation, endDiplomacy } from './diplomacy.ts'
import { establishFoedus, forceFoedus, mayOfferFoedus, offerFoedus } from './foedus.ts'
import { breakFoedus, federatesMayBreak, mayBreakFoedus } from './foedus-breaking.ts'
import { canBecomeKingdom } from './kingdoms.ts'
import { lendMercenary } from './mercenaries.ts'
import { replaceMercenaries } from './reinforcements/mercenaries.ts'
import { barToSubmission } from './submission.ts'
import { addTies } from './tie-list.ts'
import { capitalConquered, endAllTies, setFree } from './ties.ts'

const GRANT = ['moesia_inferior', 'tyras'] as const
const SECOND = ['moesia_superior', 'naissus'] as const

/** Some Visigoths without a leader and their horde at the Danube, no Roman troops in the way. */
function atTheDanube(units = 4): InvasionsState {
  const state = freshState()
  state.turn = 4
  state.step = 'diplomacy'
  disarm(state, 'visigoths')
  army(state, 'visigoths', 'valachia', units)
  Object.assign(state.leaders.athanaricus ?? {}, { presence: 'gone', at: null })
  return state
}

const settle = (first: readonly string[], second: readonly string[]): Answer => ({
  values: { first: [...first], second: [...second] }
})

const goths = (state: InvasionsState) =>
  Object.values(state.units)
    .filter((unit) => unit.nation === 'visigoths' && unit.at !== 'reserve')
    .map(({ id }) => id)

/** A Foedus made in the state's turn, two units in each province, one of them lent. */
function federated(): InvasionsState {
  const state = atTheDanube()
  const ids = goths(state)
  drive(state, (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANT, 'offer-accepted'), {
    answers: answering({ 'place-horde': GRANT[0], 'settle-foedus': settle(ids.slice(0, 2), ids.slice(2)) })
  })
  return state
}

describe('XXVIII.A the Foedus in general', () => {
  it('XXVIII.A the federator cedes two adjacent Civilised provinces of one Area, one beside the Barbarians', () => {
    const state = atTheDanube()
    const grants = grantsFor(state, 'byzantines', 'visigoths')
    expect(grants).toContainEqual([...GRANT])
    expect(grants.flat()).not.toContain('thracia')
    expect(barToFoedus(state, 'byzantines', 'franks')).toBe('no-two-provinces')
  })

  it('XXVIII.A an Empire offers one Foedus a turn; a Kingdom none without the card', () => {
    const state = atTheDanube()
    expect(mayOfferFoedus(state, 'byzantines', 'visigoths')).toBe(true)
    state.nations.byzantines.status = 'kingdom'
    expect(mayOfferFoedus(state, 'byzantines', 'visigoths')).toBe(false)
    state.nations.byzantines.status = 'empire'
    drive(state, (play) => offerFoedus(play, 'byzantines', 'visigoths'), {
      answers: [{ option: GRANT.join('+') }, { option: 'no' }]
    })
    expect(isFederate(state, 'visigoths')).toBe(false)
    expect(mayOfferFoedus(state, 'byzantines', 'visigoths')).toBe(false)
  })

  it('XXVIII.A it is offered as the Barbarian nation’s activation begins, and voluntary', () => {
    const state = atTheDanube()
    state.thisTurn.foedusOffered = ['romans']
    const ids = goths(state)
    const { decisions } = drive(state, (play) => diplomacyBeforeActivation(play, 'visigoths'), {
      answers: answering({
        'offer-foedus': GRANT.join('+'),
        'accept-foedus': 'yes',
        'lend-to-kin': 'none',
        'settle-foedus': settle(ids.slice(0, 2), ids.slice(2))
      })
    })
    expect(decisions.map(({ kind }) => kind)).toContain('accept-foedus')
    expect(isFederate(state, 'visigoths')).toBe(true)
  })

  it('XXVIII.A no Barbarian that invades, nor a vassal, nor another’s federate', () => {
    const state = atTheDanube()
    state.thisTurn.invading = ['visigoths']
    expect(barToFoedus(state, 'byzantines', 'visigoths')).toBe('invading')
    state.thisTurn.invading = []
    addTies(state, { kind: 'vassal', suzerain: 'huns', vassal: 'visigoths', since: 1, mercenary: null })
    expect(barToFoedus(state, 'byzantines', 'visigoths')).toBe('vassal')
    expect(barToFoedus(federated(), 'romans', 'visigoths')).toBe('other-federator')
  })
})

describe('XXVIII.B establishing the Foedus', () => {
  it('XXVIII.B the horde and its units move to the ceded provinces at once', () => {
    const state = federated()
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: GRANT[0] })
    expect(goths(state).every((id) => unitOf(state, id).at !== 'valachia')).toBe(true)
    expect(foedusLands(state, 'visigoths')).toEqual([...GRANT])
  })

  it('XXVIII.B as many units as the limits allow must come', () => {
    const state = atTheDanube()
    expect(() =>
      drive(state, (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANT, 'offer-accepted'), {
        answers: answering({ 'settle-foedus': settle(goths(state).slice(0, 1), []) })
      })
    ).toThrow('refusal.more-units-fit')
  })

  it('XXVIII.B the federator takes out what no longer fits, also to the land the federate has left', () => {
    const state = atTheDanube(7)
    const ids = goths(state)
    const romans = army(state, 'byzantines', GRANT[0], 2).map(({ id }) => id)
    const limit = stackingLimit(state, 'visigoths', GRANT[0])
    const answers = answering({
      'place-horde': GRANT[0],
      'settle-foedus': settle(ids.slice(0, 3), ids.slice(3)),
      'make-room': { values: { retreat: [], valachia: romans } },
      'lend-mercenary': ids[0] ?? ''
    })
    drive(state, (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANT, 'offer-accepted'), {
      answers
    })
    expect(romans.map((id) => unitOf(state, id).at)).toEqual(['valachia', 'valachia'])
    expect(stackedUnits(state, 'byzantines', GRANT[0]).length).toBeLessThanOrEqual(limit)
  })

  it('XXVIII.B too many units may not stay', () => {
    const state = atTheDanube(7)
    const ids = goths(state)
    army(state, 'byzantines', GRANT[1], 2)
    const answers = answering({
      'place-horde': GRANT[0],
      'settle-foedus': settle(ids.slice(0, 3), ids.slice(3)),
      'make-room': { values: { retreat: [], valachia: [] } }
    })
    expect(() =>
      drive(state, (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANT, 'offer-accepted'), {
        answers
      })
    ).toThrow('refusal.too-many-stay')
  })
})

describe('XXVIII.C the federate’s mercenary', () => {
  it('XXVIII.C it reports to the Caesar and serves until the Foedus ends', () => {
    const state = federated()
    const [foedus] = foederaBinding(state, 'visigoths')
    const unit = unitOf(state, foedus?.mercenary ?? '')
    expect(unit.controller).toBe('byzantines')
    expect(unit.at).toBe(state.leaders['caesar-east']?.at)
  })

  it('XXVIII.C a lost mercenary is replaced in the federator’s Reinforcements', () => {
    const state = federated()
    state.turn += 1
    const [foedus] = foederaBinding(state, 'visigoths')
    const lost = unitOf(state, foedus?.mercenary ?? '')
    commandUnit(state, lost.id, 'visigoths')
    replaceUnits(state, [{ ...lost, at: 'reserve' }])
    drive(state, (play) => replaceMercenaries(play, 'byzantines'), { answers: answering({}) })
    expect(foedus?.mercenary).not.toBe(lost.id)
    expect(unitOf(state, foedus?.mercenary ?? '').controller).toBe('byzantines')
  })
})

describe('XXVIII.D the federator', () => {
  it('XXVIII.D it keeps control of the ceded provinces, and pays the first tribute at once after the Income step', () => {
    const state = federated()
    expect(state.control[GRANT[0]]).toBe('byzantines')
    expect(state.nations.visigoths.treasury).toBe(0)
    const late = atTheDanube()
    late.step = 'activation'
    const ids = goths(late)
    const before = late.nations.byzantines.treasury
    drive(late, (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANT, 'offer-accepted'), {
      answers: answering({ 'settle-foedus': settle(ids.slice(0, 2), ids.slice(2)) })
    })
    expect(late.nations.byzantines.treasury).toBe(before - 3)
    expect(late.nations.visigoths.treasury).toBe(3)
  })

  it('XXVIII.D its units may stand with the federate’s', () => {
    expect(areFriendly(federated(), 'byzantines', 'visigoths')).toBe(true)
  })

  it('XXVIII.D on turn 1, which has no Income step, the first tribute is paid at once', () => {
    const state = atTheDanube()
    state.turn = 1
    const before = state.nations.byzantines.treasury
    drive(state, (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANT, 'forced-by-envoys'), {
      answers: (decision) => (decision.kind === 'settle-foedus' ? null : answering({})(decision))
    })
    expect(state.nations.byzantines.treasury).toBe(before - 3)
    expect(state.nations.visigoths.treasury).toBe(3)
  })

  it('XXVIII.D the federate’s horde gives the Area to nobody', () => {
    const state = federated()
    for (const id of Object.keys(state.control)) {
      if (isProvinceId(id) && areaOf(id) === 'moesia' && !GRANT.some((granted) => granted === id))
        delete state.control[id]
    }
    state.placements += 1
    drive(state, function* (play) {
      settleControl(play)
    })
    expect(state.areaControl.moesia).not.toBe('visigoths')
  })

  it('XXVIII.A nothing is granted where strangers stand', () => {
    const state = atTheDanube()
    const offered = () => grantsFor(state, 'byzantines', 'visigoths').flat()
    expect(offered()).toContain(GRANT[0])
    army(state, 'persians', GRANT[0], 1)
    expect(offered()).not.toContain(GRANT[0])
  })

  it('XXVIII.D without the gold for the first tribute an Empire cannot offer in the Military Phase', () => {
    const state = atTheDanube()
    state.step = 'activation'
    state.nations.byzantines.treasury = 2
    expect(mayOfferFoedus(state, 'byzantines', 'visigoths')).toBe(false)
  })
})

describe('XXVIII.E the federate', () => {
  it('XXVIII.E it founds no Kingdom and submits nobody', () => {
    const state = federated()
    state.nations.visigoths.age = 7
    expect(canBecomeKingdom(playOn(state).play, 'visigoths')).toBe(false)
    expect(barToSubmission(state, 'gepids', 'visigoths')).toBe('victor-is-federate')
  })

  it('XXVIII.E its last unit does not leave a province that would fall to others', () => {
    const state = federated()
    const pieces = piecesIn(state, GRANT[1], ['visigoths'])
    state.areaControl = { moesia: 'byzantines' }
    expect(barToLeaving(state, pieces)).toBeNull()
    state.areaControl = {}
    expect(barToLeaving(state, pieces)?.rule).toBe('XXVIII.E')
    expect(barToLeaving(state, pieces.slice(1))).toBeNull()
    army(state, 'byzantines', GRANT[1], 1)
    expect(barToLeaving(state, pieces)).toBeNull()
  })

  it('XXVIII.E an inactive one scores nothing (VI.B)', () => {
    const state = federated()
    state.nations.visigoths.activity = 'inactive'
    drive(state, endDiplomacy, { answers: answering({}) })
    expect(state.score.nations.visigoths ?? 0).toBe(0)
  })

  it('XXVIII.E it scores 3 points for each Foedus every turn', () => {
    const state = federated()
    drive(state, (play) => endDiplomacy(play))
    expect(state.score.nations.visigoths).toBe(3)
  })
})

describe('XXVIII.F several Foedera', () => {
  it('XXVIII.F two more provinces mean another mercenary, more tribute and more points', () => {
    const state = federated()
    drive(state, (play) => establishFoedus(play, 'byzantines', 'visigoths', SECOND, 'offer-accepted'), {
      answers: answering({ 'place-horde': GRANT[0] })
    })
    const foedera = foederaBinding(state, 'visigoths')
    expect(foedera).toHaveLength(2)
    expect(new Set(foedera.map(({ mercenary }) => mercenary)).size).toBe(2)
    expect(state.nations.visigoths.seat?.at).toBe(GRANT[0])
    drive(state, (play) => endDiplomacy(play))
    expect(state.score.nations.visigoths).toBe(6)
  })
})

describe('XXVIII.G breaking the Foedus', () => {
  const broken = (state: InvasionsState) => !isFederate(state, 'visigoths')

  it('XXVIII.G not in the turn in which it was made; freely in the next', () => {
    const state = federated()
    drive(state, (play) => mayBreakFoedus(play, 'visigoths'))
    expect(broken(state)).toBe(false)
    state.turn += 1
    const { events } = drive(state, (play) => mayBreakFoedus(play, 'visigoths'), {
      answers: [{ option: 'yes' }]
    })
    expect(broken(state)).toBe(true)
    expect(events.some(({ type }) => type === 'roll')).toBe(false)
  })

  it('XXVIII.G later on a passed D2 only', () => {
    const state = federated()
    state.turn += 2
    const attempt = (die: number) =>
      drive(state, (play) => mayBreakFoedus(play, 'visigoths'), { dice: [die], answers: [{ option: 'yes' }] })
    attempt(5)
    expect(broken(state)).toBe(false)
    attempt(6)
    expect(broken(state)).toBe(true)
  })

  it('XXVIII.G when a Usurper takes power, or by treason, without a check', () => {
    const usurped = federated()
    drive(usurped, (play) => federatesMayBreak(play, 'byzantines', 'usurper'), {
      answers: [{ option: 'yes' }]
    })
    expect(broken(usurped)).toBe(true)
    const betrayed = federated()
    drive(betrayed, (play) => setFree(play, 'visigoths', 'foedus'))
    expect(broken(betrayed)).toBe(true)
  })

  it('XXVIII.G the Usurper’s own die decides whether he takes power', () => {
    const rise = (die: number) => {
      const state = federated()
      drive(state, (play) => sufferCalamity(play, 'byzantines', 'usurper'), {
        dice: [die],
        answers: answering({ 'break-foedus': 'yes' })
      })
      return broken(state)
    }
    expect(rise(1)).toBe(false)
    expect(rise(10)).toBe(true)
  })

  it.each(['treason', 'renaissance'])('XXVIII.G by the event %s, if the federate’s player likes', (card) => {
    const played = (wants: 'yes' | 'no') => {
      const state = federated()
      state.hands.persians.events = [card]
      drive(state, (play) => openWindow(play, { window: 'activation-start', nation: 'visigoths' }), {
        answers: answering({ 'play-card': `${card}/0/visigoths`, 'break-foedus': wants })
      })
      return broken(state)
    }
    expect(played('no')).toBe(false)
    expect(played('yes')).toBe(true)
  })

  it('XXVIII.G when a Kingdom that granted it is submitted; the federate is asked once', () => {
    const state = federated()
    state.nations.byzantines.status = 'kingdom'
    state.control = Object.fromEntries(
      Object.entries(state.control).filter(
        ([id, holder]) => holder !== 'byzantines' || ['thracia', ...GRANT].includes(id)
      )
    )
    disarm(state, 'byzantines', 'romans')
    const { decisions, events } = drive(state, (play) => takeCity(play, 'thracia', 'huns'), {
      answers: answering({ 'break-foedus': 'yes' })
    })
    expect(suzerainOf(state, 'byzantines')).toBe('huns')
    expect(broken(state)).toBe(true)
    expect(decisions.filter(({ kind }) => kind === 'break-foedus')).toHaveLength(1)
    expect(events).toContainEqual(expect.objectContaining({ type: 'foedus-broken', way: 'lord-submitted' }))
  })

  it('XXVIII.G all units lent come back, hired ones too', () => {
    const state = federated()
    const { result: hired } = drive(
      state,
      (play) => lendMercenary(play, 'visigoths', 'byzantines', 'hired'),
      {
        answers: answering({})
      }
    )
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), { answers: answering({}) })
    expect(unitOf(state, hired ?? '')).toMatchObject({ controller: 'visigoths', at: GRANT[0] })
    expect(state.relations.some(({ kind }) => kind === 'loan')).toBe(false)
  })

  it('XXVIII.G friends of the federator leave the shared provinces with it', () => {
    const state = federated()
    addTies(state, {
      kind: 'alliance',
      nations: ['byzantines', 'persians'],
      since: 4,
      until: 'activations'
    })
    const [friend] = army(state, 'persians', GRANT[1], 1)
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), {
      answers: answering({ 'defend-foedus': 'no' })
    })
    expect(unitOf(state, friend?.id ?? '').at).not.toBe(GRANT[1])
  })

  it('XXVIII.G when the federator loses its capital or is bankrupt', () => {
    const conquered = federated()
    drive(conquered, (play) => capitalConquered(play, 'byzantines', 'huns', 'thracia'), {
      answers: answering({})
    })
    expect(broken(conquered)).toBe(true)
    const poor = federated()
    drive(poor, (play) => bankrupt(play, 'byzantines', 'expenses'), { answers: answering({}) })
    expect(broken(poor)).toBe(true)
  })

  it('XXVIII.G the federate may also stay', () => {
    const state = federated()
    drive(state, (play) => federatesMayBreak(play, 'byzantines', 'usurper'), { answers: [{ option: 'no' }] })
    expect(broken(state)).toBe(false)
  })

  it('XXVIII.G with the federator’s end it is over', () => {
    const state = federated()
    drive(state, (play) => endAllTies(play, 'byzantines'), { answers: answering({}) })
    expect(broken(state)).toBe(true)
    expect(goths(state).every((id) => unitOf(state, id).controller === 'visigoths')).toBe(true)
  })

  it('XXVIII.G the federate takes its provinces with their cities, and its mercenary comes to the horde', () => {
    const state = federated()
    state.cities[GRANT[0]] = { level: 1, fortified: false }
    const mercenary = foederaBinding(state, 'visigoths')[0]?.mercenary ?? ''
    drive(state, (play) => breakFoedus(play, 'visigoths', 'event'))
    expect(state.control[GRANT[0]]).toBe('visigoths')
    expect(unitOf(state, mercenary)).toMatchObject({ controller: 'visigoths', at: GRANT[0] })
    expect(areHostile(state, 'visigoths', 'byzantines')).toBe(true)
  })

  it('XXVIII.G troops of the federator there leave at once, or stay and fight as defenders', () => {
    for (const stays of ['yes', 'no'] as const) {
      const state = federated()
      const [guest] = army(state, 'byzantines', GRANT[1], 1)
      drive(state, function* (play) {
        settleControl(play)
      })
      const { events } = drive(state, (play) => breakFoedus(play, 'visigoths', 'event'), {
        answers: answering({ 'defend-foedus': stays })
      })
      expect(events.some(({ type }) => type === 'battle-began')).toBe(stays === 'yes')
      if (stays === 'no') expect(unitOf(state, guest?.id ?? '').at).not.toBe(GRANT[1])
    }
  })
})

describe('XXX.F the Foedus card', () => {
  it('XXX.F it forces the Barbarians, for a Kingdom too, and does not count as the offer of the turn', () => {
    const state = atTheDanube()
    state.nations.byzantines.status = 'kingdom'
    const ids = goths(state)
    const { result } = drive(state, (play) => forceFoedus(play, 'byzantines', 'visigoths'), {
      answers: answering({
        'choose-grant': GRANT.join('+'),
        'settle-foedus': settle(ids.slice(0, 2), ids.slice(2))
      })
    })
    expect(result).toBe(true)
    expect(state.thisTurn.foedusOffered).toEqual([])
  })

  it('XXX.F it is void where the conditions of a Foedus do not hold', () => {
    const state = atTheDanube()
    expect(drive(state, (play) => forceFoedus(play, 'byzantines', 'franks')).result).toBe(false)
    expect(unitsIn(state, 'valachia' satisfies ProvinceId)).toHaveLength(4)
  })
})
