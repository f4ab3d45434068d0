import { describe, expect, it } from 'vitest'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { stackedUnits, stackingLimit, stackingRoom } from '../../queries/movement/stacking.ts'
import { isFederate } from '../../queries/nations/realm.ts'
import { piecesIn } from '../../queries/pieces/pieces.ts'
import { unitById, unitsIn } from '../../queries/pieces/placement.ts'
import { foedusLeavingRefusal, foedusObstacle, grantsFor } from '../../queries/relations/foedus.ts'
import { federatorOf, foederaOfFederate, foedusLands } from '../../queries/relations/relations.ts'
import { areFriendly } from '../../queries/relations/stance.ts'
import { canBecomeKingdom } from '../../queries/time/kingdom-and-empire-checks.ts'
import { drive, eventsEmittedBy, values } from '../../testing/drive.ts'
import {
  atTheDanube,
  federated,
  GRANT_KEY,
  GRANTED_PROVINCES,
  goths,
  settleAnswer
} from '../../testing/federates.ts'
import { beginMovementOf, landOrder, verdictOn } from '../../testing/march-orders.ts'
import { arrange, clear, move, tie, troops } from '../../testing/position.ts'
import { askedFor, kindsAsked, optionKeys, placesOfPieces } from '../../testing/read-results.ts'
import { type ProvinceId, provinces } from '../../world/provinces.ts'
import { settleControl } from '../control/control.ts'
import { replaceMercenaries } from '../time/replace-mercenaries.ts'
import { diplomacyBeforeActivation, endDiplomacy } from './diplomacy-steps.ts'
import { establishFoedus, foederaTakeEffect, forceFoedus, mayOfferFoedus, offerFoedus } from './foedus.ts'
import { replaceRelations } from './relation-list.ts'
import { barToSubmission } from './submission.ts'

const SECOND = ['moesia_superior', 'naissus'] as const

describe('XXVIII.A the Foedus in general', () => {
  it('XXVIII.A the federator cedes two adjacent Civilised provinces of one Area, one beside the Barbarians', () => {
    const state = atTheDanube()
    const grants = grantsFor(state, 'byzantines', 'visigoths')
    expect(grants).toContainEqual(GRANTED_PROVINCES)
    // Both at the river, but not adjacent; adjacent, but both inland; of two Areas, and a capital.
    expect(grants).not.toContainEqual(['moesia_superior', 'tyras'])
    expect(grants).not.toContainEqual(['dardania', 'naissus'])
    expect(grants).not.toContainEqual(['moesia_inferior', 'thracia'])
    // What it does not control it cannot cede.
    arrange(state, { control: { tyras: 'persians' } })
    expect(grantsFor(state, 'byzantines', 'visigoths').flat()).not.toContain('tyras')
    expect(foedusObstacle(state, 'byzantines', 'franks')).toBe('no-two-provinces')
  })

  it('XXVIII.A an Empire offers one Foedus a turn; a Kingdom none without the card', () => {
    const state = atTheDanube()
    expect(mayOfferFoedus(state, 'byzantines', 'visigoths')).toBe(true)
    state.nations.byzantines.status = 'kingdom'
    expect(mayOfferFoedus(state, 'byzantines', 'visigoths')).toBe(false)
    state.nations.byzantines.status = 'empire'
    drive(state, (play) => offerFoedus(play, 'byzantines', 'visigoths'), {
      answers: [GRANT_KEY, 'no']
    })
    expect(isFederate(state, 'visigoths')).toBe(false)
    expect(mayOfferFoedus(state, 'byzantines', 'visigoths')).toBe(false)
  })

  it('XXVIII.A it is offered as the Barbarian nation’s activation begins, and voluntary', () => {
    const state = atTheDanube()
    state.thisTurn.foedusOffered = ['romans']
    const ids = goths(state)
    const { decisions } = drive(state, (play) => diplomacyBeforeActivation(play, 'visigoths'), {
      answers: {
        'offer-foedus': GRANT_KEY,
        'accept-foedus': 'yes',
        'settle-foedus': settleAnswer(ids.slice(0, 2), ids.slice(2))
      },
      otherwise: 'first'
    })
    expect(kindsAsked(decisions)).toContain('accept-foedus')
    expect(isFederate(state, 'visigoths')).toBe(true)
  })

  it('XXVIII.A no Barbarian that invades, nor a vassal, nor another’s federate', () => {
    const state = atTheDanube()
    state.thisTurn.invading = ['visigoths']
    expect(foedusObstacle(state, 'byzantines', 'visigoths')).toBe('invading')
    state.thisTurn.invading = []
    tie(state, { kind: 'vassal', between: ['huns', 'visigoths'], since: 1 })
    expect(foedusObstacle(state, 'byzantines', 'visigoths')).toBe('vassal')
    expect(foedusObstacle(federated(), 'romans', 'visigoths')).toBe('other-federator')
  })
})

