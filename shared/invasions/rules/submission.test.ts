import { describe, expect, it } from 'vitest'
import { income } from '../queries/income.ts'
import { objectivePoints } from '../queries/objectives.ts'
import { unitById } from '../queries/placement.ts'
import { positionOf } from '../queries/position-of.ts'
import { suzerainOf } from '../queries/realm.ts'
import { stance } from '../queries/stance.ts'
import { vassalageOf } from '../queries/ties.ts'
import { baseWorld } from '../queries/world-tables.ts'
import type { InvasionsState } from '../state.ts'
import { drive } from '../testing/drive.ts'
import { arrange, disarm, opening, tie, troops } from '../testing/position.ts'
import { placesOf } from '../testing/read.ts'
import { fightBattle } from './battle.ts'
import { takeCity } from './conquest.ts'
import { diplomacyBeforeActivation } from './diplomacy.ts'
import { establishFoedus } from './foedus.ts'
import { mayRebel } from './freedom.ts'
import { levyOf } from './reinforcements/barbarian-units.ts'
import { replaceMercenaries } from './reinforcements/mercenaries.ts'
import { barToSubmission, isReduced, stackWipedOut, submitsEasily, submitTo } from './submission.ts'
import { changeTie } from './tie-list.ts'
import { capitalConquered, endAllTies, setFree, submit } from './ties.ts'

/** The Huns in the steppe, three Ostrogoths and their horde beside them. */
function onTheSteppe(): InvasionsState {
  const state = opening({ turn: 3, nations: { huns: { seat: { kind: 'horde', at: 'sarkil' } } } })
  disarm(state, 'ostrogoths')
  troops(state, 'huns', 'sarkil', 2)
  troops(state, 'ostrogoths', 'ucraina', 3)
  return state
}

