import { describe, expect, it } from 'vitest'
import { income } from '../../queries/administration/income.ts'
import { positionOf } from '../../queries/control/position-of-board.ts'
import { baseWorld } from '../../queries/map/world-tables.ts'
import { suzerainOf } from '../../queries/nations/realm.ts'
import { unitById } from '../../queries/pieces/placement.ts'
import { vassalageOf } from '../../queries/relations/relations.ts'
import { stance } from '../../queries/relations/stance.ts'
import { objectivePoints } from '../../queries/scoring/objectives.ts'
import type { InvasionsState } from '../../state.ts'
import { pointsOnCard } from '../../testing/card-points.ts'
import { drive } from '../../testing/drive.ts'
import { arrange, disarm, move, opening, tie, troops } from '../../testing/position.ts'
import { askedFor, onMap, optionKeys, placesOfPieces } from '../../testing/read-results.ts'
import { onTheSteppe, subjected } from '../../testing/vassals.ts'
import type { ProvinceId } from '../../world/provinces.ts'
import { fightBattle } from '../battle/fight-battle.ts'
import { takeCity } from '../siege/conquest.ts'
import { replaceMercenaries } from '../time/replace-mercenaries.ts'
import { submitOrDriveAway } from './relation-changes.ts'
import { changeRelation } from './relation-list.ts'
import { barToSubmission, isReduced, submitsEasily, submitTo, submitWithLostStack } from './submission.ts'

/** Five Visigoth units attack the lone horde of the Ostrogoths. */
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
    // Four white dice and a black one for the attackers, one die for the horde.
    { dice: [4, 4, 4, 4, 3, 1], otherwise: 'first' }
  )
}

describe('XXIX.A submission in general', () => {
  it('XXIX.A an Empire never submits', () => {
    const state = opening()
    expect(barToSubmission(state, 'byzantines', 'persians')).toBe('empire')
    drive(state, (play) => submitOrDriveAway(play, 'byzantines', 'persians', 'thracia', 'horde-captured'))
    expect(suzerainOf(state, 'byzantines')).toBeNull()
  })

  it('XXIX.A a vassal that another nation submits changes its suzerain', () => {
    const state = subjected()
    const first = vassalageOf(state, 'ostrogoths')?.mercenary ?? ''
    drive(state, (play) => submitOrDriveAway(play, 'ostrogoths', 'alans', 'ucraina', 'horde-captured'))
    expect(suzerainOf(state, 'ostrogoths')).toBe('alans')
    expect(unitById(state, first).controller).not.toBe('huns')
  })
})