describe('XXVIII.B establishing the Foedus', () => {
  it('XXVIII.B the horde and its units move to the ceded provinces at once', () => {
    const state = federated()
    expect(state.nations.visigoths.seat).toEqual({ kind: 'horde', at: GRANTED_PROVINCES[0] })
    const [lent] = foederaOfFederate(state, 'visigoths').map(({ mercenary }) => mercenary)
    const settlers = goths(state).filter((id) => id !== lent)
    expect(placesOfPieces(state, settlers).toSorted()).toEqual([
      GRANTED_PROVINCES[0],
      GRANTED_PROVINCES[1],
      GRANTED_PROVINCES[1]
    ])
    expect(foedusLands(state, 'visigoths')).toEqual([...GRANTED_PROVINCES])
  })

  it('XXVIII.B as many units as the limits allow must come', () => {
    const state = atTheDanube()
    expect(() =>
      drive(
        state,
        (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANTED_PROVINCES, 'offer-accepted'),
        {
          answers: { 'settle-foedus': settleAnswer(goths(state).slice(0, 1), []) },
          otherwise: 'first'
        }
      )
    ).toThrow('refusal.more-units-fit')
  })

  it('XXVIII.B the federator takes out what no longer fits, also to the land the federate has left', () => {
    const state = atTheDanube(7)
    const ids = goths(state)
    const romans = troops(state, 'byzantines', GRANTED_PROVINCES[0], 2)
    const limit = stackingLimit(state, 'visigoths', GRANTED_PROVINCES[0])
    drive(
      state,
      (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANTED_PROVINCES, 'offer-accepted'),
      {
        answers: {
          'place-horde': GRANTED_PROVINCES[0],
          'settle-foedus': settleAnswer(ids.slice(0, 3), ids.slice(3)),
          'make-room': values({ retreat: [], valachia: romans }),
          'lend-mercenary': ids[0] ?? ''
        }
      }
    )
    expect(placesOfPieces(state, romans)).toEqual(['valachia', 'valachia'])
    expect(stackedUnits(state, 'byzantines', GRANTED_PROVINCES[0]).length).toBeLessThanOrEqual(limit)
  })

  it('XXVIII.B too many units may not stay', () => {
    const state = atTheDanube(7)
    const ids = goths(state)
    troops(state, 'byzantines', GRANTED_PROVINCES[1], 2)
    expect(() =>
      drive(
        state,
        (play) => establishFoedus(play, 'byzantines', 'visigoths', GRANTED_PROVINCES, 'offer-accepted'),
        {
          answers: {
            'place-horde': GRANTED_PROVINCES[0],
            'settle-foedus': settleAnswer(ids.slice(0, 3), ids.slice(3)),
            'make-room': values({ retreat: [], valachia: [] })
          }
        }
      )
    ).toThrow('refusal.too-many-stay')
  })
})