function subjected(): InvasionsState {
  const state = onTheSteppe()
  drive(state, (play) => submit(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'))
  return state
}

/** Five Visigoth units fall upon the Ostrogoths' horde alone. */
function attackHorde(state: InvasionsState) {
  const attackers = troops(state, 'visigoths', 'ucraina', 5)
  return drive(
    state,
    (play) =>
      fightBattle(play, {
        province: 'ucraina',
        attacker: { nation: 'visigoths', units: attackers, leader: null, hordes: [] },
        defender: { nation: 'ostrogoths', units: [], leader: null, hordes: ['ostrogoths'] },
        from: {},
        intercepted: false
      }),
    // Four white and one black die of theirs, one that the horde has.
    { dice: [4, 4, 4, 4, 3, 1], otherwise: 'first' }
  )
}

describe('XXIX.A submission in general', () => {
  it('XXIX.A an Empire never submits', () => {
    const state = opening()
    expect(barToSubmission(state, 'byzantines', 'persians')).toBe('empire')
    drive(state, (play) => submit(play, 'byzantines', 'persians', 'thracia', 'horde-captured'))
    expect(suzerainOf(state, 'byzantines')).toBeNull()
  })

  it('XXIX.A a vassal that another nation submits changes its suzerain', () => {
    const state = subjected()
    const first = vassalageOf(state, 'ostrogoths')?.mercenary ?? ''
    drive(state, (play) => submit(play, 'ostrogoths', 'alans', 'ucraina', 'horde-captured'))
    expect(suzerainOf(state, 'ostrogoths')).toBe('alans')
    expect(unitById(state, first).controller).not.toBe('huns')
  })
})

describe('XXIX.F a victor who has a lord', () => {
  it('XXIX.F it submits nobody: the beaten horde goes away', () => {
    const state = onTheSteppe()
    tie(state, { kind: 'vassal', between: ['persians', 'alans'], since: 2 })
    troops(state, 'alans', 'ucraina', 4)
    drive(state, (play) => submit(play, 'ostrogoths', 'alans', 'ucraina', 'horde-captured'), {
      otherwise: 'first'
    })
    expect(suzerainOf(state, 'ostrogoths')).toBeNull()
    expect(state.nations.ostrogoths.seat).toEqual({ kind: 'horde', at: 'danapris' })
  })
})

describe('XXIX.B submitting Barbarians', () => {
  it('XXIX.B Nomads need only win in a Barbarian Area; others, and elsewhere, do not', () => {
    const state = onTheSteppe()
    expect(submitsEasily(state, 'ostrogoths', 'huns', 'ucraina')).toBe(true)
    expect(submitsEasily(state, 'ostrogoths', 'huns', 'moesia_inferior')).toBe(false)
    expect(submitsEasily(state, 'ostrogoths', 'visigoths', 'ucraina')).toBe(false)
    expect(submitsEasily(state, 'alans', 'huns', 'alania')).toBe(false)
  })

  /** A battle for the Ostrogoths' horde: so many of theirs against six of another nation. */
  const fightFor = (
    victor: 'huns' | 'alamanni' | 'visigoths',
    goths: number,
    province: 'ucraina' | 'tyras',
    dice: readonly number[]
  ) => {
    const state = onTheSteppe()
    disarm(state, 'ostrogoths', 'byzantines', 'romans', victor)
    for (const id of ['rex-ostrogothi', 'hermanricus'])
      if (state.leaders[id]) Object.assign(state.leaders[id], { presence: 'gone', at: null })
    state.nations.ostrogoths.seat = { kind: 'horde', at: province }
    const defenders = troops(state, 'ostrogoths', province, goths)
    const attackers = troops(state, victor, province, 6)
    const { result } = drive(
      state,
      (play) =>
        fightBattle(play, {
          province,
          attacker: { nation: victor, units: attackers, leader: null, hordes: [] },
          defender: {
            nation: 'ostrogoths',
            units: defenders,
            leader: null,
            hordes: ['ostrogoths']
          },
          from: Object.fromEntries(attackers.map((id) => [id, 'pripet' as const])),
          intercepted: false
        }),
      { dice, otherwise: 'first' }
    )
    return { state, won: result.winner === 'attacker' }
  }

  it('XXIX.B Nomads who win in a Barbarian Area have the horde as vassal, whatever of it is left', () => {
    const { state, won } = fightFor('huns', 2, 'ucraina', [6, 6])
    expect(won).toBe(true)
    expect(suzerainOf(state, 'ostrogoths')).toBe('huns')
    expect(
      Object.values(state.units).some(({ at, controller }) => at === 'ucraina' && controller === 'huns')
    ).toBe(false)
  })

  it('XXIX.B others must destroy all its troops and hit the horde', () => {
    const alone = fightFor('visigoths', 0, 'ucraina', [4, 4, 4, 4, 4, 3, 1])
    expect(alone.won).toBe(true)
    expect(suzerainOf(alone.state, 'ostrogoths')).toBe('visigoths')
  })

  it('XXIX.A by another victory a vassal changes its suzerain', () => {
    const { state } = fightFor('huns', 1, 'ucraina', [6, 6])
    disarm(state, 'ostrogoths')
    attackHorde(state)
    expect(suzerainOf(state, 'ostrogoths')).toBe('visigoths')
  })

  it('XXIX.F a federate that wins drives the horde away and has no vassal', () => {
    const state = onTheSteppe()
    tie(state, {
      kind: 'foedus',
      between: ['byzantines', 'visigoths'],
      provinces: ['moesia_inferior', 'tyras'],
      since: 2
    })
    disarm(state, 'ostrogoths', 'huns')
    const { result } = attackHorde(state)
    expect(result).toEqual({ winner: 'attacker', submitted: null })
    expect(suzerainOf(state, 'ostrogoths')).toBeNull()
    expect(state.nations.ostrogoths.seat).toEqual({ kind: 'horde', at: 'danapris' })
  })

  it('XXIX.B half of the treasure goes to the suzerain, and Nomads steal a card', () => {
    const state = onTheSteppe()
    state.nations.ostrogoths.treasury = 7
    arrange(state, { hands: { goths: { events: ['dice'] } } })
    const { events } = drive(state, (play) => submit(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'))
    expect(state.nations.ostrogoths.treasury).toBe(4)
    expect(state.nations.huns.treasury).toBe(3)
    expect(state.hands.huns.events).toEqual(['dice'])
    expect(events).toContainEqual({ type: 'card-stolen', from: 'goths', to: 'huns', rule: 'XXIX.B' })
  })

  it('XXIX.B others steal no card', () => {
    const state = onTheSteppe()
    arrange(state, { hands: { goths: { events: ['dice'] } } })
    drive(state, (play) => submit(play, 'ostrogoths', 'franks', 'ucraina', 'horde-captured'))
    expect(state.hands.goths.events).toEqual(['dice'])
  })

  it('XXIX.B the suzerain leaves the province of the horde and all where the two still face each other', () => {
    const state = onTheSteppe()
    const here = troops(state, 'huns', 'ucraina', 1)
    drive(state, (play) => submit(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'))
    expect(placesOf(state, here)).toEqual(['sarkil'])
  })
})

describe('XXIX.C submitting a Kingdom', () => {
  const vandalKingdom = (): InvasionsState => {
    const state = opening()
    disarm(state, 'romans')
    arrange(state, { nations: { vandals: { status: 'kingdom', seat: { kind: 'capital', at: 'africa' } } } })
    state.control = { ...state.control, africa: 'vandals' }
    troops(state, 'vandals', 'utica', 2)
    return state
  }

  it('XXIX.C a Kingdom of no more than three provinces submits with its capital', () => {
    const state = vandalKingdom()
    drive(state, (play) => takeCity(play, 'africa', 'byzantines'), { otherwise: 'first' })
    expect(suzerainOf(state, 'vandals')).toBe('byzantines')
  })

  it('XXIX.C a larger one does not', () => {
    const state = vandalKingdom()
    const more = ['sicilia', 'sardinia', 'balearica', 'corsica', 'tripolitania'] as const
    for (const id of more) if (id in state.control) state.control = { ...state.control, [id]: 'vandals' }
    expect(isReduced(state, 'vandals')).toBe(false)
    drive(state, (play) => takeCity(play, 'africa', 'byzantines'), { otherwise: 'first' })
    expect(suzerainOf(state, 'vandals')).toBeNull()
  })

  it('XXIX.C a Kingdom without a capital submits with its leader’s stack, for a plunder marker', () => {
    const state = opening()
    disarm(state, 'euskaldunes')
    const { events } = drive(state, (play) => stackWipedOut(play, 'euskaldunes', 'visigoths', 'piranaei'))
    expect(suzerainOf(state, 'euskaldunes')).toBe('visigoths')
    expect(events.some(({ type }) => type === 'plunder')).toBe(true)
  })

  it('XXIX.C one that has a capital does not submit in the field', () => {
    const state = vandalKingdom()
    drive(state, (play) => stackWipedOut(play, 'vandals', 'byzantines', 'utica'))
    expect(suzerainOf(state, 'vandals')).toBeNull()
  })
})

describe('XXIX.D the vassal’s mercenary', () => {
  it('XXIX.D Nomads choose it themselves, and it goes to their horde', () => {
    const state = onTheSteppe()
    troops(state, 'ostrogoths', 'ucraina', 3)
    const { decisions } = drive(
      state,
      (play) => submit(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'),
      {
        otherwise: 'first'
      }
    )
    expect(decisions[0]).toMatchObject({ kind: 'lend-mercenary', side: 'huns' })
    const unit = unitById(state, vassalageOf(state, 'ostrogoths')?.mercenary ?? '')
    expect(unit).toMatchObject({ controller: 'huns', at: 'sarkil' })
  })

  it('XXIX.D others leave the choice to the vassal, and only Nomads get a replacement', () => {
    const state = onTheSteppe()
    troops(state, 'ostrogoths', 'ucraina', 3)
    const { decisions } = drive(
      state,
      (play) => submit(play, 'ostrogoths', 'byzantines', 'ucraina', 'horde-captured'),
      {
        otherwise: 'first'
      }
    )
    expect(decisions[0]).toMatchObject({ kind: 'lend-mercenary', side: 'goths' })
    const tie = vassalageOf(state, 'ostrogoths')
    expect(unitById(state, tie?.mercenary ?? '').at).toBe('thracia')
    if (tie) changeTie(state, tie, { mercenary: null })
    state.turn += 1
    drive(state, (play) => replaceMercenaries(play, 'byzantines'))
    expect(tie?.mercenary).toBeNull()
    const nomad = subjected()
    const theirs = vassalageOf(nomad, 'ostrogoths')
    if (theirs) changeTie(state, theirs, { mercenary: null })
    nomad.turn += 1
    drive(nomad, (play) => replaceMercenaries(play, 'huns'))
    expect(theirs?.mercenary).not.toBeNull()
  })
})

describe('XXIX.E the suzerain', () => {
  it('XXIX.E it receives tribute and points for the vassal’s land, and what its card promises', () => {
    const state = onTheSteppe()
    expect(income(positionOf(state), baseWorld, 'huns').tributes).toBe(0)
    const { events } = drive(state, (play) =>
      submitTo(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured')
    )
    expect(income(positionOf(state), baseWorld, 'huns').tributes).toBe(1)
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'points', nation: 'huns', points: 2, reason: 'submission' })
    )
    state.control = { ...state.control, ucraina: 'ostrogoths' }
    const free = onTheSteppe()
    free.control = { ...free.control, ucraina: 'ostrogoths' }
    // Ucraina is worth 1 to the Huns, and Sarmatia 2.
    expect([objectivePoints(free, 'huns'), objectivePoints(state, 'huns')]).toEqual([0, 3])
  })
})

describe('XXIX.F the vassal', () => {
  it('XXIX.F it is neutral to its suzerain, gets one unit a turn, submits nobody and scores half', () => {
    const state = subjected()
    expect(stance(state, 'ostrogoths', 'huns')).toBe('neutral')
    expect(barToSubmission(state, 'gepids', 'ostrogoths')).toBe('victor-is-vassal')
    state.turn = 6
    const { units, any } = levyOf(state, 'ostrogoths')
    expect(units.reduce((sum, { count }) => sum + count, any)).toBe(1)
    state.control = { ...state.control, latium: 'ostrogoths' }
    const full = { ...state, relations: [] }
    expect(objectivePoints(state, 'ostrogoths')).toBe(Math.ceil(objectivePoints(full, 'ostrogoths') / 2))
  })
})

describe('XXIX.G back to freedom', () => {
  const free = (state: InvasionsState) => suzerainOf(state, 'ostrogoths') === null

  it('XXIX.G with the suzerain’s end or the loss of its capital, and by treason', () => {
    const ended = subjected()
    drive(ended, (play) => endAllTies(play, 'huns'))
    expect(free(ended)).toBe(true)
    const conquered = subjected()
    drive(conquered, (play) => capitalConquered(play, 'huns', 'romans', 'hunnia'))
    expect(free(conquered)).toBe(true)
    const betrayed = subjected()
    const mercenary = vassalageOf(betrayed, 'ostrogoths')?.mercenary ?? ''
    drive(betrayed, (play) => setFree(play, 'ostrogoths', 'vassalage'))
    expect(free(betrayed)).toBe(true)
    expect(unitById(betrayed, mercenary)).toMatchObject({ controller: 'ostrogoths', at: 'ucraina' })
  })

  it('XXIX.G when the suzerain itself is submitted or federated, if the vassal likes', () => {
    for (const [answer, goes] of [
      ['yes', true],
      ['no', false]
    ] as const) {
      const state = subjected()
      drive(state, (play) => submit(play, 'huns', 'persians', 'sarkil', 'horde-captured'), {
        answers: { 'leave-suzerain': answer }
      })
      expect(free(state)).toBe(goes)
    }
    const federated = onTheSteppe()
    tie(federated, { kind: 'vassal', between: ['visigoths', 'ostrogoths'], since: 2 })
    const ids = Object.values(federated.units).filter(
      (unit) => unit.nation === 'visigoths' && unit.at !== 'reserve'
    )
    drive(
      federated,
      (play) =>
        establishFoedus(play, 'byzantines', 'visigoths', ['moesia_inferior', 'tyras'], 'offer-accepted'),
      {
        answers: {
          'settle-foedus': {
            values: { first: ids.slice(0, 4).map(({ id }) => id), second: ids.slice(4).map(({ id }) => id) }
          }
        },
        otherwise: 'first'
      }
    )
    expect(free(federated)).toBe(true)
  })

  it('XXIX.G the vassal of Nomads may rebel from the next turn on: a won rebellion leaves the mercenary behind', () => {
    const state = subjected()
    const mercenary = vassalageOf(state, 'ostrogoths')?.mercenary ?? ''
    expect(drive(state, (play) => mayRebel(play, 'ostrogoths')).decisions).toEqual([])
    state.turn += 1
    drive(state, (play) => mayRebel(play, 'ostrogoths'), { dice: [8], answers: ['yes'] })
    expect(free(state)).toBe(true)
    expect(unitById(state, mercenary)).toMatchObject({ controller: 'huns', at: 'sarkil' })
  })

  it('XXIX.G a lost rebellion costs 5 points and a unit', () => {
    const state = subjected()
    state.turn += 1
    drive(state, (play) => diplomacyBeforeActivation(play, 'ostrogoths'), {
      dice: [9],
      answers: { rebel: 'yes', 'lend-to-kin': 'none' }
    })
    expect(free(state)).toBe(false)
    expect(state.score.nations.ostrogoths).toBe(-5)
    const left = Object.values(state.units).filter(
      (unit) => unit.controller === 'ostrogoths' && unit.at !== 'reserve'
    )
    expect(left).toHaveLength(1)
  })

  it('XXIX.G the vassals of others may not', () => {
    const state = onTheSteppe()
    drive(state, (play) => submit(play, 'ostrogoths', 'byzantines', 'ucraina', 'horde-captured'))
    state.turn += 1
    expect(drive(state, (play) => mayRebel(play, 'ostrogoths')).decisions).toEqual([])
  })
})