describe('XXIX.F a victor who has a lord', () => {
  it('XXIX.F it submits nobody: the beaten horde goes away', () => {
    const state = onTheSteppe()
    tie(state, { kind: 'vassal', between: ['persians', 'alans'], since: 2 })
    troops(state, 'alans', 'ucraina', 4)
    drive(state, (play) => submitOrDriveAway(play, 'ostrogoths', 'alans', 'ucraina', 'horde-captured'), {
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
    const huns = onMap(state, 'huns').map(({ at }) => at)
    expect(huns).toHaveLength(6)
    expect(huns).not.toContain('ucraina')
  })

  it('XXIX.B others must destroy all its troops and hit the horde', () => {
    const alone = fightFor('visigoths', 0, 'ucraina', [4, 4, 4, 4, 4, 3, 1])
    expect(alone.won).toBe(true)
    expect(suzerainOf(alone.state, 'ostrogoths')).toBe('visigoths')
    // One of two falls: the other leads the horde away.
    const escorted = fightFor('visigoths', 2, 'ucraina', [4, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(escorted.won).toBe(true)
    expect(suzerainOf(escorted.state, 'ostrogoths')).toBeNull()
    expect(escorted.state.nations.ostrogoths.seat?.at).not.toBe('ucraina')
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
    const { events } = drive(state, (play) =>
      submitOrDriveAway(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured')
    )
    expect(state.nations.ostrogoths.treasury).toBe(4)
    expect(state.nations.huns.treasury).toBe(3)
    expect(state.hands.huns.events).toEqual(['dice'])
    expect(events).toContainEqual({ type: 'card-stolen', from: 'goths', to: 'huns', rule: 'XXIX.B' })
  })

  it('XXIX.B others steal no card', () => {
    const state = onTheSteppe()
    arrange(state, { hands: { goths: { events: ['dice'] } } })
    drive(state, (play) => submitOrDriveAway(play, 'ostrogoths', 'franks', 'ucraina', 'horde-captured'))
    expect(suzerainOf(state, 'ostrogoths')).toBe('franks')
    expect(state.hands.goths.events).toEqual(['dice'])
  })

  it('XXIX.B the suzerain leaves the province of the horde and all where the two still face each other', () => {
    const state = onTheSteppe()
    const here = troops(state, 'huns', 'ucraina', 1)
    drive(state, (play) => submitOrDriveAway(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'))
    expect(placesOfPieces(state, here)).toEqual(['sarkil'])
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

  it('XXIX.C the suzerain leaves another city of his vassal, but not for the capital that he has just left', () => {
    const state = vandalKingdom()
    disarm(state, 'byzantines')
    arrange(state, { control: { saldae: 'vandals' } })
    const besiegers = troops(state, 'byzantines', 'saldae', 2)
    const { decisions } = drive(state, (play) => takeCity(play, 'africa', 'byzantines'), {
      otherwise: 'first'
    })
    expect(suzerainOf(state, 'vandals')).toBe('byzantines')
    const retreats = askedFor(decisions, 'retreat')
    expect(retreats.length).toBeGreaterThan(0)
    for (const asked of retreats) expect(optionKeys(asked, 'to')).not.toContain('africa')
    expect(placesOfPieces(state, besiegers)).not.toContain('saldae')
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
    const { events } = drive(state, (play) =>
      submitWithLostStack(play, 'euskaldunes', 'visigoths', 'piranaei')
    )
    expect(suzerainOf(state, 'euskaldunes')).toBe('visigoths')
    expect(events.some(({ type }) => type === 'plunder')).toBe(true)
  })

  it('XXIX.C one that has a capital does not submit in the field', () => {
    const state = vandalKingdom()
    drive(state, (play) => submitWithLostStack(play, 'vandals', 'byzantines', 'utica'))
    expect(suzerainOf(state, 'vandals')).toBeNull()
  })
})

describe('XXIX.D the vassal’s mercenary', () => {
  it('XXIX.D Nomads choose it themselves, and it goes to their horde', () => {
    const state = onTheSteppe()
    troops(state, 'ostrogoths', 'ucraina', 3)
    const { decisions } = drive(
      state,
      (play) => submitOrDriveAway(play, 'ostrogoths', 'huns', 'ucraina', 'horde-captured'),
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
      (play) => submitOrDriveAway(play, 'ostrogoths', 'byzantines', 'ucraina', 'horde-captured'),
      {
        otherwise: 'first'
      }
    )
    expect(decisions[0]).toMatchObject({ kind: 'lend-mercenary', side: 'goths' })
    const tie = vassalageOf(state, 'ostrogoths')
    expect(unitById(state, tie?.mercenary ?? '').at).toBe('thracia')
    if (tie) changeRelation(state, tie, { mercenary: null })
    state.turn += 1
    drive(state, (play) => replaceMercenaries(play, 'byzantines'))
    expect(tie?.mercenary).toBeNull()
    const nomad = subjected()
    const theirs = vassalageOf(nomad, 'ostrogoths')
    move(nomad, [theirs?.mercenary ?? ''], 'reserve')
    nomad.turn += 1
    drive(nomad, (play) => replaceMercenaries(play, 'huns'))
    expect(unitById(nomad, theirs?.mercenary ?? '')).toMatchObject({ controller: 'huns', at: 'sarkil' })
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
    // Ucraina brings the Huns a point by their own card.
    Object.assign(state, { control: { ucraina: 'ostrogoths' }, areaControl: {} })
    expect(objectivePoints(state, 'huns')).toBe(1)
    expect(objectivePoints({ ...state, relations: [] }, 'huns')).toBe(0)
  })
})

describe('XXIX.F the vassal', () => {
  it('XXIX.F it is neutral to its suzerain, and submits nobody', () => {
    const state = subjected()
    expect(stance(state, 'ostrogoths', 'huns')).toBe('neutral')
    expect(barToSubmission(state, 'gepids', 'ostrogoths')).toBe('victor-is-vassal')
  })

  it('XXIX.F it scores half of what it would score free, rounded up', () => {
    const points = (...held: readonly ProvinceId[]) => {
      const state = subjected()
      Object.assign(state, {
        control: Object.fromEntries(held.map((id) => [id, 'ostrogoths'])),
        areaControl: {}
      })
      return [
        objectivePoints(state, 'ostrogoths'),
        objectivePoints({ ...state, relations: [] }, 'ostrogoths')
      ]
    }
    expect(points()).toEqual([0, 0])
    // An even worth and an odd one.
    for (const held of [['latium'], ['latium', 'sicilia']] as const) {
      const whole = pointsOnCard('ostrogoths', ...held)
      expect(points(...held)).toEqual([Math.ceil(whole / 2), whole])
    }
  })
})