describe('XXVIII.C the federate’s mercenary', () => {
  it('XXVIII.C it reports to the Caesar and serves until the Foedus ends', () => {
    const state = federated()
    const [foedus] = foederaOfFederate(state, 'visigoths')
    const unit = unitById(state, foedus?.mercenary ?? '')
    expect(unit.controller).toBe('byzantines')
    expect(unit.at).toBe(state.leaders['caesar-east']?.at)
  })

  it('XXVIII.C a lost mercenary is replaced in the federator’s Reinforcements', () => {
    const state = federated()
    state.turn += 1
    const [foedus] = foederaOfFederate(state, 'visigoths')
    const lost = unitById(state, foedus?.mercenary ?? '')
    move(state, [lost.id], 'reserve')
    drive(state, (play) => replaceMercenaries(play, 'byzantines'), { otherwise: 'first' })
    expect(foedus?.mercenary).not.toBe(lost.id)
    expect(unitById(state, foedus?.mercenary ?? '').controller).toBe('byzantines')
  })
})

describe('XXVIII.D the federator', () => {
  it('XXVIII.D it keeps control of the ceded provinces, and pays the first tribute as the Foedus takes effect', () => {
    const before = atTheDanube().nations.byzantines.treasury
    const state = federated()
    expect(GRANTED_PROVINCES.map((id) => state.control[id])).toEqual(['byzantines', 'byzantines'])
    expect(state.nations.byzantines.treasury).toBe(before - 3)
    expect(state.nations.visigoths.treasury).toBe(3)
  })

  it('XXVIII.D its units may stand with the federate’s, as far as the limits allow', () => {
    const state = federated()
    expect(areFriendly(state, 'byzantines', 'visigoths')).toBe(true)
    // Four in the marshes of Tyras, two of them Goths.
    expect(stackingRoom(state, 'byzantines', GRANTED_PROVINCES[1])).toBe(2)
    beginMovementOf(state, 'byzantines')
    const [guest = ''] = troops(state, 'byzantines', 'moesia_superior', 1)
    expect(verdictOn(state, landOrder('moesia_superior', GRANTED_PROVINCES[0], guest))).toBe('ok')
  })

  it('XXVIII.D the federate’s horde gives the Area to nobody', () => {
    const state = federated()
    const others = provinces.filter(
      ({ id, area }) => area === 'moesia' && !GRANTED_PROVINCES.some((granted) => granted === id)
    )
    arrange(state, { control: Object.fromEntries(others.map(({ id }) => [id, null])) })
    eventsEmittedBy(state, (play) => settleControl(play))
    expect(state.areaControl.moesia).toBeUndefined()
    // XII.C: without the Foedus the only horde of the Area would give it to the Goths.
    replaceRelations(state, [])
    eventsEmittedBy(state, (play) => settleControl(play))
    expect(state.areaControl.moesia).toBe('visigoths')
  })

  it('XXVIII.A nothing is granted where strangers stand', () => {
    const state = atTheDanube()
    const offered = () => grantsFor(state, 'byzantines', 'visigoths').flat()
    expect(offered()).toContain(GRANTED_PROVINCES[0])
    troops(state, 'persians', GRANTED_PROVINCES[0], 1)
    expect(offered()).not.toContain(GRANTED_PROVINCES[0])
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
    expect(canBecomeKingdom(state, 'visigoths')).toBe(false)
    expect(barToSubmission(state, 'gepids', 'visigoths')).toBe('victor-is-federate')
    replaceRelations(state, [])
    expect(canBecomeKingdom(state, 'visigoths')).toBe(true)
    expect(barToSubmission(state, 'gepids', 'visigoths')).toBeNull()
  })

  it('XXVIII.E its last unit does not leave a province that would fall to others', () => {
    const state = federated()
    const pieces = piecesIn(state, GRANTED_PROVINCES[1], ['visigoths'])
    state.areaControl = { moesia: 'byzantines' }
    expect(foedusLeavingRefusal(state, pieces)).toBeNull()
    state.areaControl = {}
    expect(foedusLeavingRefusal(state, pieces)?.rule).toBe('XXVIII.E')
    expect(foedusLeavingRefusal(state, pieces.slice(1))).toBeNull()
    troops(state, 'byzantines', GRANTED_PROVINCES[1], 1)
    expect(foedusLeavingRefusal(state, pieces)).toBeNull()
  })

  it('XXVIII.E an inactive one scores nothing (VI.B)', () => {
    const state = federated()
    state.nations.visigoths.activity = 'inactive'
    drive(state, endDiplomacy)
    expect(state.score.nations.visigoths ?? 0).toBe(0)
  })

  it('XXVIII.E it scores 3 points for each Foedus every turn, even if it has lost one of the provinces', () => {
    const scored = (...lost: readonly ProvinceId[]) => {
      const state = federated()
      arrange(state, { control: Object.fromEntries(lost.map((id) => [id, 'persians'])) })
      drive(state, (play) => endDiplomacy(play))
      return state.score.nations.visigoths ?? 0
    }
    expect([scored(), scored(GRANTED_PROVINCES[0]), scored(GRANTED_PROVINCES[1])]).toEqual([3, 3, 3])
    expect(scored(...GRANTED_PROVINCES)).toBe(0)
  })
})

describe('XXVIII.F several Foedera', () => {
  it('XXVIII.F two more provinces mean another mercenary, more tribute and more points', () => {
    const state = federated()
    drive(state, (play) => establishFoedus(play, 'byzantines', 'visigoths', SECOND, 'offer-accepted'), {
      answers: { 'place-horde': GRANTED_PROVINCES[0] },
      otherwise: 'first'
    })
    const foedera = foederaOfFederate(state, 'visigoths')
    expect(foedera).toHaveLength(2)
    expect(new Set(foedera.map(({ mercenary }) => mercenary)).size).toBe(2)
    expect(state.nations.visigoths.seat?.at).toBe(GRANTED_PROVINCES[0])
    expect(state.nations.visigoths.treasury).toBe(6)
    expect(incomeOf(state, 'byzantines').expenses).toBe(6)
    drive(state, (play) => endDiplomacy(play))
    expect(state.score.nations.visigoths).toBe(6)
  })

  it('XXVIII.F the horde does not go to a province of the older Foedus that enemies have taken', () => {
    const state = federated()
    clear(state, GRANTED_PROVINCES[1])
    troops(state, 'huns', GRANTED_PROVINCES[1], 2)
    const { decisions } = drive(
      state,
      (play) => establishFoedus(play, 'byzantines', 'visigoths', SECOND, 'offer-accepted'),
      { otherwise: 'first' }
    )
    const [placing] = askedFor(decisions, 'place-horde')
    expect(placing && optionKeys(placing)).toEqual([GRANTED_PROVINCES[0], ...SECOND])
  })
})

describe('XXX.F the Foedus card', () => {
  it('XXX.F it forces the Barbarians, for a Kingdom too, and does not count as the offer of the turn', () => {
    const state = atTheDanube()
    state.nations.byzantines.status = 'kingdom'
    const ids = goths(state)
    expect(drive(state, (play) => forceFoedus(play, 'byzantines', 'visigoths')).result).toBe(true)
    drive(state, (play) => foederaTakeEffect(play, 'visigoths'), {
      answers: {
        'choose-grant': GRANT_KEY,
        'settle-foedus': settleAnswer(ids.slice(0, 2), ids.slice(2))
      },
      otherwise: 'first'
    })
    expect(federatorOf(state, 'visigoths')).toBe('byzantines')
    expect(state.thisTurn.foedusOffered).toEqual([])
  })

  it('XXX.F it is void where the conditions of a Foedus do not hold', () => {
    const state = atTheDanube()
    expect(drive(state, (play) => forceFoedus(play, 'byzantines', 'franks')).result).toBe(false)
    expect(unitsIn(state, 'valachia' satisfies ProvinceId)).toHaveLength(4)
  })
})
